/** The id of one of the parts, counted from 1, of a mutation that no single commit can hold. The last has its own. */
export function partId(id: string, place: number, count: number): string {
  return place === count ? id : `${id}-${place}`
}

/** The id of the mutation that this is, or is a part of. Ids hold no hyphens. */
export function wholeId(id: string): string {
  return id.replace(/(-\d+)+$/, '')
}
