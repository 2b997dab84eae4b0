import type { Invoice } from '../entities/invoice.ts'
import type { Discount } from '../money/document/document.ts'
import { discountOn, lineAmount } from '../money/document/line-amount.ts'
import { divideRounded } from '../money/divide-rounded.ts'
import type { MutationArgs } from '../mutation/registry.ts'
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts'
import { creditedLines, linesLeft } from './left-to-credit.ts'

export interface CreditChoice {
  readonly invoice: Invoice
  readonly content: InvoiceContent
  /** The contents of its credit notes that are final. */
  readonly credits: readonly InvoiceContent[]
  /** Thousandths of a unit to take back, by line of the invoice. */
  readonly quantities: ReadonlyMap<string, number>
  readonly newId: () => string
}

/**
 * The draft of a credit note over some lines of an invoice, at the prices and discounts that they were invoiced with.
 * Fixed discounts are shared by quantity; what takes all that is left takes what is left of them.
 */
export function creditDraft(choice: CreditChoice): MutationArgs<'invoice/create'> {
  const { invoice, content, credits, quantities, newId } = choice
  const left = linesLeft(content, credits)
  const chosen = left.flatMap(({ line, leftMilli }) => {
    const quantityMilli = quantities.get(line.id) ?? 0
    return quantityMilli === 0 ? [] : [{ line, leftMilli, quantityMilli }]
  })
  const lines = chosen.map(({ line, leftMilli, quantityMilli }): InvoiceLine => ({
    ...line,
    id: newId(),
    sources: [{ kind: 'line', id: line.id }],
    quantityMilli,
    discount: lineDiscount(line, quantityMilli, quantityMilli === leftMilli, credits),
  }))
  const takesAll = left.every(
    ({ line, leftMilli }) => leftMilli === 0 || quantities.get(line.id) === leftMilli,
  )
  return {
    invoiceId: newId(),
    kind: 'credit',
    creditOf: invoice.id,
    customerId: invoice.customerId,
    orderIds: invoice.orderIds,
    currency: invoice.currency,
    isInclusive: invoice.isInclusive,
    taxRounding: invoice.taxRounding,
    discount: documentDiscount(content, lines, takesAll, credits),
    lines,
    note: '',
    termsDays: 0,
    supplyFrom: invoice.supplyFrom,
    supplyTo: invoice.supplyTo,
  }
}

function lineDiscount(
  { id, discount, quantityMilli: whole }: InvoiceLine,
  quantityMilli: number,
  isRest: boolean,
  credits: readonly InvoiceContent[],
): Discount | null {
  if (discount?.kind !== 'amount') return discount
  const taken = creditedLines(id, credits).map((one) => fixedMinor(one.discount))
  const minor = isRest
    ? discount.minor - sum(taken)
    : share(discount.minor, BigInt(quantityMilli), BigInt(whole))
  return fixed(minor)
}

function documentDiscount(
  { discount, lines: all }: InvoiceContent,
  lines: readonly InvoiceLine[],
  takesAll: boolean,
  credits: readonly InvoiceContent[],
): Discount | null {
  if (discount?.kind !== 'amount') return discount
  const taken = credits.map((credit) => fixedMinor(credit.discount))
  const whole = amountOf(all)
  // What the invoice took off, where the discount is larger than its lines.
  const most = Number(discountOn(whole, discount))
  return fixed(takesAll ? most - sum(taken) : share(most, amountOf(lines), whole))
}

function amountOf(lines: readonly InvoiceLine[]): bigint {
  return lines.map(lineAmount).reduce((all, { full, discount }) => all + full - discount, 0n)
}

function share(minor: number, part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number(divideRounded(BigInt(minor) * part, whole))
}

function fixed(minor: number): Discount | null {
  return minor > 0 ? { kind: 'amount', minor } : null
}

function fixedMinor(discount: Discount | null): number {
  return discount?.kind === 'amount' ? discount.minor : 0
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
