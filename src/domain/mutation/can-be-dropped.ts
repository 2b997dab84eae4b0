/** They say something of their author's own visit, which ends with it: that they saw it, cannot make it, or will be late. */
const dropped: ReadonlySet<string> = new Set([
  'booking/see',
  'order/askReassign',
  'order/withdrawReassign',
  'order/tellLate',
  'order/withdrawLate',
])

/** Whether a mutation of this name is dropped where it is refused, because no one has to decide about it. */
export function canBeDropped(name: string): boolean {
  return dropped.has(name)
}
