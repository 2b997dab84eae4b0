import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, line, requiredLine } from '#domain/entities/fields.ts'
import { languages } from '#domain/entities/user.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { editProfile } from '../shared/edit-profile.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'

/** Edits one's own profile. Trade, role, status, permissions and company cannot be changed this way. */
export const userEdit = defineMutation({
  version: 1,
  may: ['user/edit'],
  schema: v.object({
    uid: id,
    edits: editsOf({
      name: requiredLine,
      phone: line,
      language: v.nullable(v.picklist(languages)),
    }),
  }),
  refs: ({ uid }) => [refTo('users', uid)],
  run(tx, { uid, edits }, { actor }) {
    if (!can(actor, 'user/edit', { id: uid })) return notAllowed('user/edit')
    const user = readEntity(tx, 'users', uid)
    if (!user.ok) return user
    editProfile(tx, refTo('users', uid), edits)
    return ok()
  },
})
