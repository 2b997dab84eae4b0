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

/** Orders parts of one mutation as they are sent; 0 for two that are not parts of the same one. */
export function compareParts(a: string, b: string): number {
  const whole = wholeId(a)
  if (whole !== wholeId(b)) return 0
  const places = (id: string) => [
    ...id.slice(whole.length).split('-').slice(1).map(Number),
    Infinity,
  ]
  const [left, right] = [places(a), places(b)]
  const i = left.findIndex((place, index) => place !== right[index])
  if (i === -1) return 0
  return (left[i] ?? 0) < (right[i] ?? 0) ? -1 : 1
}
