"""What the tunnel games share: cards as groups of joined sides, and a maze that grows from a start."""
