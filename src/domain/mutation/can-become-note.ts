/** A note cannot replace a photo, and these mutations are photos or already notes. */
const withoutText: ReadonlySet<string> = new Set(['photo/add', 'photo/finish', 'message/send'])

/** Whether a mutation of this name can go to the office as a note where it cannot be sent as it is. */
export function canBecomeNote(name: string): boolean {
  return !withoutText.has(name)
}
