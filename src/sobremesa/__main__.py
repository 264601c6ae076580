"""`python -m sobremesa`: the same as the command `sobremesa`."""

from .cli import main

if __name__ == "__main__":
    main(prog_name="sobremesa")
