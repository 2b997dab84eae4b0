import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '../../access/can.ts'
import { id, text } from '../../entities/fields.ts'
import { photoFields, photoMarks, photoPhases } from '../../entities/photo.ts'
import type { Problem } from '../../problem.ts'
import { actedAt } from '../acted-at.ts'
import { defineMutation } from '../define-mutation.ts'
import { editsOf } from '../edits-of.ts'
import { notAllowed } from '../not-allowed.ts'
import { readEntity } from '../read-entity.ts'
import { refTo } from '../refs.ts'
import type { Ref } from '../types.ts'

/** Announces a picture; its bytes follow by themselves. */
export const photoAdd = defineMutation({
  version: 1,
  may: ['photo/add'],
  schema: v.object({ photoId: id, ...photoFields }),
  refs: ({ photoId }) => [refTo('photos', photoId)],
  about: ({ about }) => [about as Ref],
  run(tx, { photoId, ...photo }, context) {
    const { actor, at } = context
    if (!can(actor, 'photo/add')) return notAllowed('photo/add')
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

/** Every byte of a picture is there; sent when that is so. */
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

/** The words under it, when it was taken, and what is drawn over it; the picture itself stays as it was. */
export const photoEdit = defineMutation({
  version: 1,
  may: ['photo/edit'],
  schema: v.object({
    photoId: id,
    edits: editsOf({
      caption: text,
      phase: v.nullable(v.picklist(photoPhases)),
      marks: photoMarks,
    }),
  }),
  refs: ({ photoId }) => [refTo('photos', photoId)],
  run(tx, { photoId, edits }, { actor }) {
    const photo = readEntity(tx, 'photos', photoId)
    if (!photo.ok) return photo
    if (!can(actor, 'photo/edit', photo.value)) return notAllowed('photo/edit')
    tx.edit(refTo('photos', photoId), edits)
    return ok()
  },
})

export const photoDelete = defineMutation({
  version: 1,
  may: ['photo/edit'],
  schema: v.object({ photoId: id }),
  refs: ({ photoId }) => [refTo('photos', photoId)],
  run(tx, { photoId }, { actor }) {
    const photo = readEntity(tx, 'photos', photoId)
    // It may have been taken back before anybody knew whether its announcement had arrived.
    if (!photo.ok) return isGone(photo.problem) ? ok() : photo
    if (!can(actor, 'photo/edit', photo.value)) return notAllowed('photo/edit')
    tx.delete(refTo('photos', photoId))
    return ok()
  },
})

function isGone({ type }: Problem): boolean {
  return type === 'doc/deleted' || type === 'doc/missing'
}
