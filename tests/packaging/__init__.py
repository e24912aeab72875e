"""What the package is built from and what it holds."""
