"""A round robin between bots and agents from outside, rated, recorded and resumable."""
