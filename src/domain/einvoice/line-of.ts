import type { InvoiceLine } from '../invoice/invoice-content.ts'
import { taxContained } from '../money/document/line-amount.ts'
import type { LineTotals } from '../money/document/document.ts'
import { decimalText } from './decimal.ts'
import type { EAdjustment, ELine } from './model.ts'
import { netPrice, type NetPrice } from './net-price.ts'

/** What all lines of a document share. */
export interface LineContext {
  readonly isInclusive: boolean
  /** Digits after the point of an amount. */
  readonly digits: number
  /** The word for a discount. */
  readonly discount: string
}

/** A line of the e-invoice: its price times its quantity, less its discount, is exactly its net amount. */
export function lineOf(
  line: InvoiceLine,
  totals: LineTotals,
  position: number,
  context: LineContext,
): ELine {
  const { price, net, taken } = context.isInclusive
    ? inclusive(line, totals, context)
    : exclusive(line, totals, context)
  return {
    id: `${position}`,
    quantity: decimalText({ units: BigInt(line.quantityMilli), digits: 3 }),
    unitCode: line.unitCode,
    net: amountText(net, context.digits),
    adjustments: adjustmentsOf(taken, context),
    name: line.name.trim(),
    description: line.note.trim(),
    ...price,
    ...taxOf(line.tax),
  }
}

/** How much is taken off, as an allowance; as a charge where it is given back. */
export function adjustmentsOf(
  taken: bigint,
  { digits, discount }: Pick<LineContext, 'digits' | 'discount'>,
): readonly EAdjustment[] {
  if (taken === 0n) return []
  const isCharge = taken < 0n
  const amount = amountText(isCharge ? -taken : taken, digits)
  // 95 is a discount (UNTDID 5189); no code of UNTDID 7161 means one that is given back.
  return [{ isCharge, amount, reason: discount, reasonCode: isCharge ? '' : '95' }]
}

/** BT-151 and BT-152. What is not taxable has no rate. */
export function taxOf({
  category,
  rateMilliPercent,
}: Pick<InvoiceLine['tax'], 'category' | 'rateMilliPercent'>): Pick<ELine, 'category' | 'rate'> {
  if (category === 'O') return { category, rate: '' }
  return { category, rate: decimalText({ units: BigInt(rateMilliPercent), digits: 3 }) }
}

export function amountText(minor: bigint | number, digits: number): string {
  return decimalText({ units: BigInt(minor), digits }, digits)
}

interface NetLine {
  readonly price: NetPrice
  readonly net: bigint
  readonly taken: bigint
}

function exclusive(line: InvoiceLine, totals: LineTotals, { digits }: LineContext): NetLine {
  const { priceMinor, perQuantity } = line
  const baseQuantity = perQuantity === 1 ? '' : `${perQuantity}`
  return {
    price: { price: amountText(priceMinor, digits), baseQuantity },
    net: BigInt(totals.netMinor),
    taken: BigInt(totals.discountMinor),
  }
}

function inclusive(line: InvoiceLine, totals: LineTotals, { digits }: LineContext): NetLine {
  const net = BigInt(totals.netMinor)
  const withoutTax = (minor: number): bigint =>
    BigInt(minor) - taxContained(BigInt(minor), line.tax.rateMilliPercent)
  const taken = withoutTax(totals.discountMinor)
  const price = netPrice({ units: net + taken, digits }, line)
  if (price !== null) return { price, net, taken }
  // The cent that rounding puts on a line may be against its sign; it is told apart from the price.
  const full = withoutTax(totals.fullMinor)
  const own = netPrice({ units: full, digits }, line) ?? { price: '0', baseQuantity: '' }
  return { price: own, net, taken: full - net }
}
