import * as v from 'valibot'
import type { Notes } from '#emulator/store/create-notes.ts'

const key = 'mailbox/read'
const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

/** Which messages were opened; kept with the data. */
export interface ReadMarks {
  isRead(id: string): boolean
  /** Marks these messages, and forgets those that are not among `present`. */
  mark(ids: readonly string[], present: ReadonlySet<string>): Promise<void>
}

export function createReadMarks(notes: Notes): ReadMarks {
  let read: ReadonlySet<string> = new Set(v.parse(Stored, notes.get(key) ?? '[]'))
  return {
    isRead: (id) => read.has(id),
    async mark(ids, present) {
      if (ids.every((id) => read.has(id))) return
      read = new Set([...read, ...ids].filter((id) => present.has(id)))
      await notes.write(new Map([[key, JSON.stringify([...read])]]))
    },
  }
}
