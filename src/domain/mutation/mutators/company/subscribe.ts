import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
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
export const companySubscribe = defineMutation({
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
    tx.update(refTo('companies', companyId), {
      ...words,
      // What an unknown plan lacks is unknown too, so it takes nothing away.
      disabledFeatures: [...(plan?.without ?? [])],
    })
    if (tx.get(seatsRef) !== undefined)
      tx.update(seatsRef, { limit: Math.min(seats, plan?.maxSeats ?? seats) })
    return ok()
  },
})

/** Whether a first payment has not been made, which takes nothing from a trial that still runs. */
function isUnstarted(status: string, company: Company, at: string): boolean {
  const isIncomplete = status === 'incomplete' || status === 'incomplete_expired'
  const isOnTrial = company.subscriptionStatus === 'trialing'
  return isIncomplete && isOnTrial && Date.parse(at) < Date.parse(trialEnd(company))
}
