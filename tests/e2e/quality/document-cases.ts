import type { PricedDocument, PricedLine } from '#domain/money/document/document.ts'
import { totalsOf } from '#domain/money/document/totals-of.ts'

/** Numbers that follow from a seed, the same in every runtime. */
export function createNumbers(first: number): (below: number) => number {
  let seed = first
  return (below) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
}

const rates = [0, 5500, 8875, 19_000, 21_000]

/** The sums of hundreds of documents that every runtime must add up alike, as text. */
export function documentCases(): readonly string[] {
  const next = createNumbers(15)
  return Array.from({ length: 500 }, () => JSON.stringify(totalsOf(documentOf(next))))
}

function documentOf(next: (below: number) => number): PricedDocument {
  return {
    lines: Array.from({ length: 1 + next(10) }, (_, i) => lineOf(next, `l${i}`)),
    isInclusive: next(2) === 0,
    taxRounding: next(2) === 0 ? 'document' : 'line',
    discount: next(3) === 0 ? { kind: 'percent', milliPercent: next(40_000) } : null,
    prepaidMinor: next(1000),
    cashStepMinor: [1, 5, 10, 100][next(4)] ?? 1,
  }
}

function lineOf(next: (below: number) => number, id: string): PricedLine {
  const rateMilliPercent = rates[next(rates.length)] ?? 0
  return {
    id,
    quantityMilli: next(100_000) - 1000,
    priceMinor: next(5_000_000),
    perQuantity: [1, 100, 1000][next(3)] ?? 1,
    discount: next(3) === 0 ? { kind: 'amount', minor: next(10_000) } : null,
    tax: {
      code: `R${rateMilliPercent}`,
      category: rateMilliPercent > 0 ? 'S' : 'Z',
      rateMilliPercent,
    },
  }
}
