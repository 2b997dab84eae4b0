import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { id, line, requiredLine } from '#domain/entities/fields.ts'
import { inviteId } from '#domain/entities/invitation.ts'
import { inviteState } from '#domain/entities/invite-state.ts'
import { languages } from '#domain/entities/user.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readEntity } from '../shared/read-entity.ts'
import { takeSeat } from './seats.ts'

/**
 * Joins the company that invited this person: creates their user document, takes a seat and closes the invitation. The
 * rules compare `email` with that of the account.
 */
export const inviteAccept = defineMutation({
  version: 1,
  may: ['member/join'],
  schema: v.object({
    inviteId,
    companyId: id,
    uid: id,
    email: line,
    name: requiredLine,
    language: v.nullable(v.picklist(languages)),
  }),
  refs: ({ inviteId: invite, uid }) => [
    refTo('users', uid),
    refTo('invites', invite),
    refTo('counters', 'seats'),
  ],
  run(tx, { inviteId: invite, companyId, uid, email, name, language }, { actor, at }) {
    if (actor.uid !== uid || actor.companyId !== companyId) return notAllowed('member/join')
    const member = tx.get(refTo('users', uid))
    if (member !== undefined) {
      return member.companyId === companyId
        ? fail({ type: 'doc/exists', ref: refTo('users', uid) })
        : fail({ type: 'invite/other-company' })
    }
    const found = readEntity(tx, 'invites', invite)
    if (!found.ok) return fail({ type: 'invite/closed' })
    const { role, permissions } = found.value
    if (inviteState(found.value, at) !== 'pending') return fail({ type: 'invite/closed' })
    if (found.value.email !== email.trim().toLowerCase())
      return fail({ type: 'invite/other-email' })
    const seat = takeSeat(tx, uid)
    if (!seat.ok) return seat
    tx.create(refTo('users', uid), {
      name,
      email,
      role,
      status: 'active',
      companyId,
      permissions,
      language,
      inviteId: invite,
    })
    tx.update(refTo('invites', invite), { status: 'accepted', acceptedAt: at, acceptedBy: uid })
    return ok()
  },
})
