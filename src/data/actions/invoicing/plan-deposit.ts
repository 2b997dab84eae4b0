import { entitiesOf, entityOf } from '#data/queries/entities-of.ts'
import type { EstimateDeposit } from '#domain/estimate/estimate-content.ts'
import { estimateIdOf } from '#domain/estimate/order-of-estimate.ts'
import {
  askedMinor,
  basisOfEstimate,
  basisOfOrder,
  type DepositBasis,
  depositDraft,
} from '#domain/invoice/deposit/deposit-draft.ts'
import { isAskedDeposit } from '#domain/invoice/deposit/deposits.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { BillingCompany } from '#domain/invoice/draft/billable-work.ts'
import type { DepositSubject } from '#data/types/invoicing.ts'
import type { Plan } from './types.ts'

interface Ask {
  readonly about: DepositSubject
  /** What was entered; null for what the estimate asks for. */
  readonly deposit: EstimateDeposit | null
  readonly name: string
}

/** The draft of a deposit; an estimate is asked for once, so there what was asked before is the answer. */
export async function planDeposit(
  db: UserDb,
  { about, deposit, name }: Ask,
): Promise<Result<Plan<{ readonly invoiceId: string }>, Problem>> {
  const [company] = entitiesOf('companies', await db.companies.toArray())
  const basis = company && (await readBasis(db, about, company))
  if (!basis || !company) return fail({ type: 'invoice/no-deposit' })
  if ('estimateId' in about) {
    const rows = await db.invoices.where('orderIds').equals(basis.orderId).toArray()
    const before = entitiesOf('invoices', rows).find(isAskedDeposit)
    if (before) return ok({ changes: [], answer: { invoiceId: before.id } })
  }
  const asked = deposit ?? basis.deposit
  if (askedMinor(basis, asked) <= 0) return fail({ type: 'invoice/no-deposit' })
  const invoiceId = newId()
  const args = depositDraft(basis, company, { invoiceId, deposit: asked, name })
  return ok({ changes: [{ id: newId(), name: 'invoice/create', args }], answer: { invoiceId } })
}

async function readBasis(
  db: UserDb,
  about: DepositSubject,
  company: BillingCompany,
): Promise<DepositBasis | null> {
  const estimateId = 'estimateId' in about ? about.estimateId : estimateIdOf(about.orderId)
  const estimate = entityOf('estimates', await db.estimates.get(estimateId ?? ''))
  const agreed = estimate && basisOfEstimate(estimate)
  if (agreed || 'estimateId' in about) return agreed
  const order = entityOf('orders', await db.orders.get(about.orderId))
  return order && basisOfOrder(order, company)
}
