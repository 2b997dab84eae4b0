import * as v from 'valibot'
import { chunkBytes } from '../entities/photo.ts'
import { editedTerritories } from '../company/dispatch/edited-dispatch.ts'
import { editedSkills } from '../entities/skill.ts'
import { id, instant } from '../entities/fields.ts'

/**
 * What an export brings back, in the order in which it is sent; invoices and their series as `asRestored` says. Not
 * among them: the company itself with its plan, its members and their rights, and invitations.
 */
export const restorable = [
  'priceLists',
  'customers',
  'sites',
  'assets',
  'items',
  'prices',
  'costs',
  'locations',
  'templates',
  'plans',
  'orders',
  'bookings',
  'visits',
  'timeEntries',
  'weeks',
  'absences',
  'away',
  'staff',
  'pictures',
  'movements',
  'invoices',
  'series',
  'payments',
  'estimates',
  'shares',
  'threads',
  'messages',
  'photos',
  'mutations',
] as const
export type Restorable = (typeof restorable)[number]

/** Documents in one request, and characters of one document as JSON. */
export const restoreLimits = { documents: 100, characters: 600_000 } as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A part of a restore: the server keeps which export a company is restored from. */
export const restoreRequest = v.variant('step', [
  v.object({ step: v.literal('start'), source: id, exportedAt: instant }),
  v.object({
    step: v.literal('documents'),
    collection: v.picklist(restorable),
    docs: v.pipe(v.array(v.unknown()), v.maxLength(restoreLimits.documents)),
    /** How many lines of the collection's file are sent with this part; absent if an older app sends it. */
    lines: v.exactOptional(count),
    /** Lines since the part before that the device could not read. */
    unreadable: v.exactOptional(count),
  }),
  v.object({
    step: v.literal('bytes'),
    photoId: id,
    index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(79)),
    /** How many photos of the file are sent before this one; absent if an older app sends it. */
    photos: v.exactOptional(count),
    /** Base64. */
    data: v.pipe(v.string(), v.maxLength(Math.ceil(chunkBytes / 3) * 4), v.base64()),
  }),
  /** The names of the skills and territories that people have, where the company has none yet. */
  v.object({
    step: v.literal('skills'),
    skills: editedSkills,
    /** Absent if an older app sends it. */
    territories: v.exactOptional(editedTerritories),
  }),
  v.object({ step: v.literal('finish') }),
])
export type RestoreRequest = v.InferOutput<typeof restoreRequest>

const refusal = v.object({ id: v.string(), reason: v.string() })

/** Rows that are listed; more are only counted. */
export const mostRefusedListed = 200

/** What an earlier attempt with the same export has sent. */
export const restoreProgress = v.object({
  /** Lines of each collection's file, from the first one on. */
  lines: v.record(v.string(), v.number()),
  photos: v.number(),
  created: v.number(),
  existing: v.number(),
  refusedRows: v.number(),
  refused: v.array(v.object({ ...refusal.entries, collection: v.string() })),
})
export type RestoreProgress = Readonly<v.InferOutput<typeof restoreProgress>>

/** What became of the documents of a request. */
export const restoreAnswer = v.object({
  created: v.number(),
  /** Were there before: nothing was changed. */
  existing: v.number(),
  refused: v.array(refusal),
  /** Of the start of a restore that an earlier attempt has begun. */
  progress: v.exactOptional(restoreProgress),
})
export type RestoreAnswer = v.InferOutput<typeof restoreAnswer>
