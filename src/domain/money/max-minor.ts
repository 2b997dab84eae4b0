/** The largest amount, in minor units. */
export const maxMinor = 100_000_000_000
