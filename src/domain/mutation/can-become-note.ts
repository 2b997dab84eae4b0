/** A note cannot replace a picture, and these mutations are pictures or already notes. */
const wordless: ReadonlySet<string> = new Set(['photo/add', 'photo/finish', 'message/send'])

/** Whether a mutation of this name can go to the office as a note where it cannot be sent as it is. */
export function canBecomeNote(name: string): boolean {
  return !wordless.has(name)
}
