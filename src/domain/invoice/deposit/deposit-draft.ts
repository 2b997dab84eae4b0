import type { Company } from '../../entities/company.ts'
import type { Estimate } from '../../entities/estimate.ts'
import {
  estimateContent,
  type EstimateDeposit,
  linesOfOption,
} from '../../estimate/estimate-content.ts'
import { convertedOrderId } from '../../estimate/order-of-estimate.ts'
import { depositMinor, optionTotals } from '../../estimate/estimate-totals.ts'
import { depositLines } from '../../money/document/deposit-lines.ts'
import type { DocumentTotals } from '../../money/document/document.ts'
import type { MutationArgs } from '../../mutation/registry.ts'
import type { BillableOrder, BillingCompany } from '../draft/billable-work.ts'
import { titleDraft } from '../draft/title-draft.ts'
import type { InvoiceLine } from '../invoice-content.ts'
import { invoiceTotals } from '../invoice-totals.ts'

/** What a deposit is asked for: work with its agreed price, or without one. */
export interface DepositBasis {
  readonly customerId: string
  readonly orderId: string
  readonly currency: string
  readonly isInclusive: boolean
  /** What the work will be over. */
  readonly totals: DocumentTotals
  /** Of each rate, as lines keep it. */
  readonly taxOf: (code: string) => InvoiceLine['tax'] | undefined
  /** Whether `totals` are a price that was agreed; else only their rates count, and only an amount can be asked for. */
  readonly isPriced: boolean
  /** What the estimate asks for. */
  readonly deposit: EstimateDeposit | null
}

/** What can be asked for on an estimate: the approved option, or the only one; null while there is a choice. */
export function basisOfEstimate(estimate: Estimate): DepositBasis | null {
  if (estimate.status === 'draft' || estimate.status === 'cancelled') return null
  if (estimate.status === 'declined') return null
  const { options, lines, deposit, decision } = estimateContent(estimate)
  const chosen = decision?.optionId || (options.length === 1 ? options[0]?.id : undefined)
  const own = linesOfOption(lines, chosen ?? '')
  const totals = own.length > 0 ? optionTotals(estimate, own) : null
  if (!totals) return null
  const { id, customerId, currency, isInclusive } = estimate
  return {
    customerId,
    orderId: convertedOrderId(id),
    currency,
    isInclusive,
    totals,
    taxOf: taxOfLines(own),
    isPriced: true,
    deposit,
  }
}

/** What can be asked for on an order: its fixed price, or any amount at the company's usual rate. */
export function basisOfOrder(order: BillableOrder, company: BillingCompany): DepositBasis | null {
  const draft = titleDraft([order], company)
  const isPriced = order.fixedPriceMinor !== null && order.fixedPriceMinor > 0
  const priceMinor = isPriced ? (order.fixedPriceMinor ?? 0) : 100
  const lines = draft.lines.map((line) => ({ ...line, priceMinor }))
  const totals = invoiceTotals(draft, { lines, discount: null })
  if (!totals) return null
  const { customerId, currency, isInclusive } = draft
  const { id: orderId } = order
  const taxOf = taxOfLines(lines)
  return { customerId, orderId, currency, isInclusive, totals, taxOf, isPriced, deposit: null }
}

/** What a deposit comes to with tax, in minor units; 0 where that cannot be said. */
export function askedMinor(basis: DepositBasis, deposit: EstimateDeposit | null): number {
  if (basis.isPriced) return depositMinor(deposit, basis.totals.totalMinor)
  return deposit?.kind === 'amount' ? deposit.minor : 0
}

export interface DepositStart {
  readonly invoiceId: string
  readonly deposit: EstimateDeposit | null
  /** What its lines are called. */
  readonly name: string
}

/** The draft of a deposit invoice; its lines are taxed as the work is. */
export function depositDraft(
  basis: DepositBasis,
  { termsDays }: Pick<Company, 'termsDays'>,
  { invoiceId, deposit, name }: DepositStart,
): MutationArgs<'invoice/create'> {
  const { customerId, orderId, currency, totals } = basis
  const made = depositLines(totals, askedMinor(basis, deposit), basis.isInclusive)
  return {
    invoiceId,
    kind: 'deposit',
    creditOf: null,
    customerId,
    orderIds: [orderId],
    currency,
    isInclusive: made.isInclusive,
    taxRounding: 'document',
    discount: null,
    lines: made.lines.map((line) => ({
      ...line,
      sources: [],
      name,
      note: '',
      unitCode: 'C62',
      perQuantity: 1,
      tax: basis.taxOf(line.tax.code) ?? { ...line.tax, reason: '' },
    })),
    note: '',
    termsDays,
    supplyFrom: null,
    supplyTo: null,
  }
}

function taxOfLines(lines: readonly { readonly tax: InvoiceLine['tax'] }[]) {
  return (code: string) => lines.find(({ tax }) => tax.code === code)?.tax
}
