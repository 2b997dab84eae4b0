import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { trialSeats } from '#domain/entities/counter.ts'
import { taxRate } from '#domain/company/tax-code.ts'
import { trialDays } from '#domain/entities/company.ts'
import { currency, timeZone } from '#domain/entities/region.ts'
import { address, emailLine, id, requiredLine } from '#domain/entities/fields.ts'
import { languages } from '#domain/entities/user.ts'
import { workingHours } from '#domain/entities/working-hours.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'

const seats = refTo('counters', 'seats')
const dayMs = 24 * 60 * 60_000

/** The settings that every company has from its first day. */
export const companySettings = {
  name: requiredLine,
  address,
  timeZone,
  currency,
  taxRateMilliPercent: taxRate,
  workingHours,
}

/**
 * Creates a company together with its owner's user document, or completes one that was left half set up. `companyId`
 * is a new id or the one that the user document already names. Once set up, a company is changed by `company/edit`
 * alone.
 */
export const companySetup = defineMutation({
  version: 1,
  may: ['company/edit'],
  schema: v.object({
    uid: id,
    companyId: id,
    owner: v.object({
      name: requiredLine,
      email: emailLine,
      language: v.nullable(v.picklist(languages)),
    }),
    company: v.object(companySettings),
  }),
  refs: ({ uid, companyId }) => [refTo('companies', companyId), refTo('users', uid), seats],
  run(tx, { uid, companyId, owner, company }, { actor, at }) {
    const user = tx.get(refTo('users', uid))
    if (actor.uid !== uid) return notAllowed('company/edit')
    if (user === undefined) {
      tx.create(refTo('users', uid), {
        ...owner,
        companyId,
        role: 'owner',
        status: 'active',
        permissions: [],
      })
    } else {
      const isOwner = user.role === 'owner' && user.status === 'active'
      if (!isOwner || user.companyId !== companyId) return notAllowed('company/edit')
    }
    if (tx.get(seats) === undefined) {
      tx.create(seats, { used: 1, limit: trialSeats, userId: uid, isTaken: true })
    }
    const ref = refTo('companies', companyId)
    if (tx.get(ref) !== undefined) {
      const found = readEntity(tx, 'companies', companyId)
      if (!found.ok) return found
      if (found.value.ownerId !== uid) return notAllowed('company/edit')
      if (found.value.isSetup) return fail({ type: 'doc/exists', ref })
      tx.update(ref, { ...company, isSetup: true })
      return ok()
    }
    tx.create(ref, {
      ...company,
      isSetup: true,
      ownerId: uid,
      subscriptionStatus: 'trialing',
      trialEndsAt: new Date(Date.parse(at) + trialDays * dayMs).toISOString(),
      plan: null,
      disabledFeatures: [],
      createdAt: at,
    })
    return ok()
  },
})
