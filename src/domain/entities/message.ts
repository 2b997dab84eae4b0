import * as v from 'valibot'
import {
  code,
  id,
  idSet,
  instant,
  optionalId,
  ref,
  stamps,
  storedIdSet,
  text,
  type Entity,
} from './fields.ts'

/** A change that the office refused, forwarded as a note: what it was, and why it could not be made. */
export const refusedChange = v.object({
  name: code,
  /** The mutation's arguments, a JSON value. */
  args: v.optional(v.unknown(), null),
  /** True time of the act. */
  at: instant,
  /** The type of the problem (`Problem['type']`); '' for none. */
  problem: v.optional(code, ''),
})

const priorities = ['normal', 'urgent'] as const

/** When each person acknowledged it, without entries that this app cannot read. */
const acknowledgements = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((all): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([uid, at]) => (v.is(instant, at) ? [[uid, at]] : [])),
    ),
  ),
)

/** The priority of a message, the people it mentions, and the message it replies to. */
export const messageTone = {
  priority: v.optional(v.picklist(priorities), 'normal'),
  replyToId: optionalId,
  mentionIds: v.optional(idSet, []),
}

/** `messages/{id}`: a message to others in the company. Only acknowledgements are added later. */
export const messageSchema = v.object({
  ...stamps,
  threadId: id,
  authorId: id,
  text: v.optional(text, ''),
  /** The document that it is about. */
  about: v.optional(v.nullable(ref), null),
  /** Also null where it cannot be read, so that the text stays readable. */
  change: v.fallback(v.optional(v.nullable(refusedChange), null), null),
  /** Photos. */
  attachments: v.optional(storedIdSet, []),
  /** Who may read it besides admins. */
  readerIds: v.optional(storedIdSet, []),
  ...messageTone,
  mentionIds: v.optional(storedIdSet, []),
  acknowledgements: v.fallback(v.optional(acknowledgements, {}), {}),
  /** True time of writing. */
  at: instant,
})

export type Message = Entity<typeof messageSchema>
