/** Positions are followed for this long after a map was last seen open, in milliseconds. */
export const mapLeaseMs = 150_000
