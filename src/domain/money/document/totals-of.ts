import { divideRounded } from '../divide-rounded.ts'
import { maxMinor } from '../max-minor.ts'
import { sharesOf } from '../shares-of.ts'
import type {
  AppliedTax,
  DocumentTotals,
  LineTotals,
  PricedDocument,
  PricedLine,
  TaxTotals,
} from './document.ts'
import { discountOn, lineAmount, taxAdded, taxContained } from './line-amount.ts'

/** What of an invoice has not been credited, by rate: the credit note that takes all of it takes all of its tax. */
export type Creditable = readonly Pick<
  TaxTotals,
  'category' | 'rateMilliPercent' | 'baseMinor' | 'taxMinor'
>[]

interface Line {
  readonly line: PricedLine
  readonly full: bigint
  readonly discount: bigint
  readonly amount: bigint
}

/** The lines of one rate. */
interface Group {
  readonly tax: AppliedTax
  readonly lines: readonly Line[]
  /** Of the document's discount. */
  readonly discount: bigint
}

interface TaxedGroup {
  readonly tax: bigint
  readonly base: bigint
  readonly netDiscount: bigint
  /** By line of the group. */
  readonly nets: readonly bigint[]
}

/**
 * The sums of a document: screen, paper, e-invoice and exports all show these. Tax is rounded once for each rate, or on
 * each line; a document's discount is shared over the rates; prices with tax are never recomputed, their net amounts
 * are. Of a credit note, `creditable` is what it may take back. Null where a sum is too large to store.
 */
export function totalsOf(
  document: PricedDocument,
  creditable: Creditable = [],
): DocumentTotals | null {
  const lines = document.lines.map((line): Line => {
    const { full, discount } = lineAmount(line)
    return { line, full, discount, amount: full - discount }
  })
  const groups = groupsOf(document, lines)
  const taxed = groups.map((group) => taxedGroup(document, group, creditable))
  const netOf = new Map(
    groups.flatMap((group, g) =>
      group.lines.map(({ line }, i): [PricedLine, bigint] => [line, taxed[g]?.nets[i] ?? 0n]),
    ),
  )
  const net = sum(taxed.map(({ base }) => base))
  const tax = sum(taxed.map((group) => group.tax))
  const open = net + tax - BigInt(document.prepaidMinor)
  const step = BigInt(document.cashStepMinor)
  const payable = divideRounded(open, step) * step
  const sums = {
    linesMinor: sum([...netOf.values()]),
    discountMinor: sum(taxed.map(({ netDiscount }) => netDiscount)),
    netMinor: net,
    taxMinor: tax,
    totalMinor: net + tax,
    prepaidMinor: BigInt(document.prepaidMinor),
    roundingMinor: payable - open,
    payableMinor: payable,
  }
  if ([...lines.map(({ full }) => full), ...Object.values(sums)].some(isTooLarge)) return null
  return {
    lines: lines.map((one) => lineTotals(one, netOf.get(one.line) ?? 0n)),
    taxes: groups.map(({ tax: applied }, g) => taxTotals(applied, taxed[g])),
    ...(Object.fromEntries(
      Object.entries(sums).map(([name, value]) => [name, Number(value)]),
    ) as Record<keyof typeof sums, number>),
  }
}

function groupsOf(document: PricedDocument, lines: readonly Line[]): readonly Group[] {
  const byRate = new Map<string, Line[]>()
  for (const one of lines) {
    const key = `${one.line.tax.category} ${one.line.tax.rateMilliPercent}`
    byRate.set(key, [...(byRate.get(key) ?? []), one])
  }
  const grouped = [...byRate.values()]
  const amounts = grouped.map((group) => sum(group.map(({ amount }) => amount)))
  const shares = sharesOf(discountOn(sum(amounts), document.discount), amounts)
  return grouped.flatMap((group, g) => {
    const tax = group[0]?.line.tax
    return tax ? [{ tax, lines: group, discount: shares[g] ?? 0n }] : []
  })
}

function taxedGroup(
  { isInclusive, taxRounding }: PricedDocument,
  group: Group,
  creditable: Creditable,
): TaxedGroup {
  const rate = group.tax.rateMilliPercent
  const amounts = group.lines.map(({ amount }) => amount)
  const amount = sum(amounts) - group.discount
  const taxOf = (part: bigint): bigint => (isInclusive ? taxContained : taxAdded)(part, rate)
  const discounts = sharesOf(group.discount, amounts)
  const rounded =
    taxRounding === 'line'
      ? sum(amounts.map((part, i) => taxOf(part - (discounts[i] ?? 0n))))
      : taxOf(amount)
  const tax = restOf(creditable, group.tax, amount, isInclusive) ?? rounded
  if (!isInclusive) return { tax, base: amount, netDiscount: group.discount, nets: amounts }
  const base = amount - tax
  const netDiscount = group.discount - taxOf(group.discount)
  return { tax, base, netDiscount, nets: sharesOf(base + netDiscount, amounts) }
}

/** The tax that is left of an invoice where this takes all that is left of its amount. */
function restOf(
  creditable: Creditable,
  { category, rateMilliPercent }: AppliedTax,
  amount: bigint,
  isInclusive: boolean,
): bigint | null {
  const left = creditable.find(
    (one) => one.category === category && one.rateMilliPercent === rateMilliPercent,
  )
  if (!left) return null
  const all = BigInt(left.baseMinor + (isInclusive ? left.taxMinor : 0))
  return all === amount ? BigInt(left.taxMinor) : null
}

function lineTotals({ line, full, discount, amount }: Line, net: bigint): LineTotals {
  return {
    id: line.id,
    fullMinor: Number(full),
    discountMinor: Number(discount),
    amountMinor: Number(amount),
    netMinor: Number(net),
  }
}

function taxTotals(tax: AppliedTax, group: TaxedGroup | undefined): TaxTotals {
  const { code, category, rateMilliPercent } = tax
  return {
    code,
    category,
    rateMilliPercent,
    baseMinor: Number(group?.base ?? 0n),
    taxMinor: Number(group?.tax ?? 0n),
    discountMinor: Number(group?.netDiscount ?? 0n),
  }
}

function isTooLarge(value: bigint): boolean {
  return value > maxMinor || value < -maxMinor
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((all, value) => all + value, 0n)
}
