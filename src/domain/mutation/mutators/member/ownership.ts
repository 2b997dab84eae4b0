import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { ownershipOfferDays } from '#domain/entities/company.ts'
import { id } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readEntity } from '../shared/read-entity.ts'

const dayMs = 24 * 60 * 60_000

/** Offers the company to an admin, who becomes its owner by accepting. Replaces an earlier offer. */
export const ownerOffer = defineMutation({
  version: 1,
  may: ['ownership/offer'],
  schema: v.object({ companyId: id, to: id }),
  refs: ({ companyId, to }) => [refTo('companies', companyId), refTo('users', to)],
  run(tx, { companyId, to }, { actor, at }) {
    const company = readEntity(tx, 'companies', companyId)
    if (!company.ok) return company
    const user = readEntity(tx, 'users', to)
    if (!user.ok) return user
    const isOwner = actor.companyId === companyId && company.value.ownerId === actor.uid
    const isColleague = user.value.companyId === companyId
    if (!isOwner || !isColleague || !can(actor, 'ownership/offer', user.value))
      return notAllowed('ownership/offer')
    if (user.value.status !== 'active')
      return fail({ type: 'person/inactive', name: user.value.name })
    const expiresAt = new Date(Date.parse(at) + ownershipOfferDays * dayMs).toISOString()
    tx.update(refTo('companies', companyId), { ownershipOffer: { to, offeredAt: at, expiresAt } })
    return ok()
  },
})

/** Ends an offer: its owner withdraws it, or the person declines. */
export const ownerWithdraw = defineMutation({
  version: 1,
  may: ['ownership/offer', 'ownership/accept'],
  schema: v.object({ companyId: id }),
  refs: ({ companyId }) => [refTo('companies', companyId)],
  run(tx, { companyId }, { actor }) {
    const company = readEntity(tx, 'companies', companyId)
    if (!company.ok) return company
    const { ownerId, ownershipOffer: offer } = company.value
    if (offer === null) return ok()
    const isOwner = ownerId === actor.uid && can(actor, 'ownership/offer')
    const mayEnd = isOwner || can(actor, 'ownership/accept', offer)
    if (actor.companyId !== companyId || !mayEnd) return notAllowed('ownership/accept')
    tx.update(refTo('companies', companyId), { ownershipOffer: null })
    return ok()
  },
})

/** Makes the person whom the company was offered its owner, and the owner an admin, at the same time. */
export const ownerAccept = defineMutation({
  version: 1,
  may: ['ownership/accept'],
  schema: v.object({ companyId: id, from: id, to: id }),
  refs: ({ companyId, from, to }) => [
    refTo('companies', companyId),
    refTo('users', from),
    refTo('users', to),
  ],
  run(tx, { companyId, from, to }, { actor, at }) {
    const company = readEntity(tx, 'companies', companyId)
    if (!company.ok) return company
    const { ownerId, ownershipOffer: offer } = company.value
    if (actor.uid !== to || actor.companyId !== companyId) return notAllowed('ownership/accept')
    if (offer === null || ownerId !== from || offer.expiresAt <= at)
      return fail({ type: 'ownership/closed' })
    if (!can(actor, 'ownership/accept', offer)) return notAllowed('ownership/accept')
    tx.update(refTo('companies', companyId), { ownerId: to, ownershipOffer: null })
    tx.update(refTo('users', from), { role: 'admin' })
    tx.update(refTo('users', to), { role: 'owner' })
    return ok()
  },
})
