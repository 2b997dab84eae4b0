import type { TaxCategory } from '#domain/company/tax-code.ts'
import { buyerFixture, issuedInvoice, sellerFixture } from '#domain/einvoice/einvoice.fixture.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { InvoiceLine } from '#domain/invoice/invoice-content.ts'
import { totalsOf } from '#domain/money/document/totals-of.ts'
import { createRandom } from '#domain/planning/random.ts'

type Pick = <Item>(items: readonly Item[]) => Item

const rates: readonly (readonly [TaxCategory, number])[] = [
  ['S', 19_000],
  ['S', 7000],
  ['S', 8875],
  ['S', 21_000],
  ['Z', 0],
  ['E', 0],
  ['AE', 0],
  ['K', 0],
  ['G', 0],
]
const texts = [
  'Boiler service',
  'Pump & <valve>',
  'Ñandú "ü" 水 😀',
  "O'Neill\u0000\u0001",
  'a\tb\r\nc',
]

/** Issued invoices and credit notes of every kind that people can make; the same seed gives the same. */
export function generateInvoices(seed: number, count: number): readonly Invoice[] {
  const random = createRandom(seed)
  const below = (most: number) => random.below(most)
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  return Array.from({ length: count }, (_, i) => generate(i, below, pick))
}

function generate(i: number, below: (most: number) => number, pick: Pick): Invoice {
  const isOutsideTax = below(12) === 0
  const discount = () =>
    pick([
      null,
      null,
      { kind: 'percent', milliPercent: below(100_001) },
      { kind: 'amount', minor: below(5000) },
    ] as const)
  const line = (_: unknown, at: number): InvoiceLine => {
    const [category, rateMilliPercent] = isOutsideTax ? (['O', 0] as const) : pick(rates)
    return {
      id: `l${at}`,
      sources: [],
      name: pick(texts),
      note: pick(['', ...texts]),
      quantityMilli: pick([1000, 3000, 125, below(100_000), -below(3000), 0, 999_999]),
      unitCode: pick(['C62', 'HUR', 'MTR', 'KGM']),
      priceMinor: pick([0, 1, 33, 999, below(100_000), below(10_000_000)]),
      perQuantity: pick([1, 1, 1, 10, 100, 1000] as const),
      discount: discount(),
      tax: {
        code: category,
        category,
        rateMilliPercent,
        reason: category === 'E' ? '§ 4 UStG' : '',
      },
    }
  }
  const parts = {
    lines: Array.from({ length: 1 + below(pick([3, 12])) }, line),
    isInclusive: pick([true, false]),
    taxRounding: pick(['document', 'document', 'line'] as const),
    discount: discount(),
    prepaidMinor: pick([0, 0, below(10_000)]),
    cashStepMinor: pick([1, 1, 5, 100]),
  }
  const isCredit = below(4) === 0
  const [supplyFrom, supplyTo] = pick([
    ['2026-02-27', '2026-03-01'],
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01', null],
  ])
  const sums = totalsOf(parts)
  if (!sums || sums.totalMinor < 0) return generate(i, below, pick)
  return issuedInvoice({
    ...parts,
    ...(isCredit ? { kind: 'credit', creditOf: 'i0' } : {}),
    id: `i${i}`,
    number: `INV-${i}`,
    currency: pick(['EUR', 'EUR', 'USD', 'JPY', 'CHF']),
    note: pick(['', ...texts]),
    supplyFrom: supplyFrom ?? null,
    supplyTo: supplyTo ?? null,
    seller: { ...sellerFixture, iban: pick([sellerFixture.iban, '']) },
    buyer: { ...buyerFixture, email: pick([buyerFixture.email, '']) },
  })
}
