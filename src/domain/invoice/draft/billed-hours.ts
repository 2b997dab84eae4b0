const msOfHundredth = 36_000

/**
 * The hours that are billed for a time in milliseconds, in thousandths of an hour. Rounded to hundredths, which is how
 * invoices state hours; at least one of them for any time at all.
 */
export function billedHoursMilli(ms: number): number {
  return ms > 0 ? Math.max(1, Math.round(ms / msOfHundredth)) * 10 : 0
}
