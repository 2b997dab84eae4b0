import * as v from 'valibot'
import { id, idSet, instant, stamps, type Entity } from './fields.ts'

/** `reads/{threadId}__{uid}`: how far a person has read a thread. */
export const readMarkSchema = v.object({
  ...stamps,
  threadId: id,
  userId: id,
  /** Every message up to this true time is read. */
  readAt: instant,
  /** Who may see it: the thread's members for the office's marks, otherwise only the person. */
  readerIds: idSet,
})

export type ReadMark = Entity<typeof readMarkSchema>
