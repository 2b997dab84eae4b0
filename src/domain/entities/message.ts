import * as v from 'valibot'
import { code, id, idSet, instant, ref, stamps, storedIdSet, text, type Entity } from './fields.ts'

/** A change that the office did not take, sent on as words: what it was, and why it could not be made. */
export const unmadeChange = v.object({
  name: code,
  /** The mutation's arguments, a JSON value. */
  args: v.optional(v.unknown(), null),
  /** True time of the act. */
  at: instant,
  /** The kind of problem that stood in the way (`Problem['type']`), '' where there was none. */
  problem: v.optional(code, ''),
})

const priorities = ['normal', 'urgent'] as const

/** When each person acknowledged it; what this app cannot read of it is left out. */
const acknowledgements = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((all): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([uid, at]) => (v.is(instant, at) ? [[uid, at]] : [])),
    ),
  ),
)

/** How it is said, and to whom above all. */
export const messageTone = {
  priority: v.optional(v.picklist(priorities), 'normal'),
  replyToId: v.optional(v.nullable(id), null),
  mentionIds: v.optional(idSet, []),
}

/** `messages/{id}`: something said to others of the company. Only acknowledgements are ever added. */
export const messageSchema = v.object({
  ...stamps,
  threadId: id,
  authorId: id,
  text: v.optional(text, ''),
  /** The document it tells of. */
  about: v.optional(v.nullable(ref), null),
  /** null too where it cannot be read: the words stay readable. */
  change: v.fallback(v.optional(v.nullable(unmadeChange), null), null),
  /** Photos. */
  attachments: v.optional(storedIdSet, []),
  /** Who may read it besides admins. */
  readerIds: v.optional(storedIdSet, []),
  ...messageTone,
  mentionIds: v.optional(storedIdSet, []),
  acknowledgements: v.fallback(v.optional(acknowledgements, {}), {}),
  /** True time of saying it. */
  at: instant,
})

export type Message = Entity<typeof messageSchema>
