import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import { id, line, requiredLine } from '#domain/entities/fields.ts'
import { invitedPermissions } from '#domain/entities/invitation.ts'
import { invitedRoles } from '#domain/entities/invite.ts'
import type { User } from '#domain/entities/user.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { editProfile } from '../shared/edit-profile.ts'
import { readEntity } from '../shared/read-entity.ts'
import { freeSeat, takeSeat } from './seats.ts'

const seats = refTo('counters', 'seats')

/** Changes what the office keeps about a member, and what they may do. */
export const memberEdit = defineMutation({
  version: 1,
  may: ['member/manage'],
  schema: v.object({
    uid: id,
    edits: editsOf({
      name: requiredLine,
      phone: line,
      trade: line,
      role: v.picklist(invitedRoles),
      permissions: invitedPermissions,
    }),
  }),
  refs: ({ uid }) => [refTo('users', uid)],
  run(tx, { uid, edits }, { actor }) {
    const user = readEntity(tx, 'users', uid)
    if (!user.ok) return user
    const after = { ...user.value, role: edits.role?.to ?? user.value.role }
    if (!manages(actor, user.value) || !manages(actor, after)) {
      return notAllowed('member/manage')
    }
    // Done elsewhere before it was known, it would write a name to a person whom the server has erased.
    if (user.value.status === 'erased')
      return fail({ type: 'person/inactive', name: user.value.name })
    editProfile(tx, refTo('users', uid), edits)
    return ok()
  },
})

/**
 * Ends a person's access and frees their seat. What they did before `at` is still accepted for two weeks, because it
 * may not have been sent yet.
 */
export const memberDeactivate = defineMutation({
  version: 1,
  may: ['member/manage'],
  schema: v.object({ uid: id }),
  refs: ({ uid }) => [refTo('users', uid), seats],
  run(tx, { uid }, { actor, at }) {
    const user = readEntity(tx, 'users', uid)
    if (!user.ok) return user
    if (!manages(actor, user.value)) return notAllowed('member/manage')
    if (user.value.status !== 'active') return ok()
    const seat = freeSeat(tx, uid)
    if (!seat.ok) return seat
    tx.update(refTo('users', uid), { status: 'inactive', deactivatedAt: at })
    return ok()
  },
})

/** Gives a deactivated person access again, if a seat is free. */
export const memberActivate = defineMutation({
  version: 1,
  may: ['member/manage'],
  schema: v.object({ uid: id }),
  refs: ({ uid }) => [refTo('users', uid), seats],
  run(tx, { uid }, { actor }) {
    const user = readEntity(tx, 'users', uid)
    if (!user.ok) return user
    if (!manages(actor, user.value)) return notAllowed('member/manage')
    if (user.value.status === 'active') return ok()
    if (user.value.status !== 'inactive')
      return fail({ type: 'person/inactive', name: user.value.name })
    const seat = takeSeat(tx, uid)
    if (!seat.ok) return seat
    tx.update(refTo('users', uid), { status: 'active', deactivatedAt: null })
    return ok()
  },
})

function manages(actor: Actor, user: User): boolean {
  return user.companyId === actor.companyId && can(actor, 'member/manage', user)
}
