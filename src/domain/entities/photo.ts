import * as v from 'valibot'
import { itemId } from '../checklist/checklist-item.ts'
import {
  id,
  idSet,
  instant,
  optionalInstant,
  ref,
  requiredLine,
  stamps,
  storedIdSet,
  text,
  type Entity,
} from './fields.ts'

export const photoKinds = ['photo', 'signature', 'document'] as const
export type PhotoKind = (typeof photoKinds)[number]

export const photoTypes = ['image/jpeg', 'image/webp', 'image/png'] as const
/** What a document of the company may be. */
export const documentTypes = ['application/pdf', ...photoTypes] as const

/** What the documents of the company are about, such as manuals: nothing else is, and they are about nothing else. */
export const companyDocuments = 'company/documents'

/** Bytes in one chunk: well under Firestore's 1 MiB per document, and quick to send on a slow line. */
export const chunkBytes = 256 * 1024
const maxChunks = 80
/** The most bytes of one document of the company. */
export const maxDocumentBytes = 40 * chunkBytes

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** SHA-256 of bytes or of a text, in hexadecimal. */
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** When during the work a photo was taken. */
export const photoPhases = ['before', 'during', 'after'] as const
export type PhotoPhase = (typeof photoPhases)[number]

/** A shape drawn over a photo: x, y, x, y in thousandths of its width and height. */
export const photoMark = v.object({
  shape: v.picklist(['arrow', 'circle', 'pen']),
  points: v.pipe(v.array(whole(0, 1000)), v.minLength(4), v.maxLength(400), v.readonly()),
})
export type PhotoMark = Readonly<v.InferOutput<typeof photoMark>>

export const photoMarks = v.pipe(v.array(photoMark), v.maxLength(40, 'tooMany'), v.readonly())

/** The marks of a stored document, without those that this app cannot draw. */
const storedMarks = v.pipe(
  v.array(v.unknown()),
  v.transform((marks): readonly PhotoMark[] => marks.filter((mark) => v.is(photoMark, mark))),
)

/** What a person signed: the text they were shown, and the hash that binds it. */
export const signed = v.object({
  name: requiredLine,
  how: v.picklist(['drawn', 'typed']),
  summary: text,
  sha256,
  /** The hash of the work as it was signed; see `coveredWork`. */
  covers: v.exactOptional(sha256),
})
export type Signed = Readonly<v.InferOutput<typeof signed>>

/** What is known about a photo when it is taken. */
export const photoFields = {
  about: ref,
  kind: v.picklist(photoKinds),
  contentType: v.picklist(documentTypes),
  size: whole(1, maxChunks * chunkBytes),
  chunks: whole(1, maxChunks),
  sha256,
  /** In pixels; 0 where unknown. */
  width: whole(0, 20_000),
  height: whole(0, 20_000),
  /** True time of the photo. */
  takenAt: instant,
  /** The title of a document. */
  caption: text,
  /** Who may see it besides admins and its author; a document is for every member. */
  readerIds: idSet,
  phase: v.exactOptional(v.picklist(photoPhases)),
  /** The question of the order's checklist that it answers. */
  item: v.exactOptional(itemId),
  /** Only for a signature. */
  signed: v.exactOptional(signed),
}

const announced = v.object(photoFields)
export type PhotoFields = v.InferOutput<typeof announced>

/** `photos/{id}`: a photo, a signature or a document of the company; its bytes are in `blobs/{id}_{0..chunks-1}`. */
export const photoSchema = v.object({
  ...stamps,
  ...photoFields,
  readerIds: storedIdSet,
  caption: v.optional(text, ''),
  phase: v.optional(v.nullable(v.picklist(photoPhases)), null),
  item: v.optional(v.nullable(itemId), null),
  marks: v.fallback(v.optional(storedMarks, []), []),
  signed: v.optional(v.nullable(signed), null),
  /** null while it is only announced and its bytes have not all arrived. */
  uploadedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Photo = Entity<typeof photoSchema>
