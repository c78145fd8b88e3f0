"""The lab: tournaments between bots, balance reports; on this machine or on a Ray cluster."""
