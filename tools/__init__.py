"""What `make` and the package's build do beyond a line or two. Standard library only."""
