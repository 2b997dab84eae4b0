import * as v from 'valibot'
import { id, idSet, instant, ref, stamps, text, type Entity } from './fields.ts'

export const photoKinds = ['photo', 'signature'] as const
export type PhotoKind = (typeof photoKinds)[number]

export const photoTypes = ['image/jpeg', 'image/webp', 'image/png'] as const

/** Bytes of one chunk: well under Firestore's 1 MiB a document, and soon sent on a slow line. */
export const chunkBytes = 256 * 1024
const mostChunks = 80

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** What is known of a picture when it is taken. */
export const photoFields = {
  about: ref,
  kind: v.picklist(photoKinds),
  contentType: v.picklist(photoTypes),
  size: whole(1, mostChunks * chunkBytes),
  chunks: whole(1, mostChunks),
  /** Of the bytes, in hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** In pixels, 0 where unknown. */
  width: whole(0, 20_000),
  height: whole(0, 20_000),
  /** True time of the shot. */
  takenAt: instant,
  caption: text,
  /** Who may see it besides admins and its maker. */
  readerIds: idSet,
}

/** `photos/{id}`: a photo or a signature; its bytes lie in `blobs/{id}_{0..chunks-1}`. */
export const photoSchema = v.object({
  ...stamps,
  ...photoFields,
  caption: v.optional(text, ''),
  /** null: announced; its bytes are still on the way. */
  uploadedAt: v.optional(v.nullable(instant), null),
  createdAt: instant,
  createdBy: id,
})

export type Photo = Entity<typeof photoSchema>
