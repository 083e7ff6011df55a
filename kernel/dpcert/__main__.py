"""`python -m dpcert`."""

from dpcert.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
