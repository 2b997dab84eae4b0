import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { emailLine, id, instant } from '#domain/entities/fields.ts'
import { wholeBetween } from '#domain/entities/whole-between.ts'
import { mostReminders } from '#domain/invoice/reminders.ts'
import { mostShareDays } from '#domain/share/share-days.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Problem } from '#domain/problem.ts'
import { rating } from '#domain/share/share-answer.ts'
import { shareKinds } from '#domain/share/share-kind.ts'
import { shareToken } from '#domain/share/share-link.ts'
import { shareIdOf, shareTargets } from '#domain/share/share-target.ts'
import { readEntity } from '../shared/read-entity.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Gives the customer a link to one document. `shareId` is the hash of `token`; `mailTo` is the customer's address, or ''
 * where the server mails nothing; `reminder` says which reminder of an unpaid invoice the mail is.
 */
export const shareCreate = defineMutation({
  version: 1,
  may: ['share/edit'],
  schema: v.object({
    shareId: id,
    token: shareToken,
    kind: v.picklist(shareKinds),
    targetId: id,
    customerId: id,
    mailTo: emailLine,
    reminder: v.optional(wholeBetween(0, mostReminders), 0),
    expiresAt: instant,
  }),
  refs: ({ shareId, kind, targetId, customerId }) => [
    refTo('shares', shareId),
    refTo(shareTargets[kind], targetId),
    refTo('customers', customerId),
  ],
  run(tx, { shareId, reminder, ...share }, { actor, at }) {
    if (!can(actor, 'share/edit')) return notAllowed('share/edit')
    const { kind, targetId, customerId, token, mailTo, expiresAt } = share
    const target = readEntity(tx, shareTargets[kind], targetId)
    if (!target.ok) return target
    const customer = readEntity(tx, 'customers', customerId)
    if (!customer.ok) return customer
    if (target.value.customerId !== customerId) return invalid('customerId')
    if (mailTo !== '' && mailTo !== customer.value.email) return invalid('mailTo')
    if (reminder > 0 && (kind !== 'invoice' || mailTo === '')) return invalid('reminder')
    const days = (Date.parse(expiresAt) - Date.parse(at)) / dayMs
    if (days <= 0 || days > mostShareDays[kind]) return invalid('expiresAt')
    if (shareIdOf(token) !== shareId) return invalid('token')
    const created = { revokedAt: null, createdAt: at, createdBy: actor.uid }
    // Left out where it is none, as apps that know no reminders leave it out.
    tx.create(refTo('shares', shareId), { ...share, ...created, ...(reminder > 0 && { reminder }) })
    return ok()
  },
})

/** Takes a link back: it shows nothing from now on. */
export const shareRevoke = defineMutation({
  version: 1,
  may: ['share/edit'],
  schema: v.object({ shareId: id }),
  refs: ({ shareId }) => [refTo('shares', shareId)],
  run(tx, { shareId }, { actor, at }) {
    if (!can(actor, 'share/edit')) return notAllowed('share/edit')
    const share = readEntity(tx, 'shares', shareId)
    if (!share.ok) return share
    if (share.value.revokedAt === null) tx.update(refTo('shares', shareId), { revokedAt: at })
    return ok()
  },
})

/** Notes what the customer thinks of a visit, once; the server does, when they say so on the public page. */
export const shareRate = defineMutation({
  version: 1,
  may: ['share/rate'],
  schema: v.object({ shareId: id, ...rating.entries }),
  refs: ({ shareId }) => [refTo('shares', shareId)],
  run(tx, { shareId, ...given }, { actor, at }) {
    if (!can(actor, 'share/rate')) return notAllowed('share/rate')
    const share = readEntity(tx, 'shares', shareId)
    if (!share.ok) return share
    if (share.value.kind !== 'visit') return invalid('kind')
    if (share.value.rating === null)
      tx.update(refTo('shares', shareId), { rating: { ...given, at } })
    return ok()
  },
})

function invalid(path: string): Result<never, Problem> {
  return fail({ type: 'input/invalid', issues: [{ path, message: path }] })
}
