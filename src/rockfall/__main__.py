"""`python -m rockfall` is the command `rockfall`."""

from rockfall.cli import main

if __name__ == "__main__":
    main()
