import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import {
  logoId,
  type PictureFields,
  pictureFields,
  pictureSides,
} from '#domain/entities/picture.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref, Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { memberOf } from '../shared/member-of.ts'

/** The first characters of each type's bytes as Base64, as `firestore.rules` checks them too. */
const beginnings = {
  'image/webp': /^UklGR[A-Za-z0-9+/]{6}XRUJQ/,
  'image/jpeg': /^\/9j\//,
  'image/png': /^iVBORw0KGgo/,
} as const

/** Sets a person's photo or the company's logo; the one that arrives last stays. */
export const pictureSet = defineMutation({
  version: 1,
  may: ['picture/edit'],
  schema: v.pipe(
    v.object({ pictureId: id, ...pictureFields }),
    v.check((picture) => isOfItsType(picture) && fits(picture), 'picture'),
  ),
  refs: ({ pictureId }) => refsOf(pictureId),
  run(tx, { pictureId, ...picture }, { actor }) {
    const may = mayChange(tx, pictureId, actor)
    if (!may.ok) return may
    const ref = refTo('pictures', pictureId)
    if (tx.get(ref) === undefined) tx.create(ref, picture)
    else tx.replace(ref, { ...picture, deletedAt: null })
    return ok()
  },
})

/** Removes it with its bytes; the initials are shown again. */
export const pictureRemove = defineMutation({
  version: 1,
  may: ['picture/edit'],
  schema: v.object({ pictureId: id }),
  refs: ({ pictureId }) => refsOf(pictureId),
  run(tx, { pictureId }, { actor, at }) {
    const may = mayChange(tx, pictureId, actor)
    if (!may.ok) return may
    const ref = refTo('pictures', pictureId)
    const known = tx.get(ref)
    if (known !== undefined && typeof known['deletedAt'] !== 'string')
      tx.replace(ref, { deletedAt: at })
    return ok()
  },
})

/** A person's is a small square. */
function fits({ pictureId, width, height }: PictureFields & { readonly pictureId: string }) {
  return pictureId === logoId || (width === height && width <= pictureSides.person)
}

function refsOf(pictureId: string): readonly [Ref, ...Ref[]] {
  const picture = refTo('pictures', pictureId)
  return pictureId === logoId ? [picture] : [picture, refTo('users', pictureId)]
}

function mayChange(tx: Tx, pictureId: string, actor: Actor): Result<void, Problem> {
  if (pictureId === logoId)
    return can(actor, 'picture/edit', { id: logoId }) ? ok() : notAllowed('picture/edit')
  const person = memberOf(tx, pictureId, actor)
  if (!person.ok) return person
  if (!can(actor, 'picture/edit', person.value)) return notAllowed('picture/edit')
  if (person.value.status !== 'erased') return ok()
  return fail({ type: 'person/inactive', name: person.value.name })
}

/** Whether the bytes begin as those of their type do. */
function isOfItsType({ contentType, data }: PictureFields): boolean {
  return beginnings[contentType].test(data)
}
