/**
 * The id of one part, counted from 1, of a mutation that is too large for one commit. The last part keeps the
 * mutation's own id, so that its arrival means that all have arrived.
 */
export function partId(id: string, place: number, count: number): string {
  return place === count ? id : `${id}-${place}`
}

/** The id of the mutation that this is, or is a part of. Generated ids contain no hyphens. */
export function wholeId(id: string): string {
  return id.replace(/(-\d+)+$/, '')
}
