import type { Invoice } from '#domain/entities/invoice.ts'
import { freeDeposits } from '#domain/invoice/deposit/deposits.ts'
import { mostDeposits } from '#domain/invoice/invoice-content.ts'
import type { NamedMutation } from '#data/types/data.ts'
import { takingOf } from './plan-taking.ts'
import { isBilling } from '#domain/invoice/billed-sources.ts'
import type { LineNames } from '#domain/invoice/draft/billable-work.ts'
import { titleDraft } from '#domain/invoice/draft/title-draft.ts'
import { draftFrom } from '#domain/invoice/draft/draft-from.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entitiesOf } from '#data/queries/entities-of.ts'
import { readBillableWork } from '#data/queries/invoices/read-billable-work.ts'
import type { Plan } from './types.ts'

/**
 * The draft over what is left to bill of some orders of one customer; where nothing was recorded and nothing billed, one
 * with a line for each order, unless `onlyRecorded`. It takes the deposits on these orders off.
 */
export async function planDraft(
  db: UserDb,
  orderIds: readonly string[],
  names: LineNames,
  onlyRecorded: boolean,
): Promise<Result<Plan<{ readonly invoiceId: string }>, Problem>> {
  const orders = entitiesOf('orders', await db.orders.bulkGet([...orderIds]))
  if (new Set(orders.map(({ customerId }) => customerId)).size > 1)
    return fail({ type: 'invoice/other-customer' })
  const work = await readBillableWork(db, orders, names)
  if (!work || orders.length === 0) return fail({ type: 'invoice/empty' })
  const counted = draftFrom(work)
  const isBilled = work.invoices.some(isBilling)
  const isCounted = counted.lines.length > 0 || isBilled || onlyRecorded
  const draft = isCounted ? counted : titleDraft(orders, work.company)
  if (draft.lines.length === 0) return fail({ type: 'invoice/empty' })
  const invoiceId = newId()
  const args = { invoiceId, kind: 'invoice', creditOf: null, discount: null, ...draft }
  const create: NamedMutation = { id: newId(), name: 'invoice/create', args }
  const isOurs = ({ customerId, currency }: Invoice) =>
    customerId === draft.customerId && currency === draft.currency
  const deposits = freeDeposits(work.invoices).filter(isOurs).slice(0, mostDeposits)
  return ok({
    changes: [create, ...deposits.flatMap((deposit) => takingOf(deposit, invoiceId))],
    answer: { invoiceId },
  })
}
