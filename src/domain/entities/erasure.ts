import * as v from 'valibot'
import { code, id, instant } from './fields.ts'

/** Whose data can be erased. */
export const erasureKinds = ['customer', 'person'] as const

/** `erasures/{id}`: the owner's request to erase someone's data, which the server does. Not stored on devices. */
export const erasureSchema = v.object({
  id,
  kind: v.picklist(erasureKinds),
  subjectId: id,
  status: v.picklist(['requested', 'done', 'failed']),
  requestedBy: id,
  requestedAt: instant,
  /** How many documents were changed and deleted. */
  changed: v.optional(v.number(), 0),
  deleted: v.optional(v.number(), 0),
  /** Why it failed; '' for no reason. */
  problem: v.optional(code, ''),
})

export type Erasure = Readonly<v.InferOutput<typeof erasureSchema>>
