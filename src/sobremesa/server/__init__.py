"""The table over the net: rooms, store, HTTP and sockets."""
