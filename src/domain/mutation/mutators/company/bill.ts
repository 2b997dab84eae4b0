import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { isSubscriptionValid } from '#domain/access/features.ts'
import { trialEnd } from '#domain/access/trial-end.ts'
import { id } from '#domain/entities/fields.ts'
import type { Company } from '#domain/entities/company.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { planOf } from '#domain/subscription/plans.ts'
import { standingOf, subscriptionFacts } from '#domain/subscription/standing.ts'
import { readEntity } from '../shared/read-entity.ts'

const seatsRef = refTo('counters', 'seats')

/**
 * Makes the company what its subscriptions at the payment provider say: status, days of grace, plan and seats. Running
 * it again later with the same facts ends days of grace that are over.
 */
export const companyBill = defineMutation({
  version: 1,
  may: ['company/bill'],
  schema: v.object({
    companyId: id,
    /** All subscriptions that the company ever had. */
    facts: v.pipe(v.array(subscriptionFacts), v.maxLength(50)),
  }),
  refs: ({ companyId }) => [refTo('companies', companyId), seatsRef],
  run(tx, { companyId, facts }, { actor, at }) {
    if (!can(actor, 'company/bill') || actor.companyId !== companyId)
      return notAllowed('company/bill')
    const company = readEntity(tx, 'companies', companyId)
    if (!company.ok) return company
    const standing = standingOf(facts, at)
    if (standing === null || isUnstarted(standing.subscriptionStatus, company.value, at))
      return ok()
    const { seats, ...words } = standing
    const plan = planOf(words.plan)
    const next = {
      ...words,
      lapsedAt: lapsedAtOf(words, company.value, at),
      // What an unknown plan lacks is unknown too, so it takes nothing away.
      disabledFeatures: [...(plan?.without ?? [])],
    }
    // Most events change nothing for the company, and need no receipt then.
    if (!isEqual(next, company.value)) tx.update(refTo('companies', companyId), next)
    const limit = Math.min(seats, plan?.maxSeats ?? seats)
    const counter = tx.get(seatsRef)
    if (counter !== undefined && counter.limit !== limit) tx.update(seatsRef, { limit })
    return ok()
  },
})

/** Whether a first payment has not been made, which takes nothing from a trial that still runs. */
function isUnstarted(status: string, company: Company, at: string): boolean {
  const isIncomplete = status === 'incomplete' || status === 'incomplete_expired'
  const isOnTrial = company.subscriptionStatus === 'trialing'
  return isIncomplete && isOnTrial && Date.parse(at) < Date.parse(trialEnd(company))
}

/** A lapse begins when the server first hears of it; what it hears later does not move that. */
function lapsedAtOf(next: Pick<Company, 'subscriptionStatus'>, company: Company, at: string) {
  if (isSubscriptionValid(next)) return null
  return isSubscriptionValid(company) ? at : (company.lapsedAt ?? at)
}

type Words = Pick<
  Company,
  'subscriptionStatus' | 'graceUntil' | 'lapsedAt' | 'plan' | 'disabledFeatures'
>

function isEqual(a: Words, b: Words): boolean {
  return (
    a.subscriptionStatus === b.subscriptionStatus &&
    a.graceUntil === b.graceUntil &&
    a.lapsedAt === b.lapsedAt &&
    a.plan === b.plan &&
    a.disabledFeatures.join() === b.disabledFeatures.join()
  )
}
