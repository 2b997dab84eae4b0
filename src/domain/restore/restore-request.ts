import * as v from 'valibot'
import { chunkBytes } from '../entities/photo.ts'
import { id, instant } from '../entities/fields.ts'

/**
 * What an export brings back, in the order in which it is sent. Not among them: the company itself with its plan, its
 * members and their rights, and invitations.
 */
export const restorable = [
  'customers',
  'sites',
  'assets',
  'items',
  'locations',
  'templates',
  'orders',
  'visits',
  'timeEntries',
  'weeks',
  'absences',
  'away',
  'movements',
  'threads',
  'messages',
  'photos',
  'mutations',
] as const
export type Restorable = (typeof restorable)[number]

/** Documents in one request, and characters of one document as JSON. */
export const restoreLimits = { documents: 100, characters: 600_000 } as const

/** A part of a restore: the server keeps which export a company is restored from. */
export const restoreRequest = v.variant('step', [
  v.object({ step: v.literal('start'), source: id, exportedAt: instant }),
  v.object({
    step: v.literal('documents'),
    collection: v.picklist(restorable),
    docs: v.pipe(v.array(v.unknown()), v.maxLength(restoreLimits.documents)),
  }),
  v.object({
    step: v.literal('bytes'),
    photoId: id,
    index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(79)),
    /** Base64. */
    data: v.pipe(v.string(), v.maxLength(Math.ceil(chunkBytes / 3) * 4), v.base64()),
  }),
  v.object({ step: v.literal('finish') }),
])
export type RestoreRequest = v.InferOutput<typeof restoreRequest>

/** What became of the documents of a request. */
export const restoreAnswer = v.object({
  created: v.number(),
  /** Were there before: nothing was changed. */
  existing: v.number(),
  refused: v.array(v.object({ id: v.string(), reason: v.string() })),
})
export type RestoreAnswer = v.InferOutput<typeof restoreAnswer>
