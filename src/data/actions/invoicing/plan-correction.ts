import { creditDraft } from '#domain/invoice/credit-draft.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceTotals, leftToCredit } from '#domain/invoice/invoice-totals.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import { linesLeft } from '#domain/invoice/left-to-credit.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entitiesOf, entityOf } from '#data/queries/entities-of.ts'
import type { Plan } from './types.ts'

interface Correction {
  /** The credit note to issue, and what it is over with tax in minor units; null where nothing is left to credit. */
  readonly credit: { readonly id: string; readonly totalMinor: number } | null
  readonly invoiceId: string
  /** The deposits that the first one took off. */
  readonly depositIds: readonly string[]
}

/** A credit note over all that is left of an invoice, and an invoice that takes its place; both are drafts. */
export async function planCorrection(
  db: UserDb,
  ofId: string,
): Promise<Result<Plan<Correction>, Problem>> {
  const invoice = entityOf('invoices', await db.invoices.get(ofId))
  if (!invoice) return fail({ type: 'doc/missing', ref: `invoices/${ofId}` })
  if (invoice.kind === 'credit' || !isFinal(invoice)) return fail({ type: 'invoice/not-issued' })
  if (invoice.finalId !== null) return fail({ type: 'invoice/deposit-taken' })
  const content = contentOf(invoice)
  const rows = await db.invoices.bulkGet([...invoice.creditIds])
  const credits = entitiesOf('invoices', rows).map(contentOf)
  const left = linesLeft(content, credits).filter(({ leftMilli }) => leftMilli !== 0)
  const quantities = new Map(left.map(({ line, leftMilli }) => [line.id, leftMilli]))
  const credit =
    left.length === 0 ? null : creditDraft({ invoice, content, credits, quantities, newId })
  const again: MutationArgs<'invoice/create'> = {
    invoiceId: newId(),
    kind: invoice.kind,
    creditOf: null,
    customerId: invoice.customerId,
    orderIds: invoice.orderIds,
    currency: invoice.currency,
    isInclusive: invoice.isInclusive,
    taxRounding: invoice.taxRounding,
    ...(invoice.cashStepMinor !== undefined && { cashStepMinor: invoice.cashStepMinor }),
    discount: content.discount,
    lines: content.lines,
    note: invoice.note,
    termsDays: invoice.termsDays,
    supplyFrom: invoice.supplyFrom,
    supplyTo: invoice.supplyTo,
  }
  const drafts = credit ? [credit, again] : [again]
  const totals =
    credit && invoiceTotals({ ...invoice, cashStepMinor: 1 }, { ...credit }, leftToCredit(content))
  return ok({
    changes: drafts.map((args) => ({ id: newId(), name: 'invoice/create', args })),
    answer: {
      credit: credit && { id: credit.invoiceId, totalMinor: totals?.totalMinor ?? 0 },
      invoiceId: again.invoiceId,
      depositIds: invoice.depositIds,
    },
  })
}
