/** The tax that the demo company adds to everything. */
export const salesTax = {
  code: 'HST',
  category: 'S',
  rateMilliPercent: 14_000,
  reason: '',
} as const

export interface DemoLine {
  readonly id: string
  readonly sources: readonly { readonly kind: 'movement' | 'timeEntry'; readonly id: string }[]
  readonly name: string
  readonly note: string
  readonly quantityMilli: number
  readonly unitCode: string
  readonly priceMinor: number
  readonly perQuantity: 1
  readonly discount: null
  readonly tax: typeof salesTax
}

export type LineStart = Pick<
  DemoLine,
  'sources' | 'name' | 'quantityMilli' | 'unitCode' | 'priceMinor'
>

/** Lines as they are stored, numbered in their order. */
export function linesOf(some: readonly LineStart[]): readonly DemoLine[] {
  return some.map((line, i) => ({
    ...line,
    id: `l${i + 1}`,
    note: '',
    perQuantity: 1,
    discount: null,
    tax: salesTax,
  }))
}

/** The sums of lines at one rate, in cents. Nothing here is below zero, so `Math.round` rounds away from it. */
export function sumsOf(lines: readonly DemoLine[]) {
  const amounts = lines.map((line) => Math.round((line.quantityMilli * line.priceMinor) / 1000))
  const baseMinor = amounts.reduce((sum, amount) => sum + amount, 0)
  const taxMinor = Math.round((baseMinor * salesTax.rateMilliPercent) / 100_000)
  const { code, category, rateMilliPercent } = salesTax
  const total = baseMinor + taxMinor
  return {
    taxes: [{ code, category, rateMilliPercent, baseMinor, taxMinor, discountMinor: 0 }],
    linesMinor: baseMinor,
    discountMinor: 0,
    netMinor: baseMinor,
    taxMinor,
    totalMinor: total,
    prepaidMinor: 0,
    roundingMinor: 0,
    payableMinor: total,
  }
}
