import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { trialEnd } from '#domain/access/trial-end.ts'
import { id } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readEntity } from '../shared/read-entity.ts'

/**
 * Ends a trial whose time is over. The status is the payment provider's word for a trial that ended without a payment
 * method. Changes nothing where the company has a subscription by then.
 */
export const companyEndTrial = defineMutation({
  version: 1,
  may: ['company/bill'],
  schema: v.object({ companyId: id }),
  refs: ({ companyId }) => [refTo('companies', companyId)],
  run(tx, { companyId }, { actor, at }) {
    if (!can(actor, 'company/bill') || actor.companyId !== companyId)
      return notAllowed('company/bill')
    const company = readEntity(tx, 'companies', companyId)
    if (!company.ok) return company
    const isOver = Date.parse(trialEnd(company.value)) <= Date.parse(at)
    if (company.value.subscriptionStatus === 'trialing' && isOver)
      tx.update(refTo('companies', companyId), { subscriptionStatus: 'paused', lapsedAt: at })
    return ok()
  },
})
