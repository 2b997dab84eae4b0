import * as v from 'valibot'
import { id, idSet, instant, stamps, type Entity } from './fields.ts'

/** `reads/{threadId}__{uid}`: how far somebody has read a thread. */
export const readMarkSchema = v.object({
  ...stamps,
  threadId: id,
  userId: id,
  /** Everything said until then, by its true time, is read. */
  readAt: instant,
  /** Who may see it: the thread's members where the office reads, else only oneself. */
  readerIds: idSet,
})

export type ReadMark = Entity<typeof readMarkSchema>
