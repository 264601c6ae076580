"""Print and play: a game's box as a PDF, from the content and the art of the screen."""
