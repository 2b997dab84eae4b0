import type { Invoice } from '../../entities/invoice.ts'
import { sharesOf } from '../../money/shares-of.ts'
import type { InvoiceContent, InvoiceLine, TakenDeposit } from '../invoice-content.ts'
import { invoiceTotals } from '../invoice-totals.ts'

type Totals = NonNullable<InvoiceContent['totals']>

/** A line as accounting programs take it: its discount and its share of the document's are in its amount. */
export interface FoldedLine {
  readonly description: string
  readonly quantityMilli: number
  readonly taxCode: string
  /** Without tax, in minor units. */
  readonly netMinor: number
  readonly taxMinor: number
}

/**
 * The lines of an issued invoice with all discounts and deposits folded in; they add up to its sums less its deposits,
 * which are documents of their own. Where one would be below
 * zero, which these programs do not take, all lines of its rate are one; 'negative' where even that is. 'unreadable'
 * where what it says does not fit together.
 */
export function foldedLines(
  invoice: Invoice,
  content: InvoiceContent,
): readonly FoldedLine[] | 'negative' | 'unreadable' {
  const sums = content.totals && invoiceTotals(invoice, content, content.totals.taxes)
  if (!sums || !content.totals || sums.totalMinor !== content.totals.totalMinor) return 'unreadable'
  const { taxes: rates } = content.totals
  const deducted = content.deposits.flatMap(({ taxes }) => taxes)
  // What was asked for at a rate that this invoice does not have cannot be folded in.
  if (deducted.some((one) => !rates.some((tax) => isSameRate(one, tax)))) return 'negative'
  const nets = new Map(sums.lines.map(({ id, netMinor }) => [id, netMinor]))
  const groups = rates.map((whole) => {
    const tax = lessDeposits(whole, deducted)
    const lines = content.lines.filter((line) => isSameRate(line.tax, tax))
    const before = lines.map(({ id }) => BigInt(nets.get(id) ?? 0))
    const discounts = sharesOf(BigInt(tax.discountMinor), before)
    const after = before.map((net, i) => net - (discounts[i] ?? 0n))
    const taxes = sharesOf(BigInt(tax.taxMinor), after)
    const folded = lines.map((line, i): FoldedLine => ({
      description: line.name,
      quantityMilli: line.quantityMilli,
      taxCode: line.tax.code,
      netMinor: Number(after[i] ?? 0n),
      taxMinor: Number(taxes[i] ?? 0n),
    }))
    const isWhole = folded.every(({ netMinor, taxMinor }) => netMinor >= 0 && taxMinor >= 0)
    return isWhole ? folded : [asOne(folded, tax.baseMinor, tax.taxMinor)]
  })
  const all = groups.flat()
  return all.some(({ netMinor, taxMinor }) => netMinor < 0 || taxMinor < 0) ? 'negative' : all
}

type Rate = Pick<InvoiceLine['tax'], 'category' | 'rateMilliPercent'>

function isSameRate(one: Rate, other: Rate): boolean {
  return one.category === other.category && one.rateMilliPercent === other.rateMilliPercent
}

/** A rate of the invoice with what deposits took of it as one more discount. */
function lessDeposits(tax: Totals['taxes'][number], deducted: TakenDeposit['taxes']) {
  const same = deducted.filter((one) => isSameRate(one, tax))
  const sum = (of: (one: (typeof same)[number]) => number) =>
    same.reduce((all, one) => all + of(one), 0)
  const baseMinor = sum((one) => one.baseMinor)
  return {
    ...tax,
    baseMinor: tax.baseMinor - baseMinor,
    discountMinor: tax.discountMinor + baseMinor,
    taxMinor: tax.taxMinor - sum((one) => one.taxMinor),
  }
}

function asOne(lines: readonly FoldedLine[], netMinor: number, taxMinor: number): FoldedLine {
  const description = lines.map((line) => line.description).join('; ')
  return {
    description,
    quantityMilli: 1000,
    taxCode: lines[0]?.taxCode ?? '',
    netMinor,
    taxMinor,
  }
}
