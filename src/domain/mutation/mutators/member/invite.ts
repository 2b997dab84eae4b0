import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, line, requiredLine } from '#domain/entities/fields.ts'
import { invitation, inviteId } from '#domain/entities/invitation.ts'
import { inviteCode } from '#domain/entities/invite.ts'
import { inviteDays } from '#domain/entities/invite.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'
import { readEntity } from '../shared/read-entity.ts'

const dayMs = 24 * 60 * 60_000

/** What the invited person reads about the company, which they cannot open yet. */
const shown = { companyName: requiredLine, inviterName: line }

/** Invites a person by a link. `inviteId` is the hash of `code`, which only the link and the mail contain. */
export const inviteCreate = defineMutation({
  version: 1,
  may: ['member/invite'],
  schema: v.object({ inviteId, code: inviteCode, ...invitation, ...shown }),
  refs: ({ inviteId: invite }) => [refTo('invites', invite), refTo('inviteMails', invite)],
  run(tx, { inviteId: invite, ...args }, { actor, at }) {
    if (!can(actor, 'member/invite', args)) return notAllowed('member/invite')
    write(tx, invite, { ...args, sentCount: 1 }, { at, uid: actor.uid })
    return ok()
  },
})

/** Sends an invitation again: with a new link, and the earlier one stops working. */
export const inviteRenew = defineMutation({
  version: 1,
  may: ['member/invite'],
  schema: v.object({ inviteId, code: inviteCode, replacesId: inviteId, ...shown }),
  refs: ({ inviteId: invite, replacesId }) => [
    refTo('invites', invite),
    refTo('inviteMails', invite),
    refTo('invites', replacesId),
  ],
  run(tx, { inviteId: invite, replacesId, ...args }, { actor, at }) {
    const earlier = readEntity(tx, 'invites', replacesId)
    if (!earlier.ok) return earlier
    const { email, name, role, permissions, language, note, status, replacedById } = earlier.value
    if (!can(actor, 'member/invite', { role })) return notAllowed('member/invite')
    if (status === 'accepted' || replacedById !== null) return fail({ type: 'invite/closed' })
    const sentCount = earlier.value.sentCount + 1
    const what = { email, name, role, permissions, language, note, sentCount, ...args }
    write(tx, invite, what, { at, uid: actor.uid })
    tx.update(refTo('invites', replacesId), { status: 'revoked', replacedById: invite })
    return ok()
  },
})

/** Withdraws an invitation: its link stops working. */
export const inviteRevoke = defineMutation({
  version: 1,
  may: ['member/invite'],
  schema: v.object({ inviteId: id }),
  refs: ({ inviteId: invite }) => [refTo('invites', invite)],
  run(tx, { inviteId: invite }, { actor }) {
    const found = readEntity(tx, 'invites', invite)
    if (!found.ok) return found
    if (!can(actor, 'member/invite', found.value)) return notAllowed('member/invite')
    if (found.value.status === 'accepted') return fail({ type: 'invite/closed' })
    tx.update(refTo('invites', invite), { status: 'revoked' })
    return ok()
  },
})

interface Invitation {
  readonly email: string
  readonly code: string
  readonly name: string
  readonly role: string
  readonly permissions: readonly string[]
  readonly language: string | null
  readonly note: string
  readonly companyName: string
  readonly inviterName: string
  readonly sentCount: number
}

function write(
  tx: Tx,
  invite: string,
  { code, permissions, sentCount, ...told }: Invitation,
  { at, uid }: { readonly at: string; readonly uid: string },
): void {
  const expiresAt = new Date(Date.parse(at) + inviteDays * dayMs).toISOString()
  const created = { expiresAt, createdAt: at, createdBy: uid }
  tx.create(refTo('invites', invite), {
    ...told,
    ...created,
    permissions,
    sentCount,
    status: 'pending',
    replacedById: null,
    openedAt: null,
    requestedAt: null,
    acceptedAt: null,
    acceptedBy: null,
  })
  tx.create(refTo('inviteMails', invite), { ...told, ...created, code })
}
