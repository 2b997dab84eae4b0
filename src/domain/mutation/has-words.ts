/** What a note cannot stand for: a picture, and what is a note already. */
const wordless: ReadonlySet<string> = new Set(['photo/add', 'photo/finish', 'message/send'])

/** Whether a mutation of this name can go to the office as words where it cannot go as it is. */
export function hasWords(name: string): boolean {
  return !wordless.has(name)
}
