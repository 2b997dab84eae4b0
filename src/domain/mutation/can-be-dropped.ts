/** They record only that their author looked at something, which ends with their access to it. */
const dropped: ReadonlySet<string> = new Set(['booking/see'])

/** Whether a mutation of this name is dropped where it is refused, because no one has to decide about it. */
export function canBeDropped(name: string): boolean {
  return dropped.has(name)
}
