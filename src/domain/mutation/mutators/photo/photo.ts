import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { can, isAdminLevel } from '#domain/access/can.ts'
import { id, ref, text } from '#domain/entities/fields.ts'
import {
  companyDocuments,
  photoFields,
  photoMarks,
  photoPhases,
  type Photo,
} from '#domain/entities/photo.ts'
import type { Problem } from '#domain/problem.ts'
import { actedAt } from '../shared/acted-at.ts'
import { checkDocument, checkTitle } from './check-document.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { isTooLate } from '../shared/is-too-late.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo, splitRef } from '#domain/mutation/refs.ts'
import type { MutationContext, Ref, Tx } from '#domain/mutation/types.ts'

/** The order that a photo belongs to decides whether technicians may still change it. */
const about = v.exactOptional(ref)

/** Announces a photo; its bytes follow separately. */
export const photoAdd = defineMutation({
  version: 1,
  may: ['photo/add'],
  schema: v.object({ photoId: id, ...photoFields }),
  refs: ({ photoId }) => [refTo('photos', photoId)],
  peeks: subjectOf,
  about: subjectOf,
  run(tx, { photoId, ...photo }, context) {
    const { actor, at } = context
    if (!can(actor, 'photo/add')) return notAllowed('photo/add')
    const fitting = checkDocument(photo)
    if (!fitting.ok) return fitting
    const open = checkOpen(tx, photo.about, context)
    if (!open.ok) return open
    tx.create(refTo('photos', photoId), {
      phase: null,
      item: null,
      signed: null,
      ...photo,
      takenAt: actedAt(photo.takenAt, context),
      uploadedAt: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

/** Marks a photo as complete; sent once all of its bytes have arrived. */
export const photoFinish = defineMutation({
  version: 1,
  may: ['photo/edit'],
  schema: v.object({ photoId: id }),
  refs: ({ photoId }) => [refTo('photos', photoId)],
  photos: ({ photoId }) => [photoId],
  run(tx, { photoId }, { actor, at }) {
    const photo = readEntity(tx, 'photos', photoId)
    if (!photo.ok) return photo.problem.type === 'doc/deleted' ? ok() : photo
    if (!can(actor, 'photo/edit', photo.value)) return notAllowed('photo/edit')
    if (photo.value.uploadedAt === null) tx.update(refTo('photos', photoId), { uploadedAt: at })
    return ok()
  },
})

/** Edits a photo's caption, phase and marks; the photo itself stays as it is. */
export const photoEdit = defineMutation({
  version: 1,
  may: ['photo/edit'],
  schema: v.object({
    photoId: id,
    about,
    edits: editsOf({
      caption: text,
      phase: v.nullable(v.picklist(photoPhases)),
      marks: photoMarks,
    }),
  }),
  refs: ({ photoId }) => [refTo('photos', photoId)],
  peeks: subjectOf,
  run(tx, { photoId, edits }, context) {
    const photo = readEntity(tx, 'photos', photoId)
    if (!photo.ok) return photo
    if (!can(context.actor, 'photo/edit', photo.value)) return notAllowed('photo/edit')
    if (photo.value.kind === 'signature') return fail({ type: 'photo/signature' })
    const titled = checkTitle(photo.value.kind, edits)
    if (!titled.ok) return titled
    const open = checkOpen(tx, photo.value.about, context)
    if (!open.ok) return open
    tx.edit(refTo('photos', photoId), edits)
    return ok()
  },
})

/** Deletes a photo. A signature stays, whatever becomes of its order. */
export const photoDelete = defineMutation({
  version: 1,
  may: ['photo/edit'],
  schema: v.object({ photoId: id, about }),
  refs: ({ photoId }) => [refTo('photos', photoId)],
  peeks: subjectOf,
  run(tx, { photoId }, context) {
    const photo = readEntity(tx, 'photos', photoId)
    // It may have been withdrawn before anyone knew whether its announcement had arrived.
    if (!photo.ok) return isGone(photo.problem) ? ok() : photo
    if (!can(context.actor, 'photo/edit', photo.value)) return notAllowed('photo/edit')
    const removable = checkRemovable(tx, photo.value, context)
    if (!removable.ok) return removable
    tx.delete(refTo('photos', photoId))
    return ok()
  },
})

/** Checks that the actor may add to the evidence of the order that a photo belongs to. */
function checkOpen(tx: Tx, of: string, context: MutationContext): Result<void, Problem> {
  if (isAdminLevel(context.actor)) return ok()
  const [collection, orderId] = splitRef(of as Ref)
  if (collection === 'messages') return ok()
  if (collection !== 'orders') return notAllowed('photo/add')
  if (!isTooLate(tx, orderId, context)) return ok()
  const order = refTo('orders', orderId)
  // The server no longer shows it to this person.
  return fail(
    tx.peek(order) === null ? { type: 'order/not-yours', ref: order } : { type: 'order/closed' },
  )
}

/** Checks that a photo may be deleted. One that has not arrived can be withdrawn at any time. */
function checkRemovable(tx: Tx, photo: Photo, context: MutationContext): Result<void, Problem> {
  if (photo.kind === 'signature') return fail({ type: 'photo/signature' })
  return photo.uploadedAt === null ? ok() : checkOpen(tx, photo.about, context)
}

/** What else decides about a change of a photo and shows it in its history: a document of the company has nothing. */
function subjectOf({ about: of }: { readonly about?: string }): readonly Ref[] {
  return of === undefined || of === companyDocuments ? [] : [of as Ref]
}

function isGone({ type }: Problem): boolean {
  return type === 'doc/deleted' || type === 'doc/missing'
}
