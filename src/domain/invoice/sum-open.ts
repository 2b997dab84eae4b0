import { type AgingBucket, agingBuckets, agingOf } from '../money/aging.ts'

/** What is still to pay of an invoice. */
interface OpenSum {
  readonly currency: string
  readonly openMinor: number
  /** Local day 'YYYY-MM-DD'; null until it has its number, which counts as not due. */
  readonly dueOn: string | null
}

/** What customers owe in one currency, in minor units. */
export interface OpenTotals {
  readonly currency: string
  readonly openMinor: number
  readonly overdueMinor: number
  readonly openCount: number
  readonly overdueCount: number
  readonly byAge: Readonly<Record<AgingBucket, number>>
}

/** The open sums of invoices by currency, the currency with the most invoices first. */
export function sumOpen(invoices: Iterable<OpenSum>, today: string): readonly OpenTotals[] {
  const byCurrency = new Map<string, Writable<OpenTotals>>()
  for (const { currency, openMinor, dueOn } of invoices) {
    if (openMinor <= 0) continue
    const bucket = dueOn === null ? 'notDue' : agingOf(dueOn, today)
    const sums = byCurrency.get(currency) ?? empty(currency)
    byCurrency.set(currency, sums)
    sums.openMinor += openMinor
    sums.openCount += 1
    sums.byAge[bucket] += openMinor
    if (bucket === 'notDue') continue
    sums.overdueMinor += openMinor
    sums.overdueCount += 1
  }
  return [...byCurrency.values()].sort(
    (a, b) => b.openCount - a.openCount || (a.currency < b.currency ? -1 : 1),
  )
}

type Writable<T> = {
  -readonly [K in keyof T]: T[K] extends number | string ? T[K] : Writable<T[K]>
}

function empty(currency: string): Writable<OpenTotals> {
  const byAge = Object.fromEntries(agingBuckets.map((bucket) => [bucket, 0]))
  return {
    currency,
    openMinor: 0,
    overdueMinor: 0,
    openCount: 0,
    overdueCount: 0,
    byAge: byAge as Record<AgingBucket, number>,
  }
}
