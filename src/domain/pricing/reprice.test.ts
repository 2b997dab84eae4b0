import { expect, it } from 'vitest'
import { linePricing } from './line-pricing.ts'
import { priceListFixture, rule } from './price-list.fixture.ts'
import type { PriceSource } from './price-source.ts'
import {
  otherThanList,
  toCatalogue,
  toList,
  toQuantity,
  typedPrice,
  withListPrices,
} from './reprice.ts'

const filter = { kind: 'item', itemId: 'f1' } as const
const list = priceListFixture([
  rule(filter, { kind: 'fixed', minor: 1100 }),
  rule(filter, { kind: 'fixed', minor: 900 }, 10_000),
])
const facts = {
  prices: { list, costs: new Map() },
  items: [
    { id: 'f1', category: '', priceMinor: 1250, taxCode: null },
    { id: 'g1', category: '', priceMinor: 300, taxCode: null },
  ],
  company: { taxCodes: [], defaultTaxCode: '', taxRateMilliPercent: 0 },
  document: { currency: 'EUR', isInclusive: false },
  on: '2026-03-02',
}
const pricing = linePricing(facts)
const fromCatalogue = (itemId = 'f1') => ({ kind: 'catalogue', itemId }) as const
const fromList = { kind: 'list', itemId: 'f1', listId: 'trade', listName: 'Trade' } as const
const line = (priceMinor: number, priceSource?: PriceSource, quantityMilli = 1000) => ({
  quantityMilli,
  priceMinor,
  perQuantity: 1,
  ...(priceSource && { priceSource }),
})

it('a typed price is the person’s, and can be taken back', () => {
  const typed = { ...line(1100, fromList), ...typedPrice(line(1100, fromList), 1000) }
  expect(typed).toMatchObject({ priceMinor: 1000, priceSource: { kind: 'typed', itemId: 'f1' } })
  expect(toList(typed, pricing)).toEqual({ priceMinor: 1100, priceSource: fromList })
  expect(toCatalogue(typed, pricing)).toEqual({ priceMinor: 1250, priceSource: fromCatalogue() })
  expect(typedPrice(line(5), 7)).toEqual({ priceMinor: 7 })
})

it('a line has the list’s price or the catalogue’s, whichever is chosen', () => {
  expect(toCatalogue(line(1100, fromList), pricing)).toMatchObject({ priceMinor: 1250 })
  expect(toCatalogue(line(1250, fromCatalogue()), pricing)).toBe(null)
  expect(toList(line(1250, fromCatalogue()), pricing)).toMatchObject({ priceMinor: 1100 })
  expect(toList(line(1100, fromList), pricing)).toBe(null)
  expect(toList(line(300, fromCatalogue('g1')), pricing)).toBe(null)
  for (const other of [line(5), line(5, fromCatalogue('gone'))]) {
    expect(toList(other, pricing)).toBe(null)
    expect(toCatalogue(other, pricing)).toBe(null)
  }
})

it('another quantity has its own price, as long as the line has what the customer would get', () => {
  const now = line(1100, fromList)
  expect(toQuantity(now, 10_000, pricing)).toMatchObject({ quantityMilli: 10_000, priceMinor: 900 })
  expect(toQuantity(now, 2000, pricing)).toMatchObject({ quantityMilli: 2000, priceMinor: 1100 })
  // The list had another price when the line was made.
  expect(toQuantity(line(1150, fromList), 10_000, pricing)).toEqual({ quantityMilli: 10_000 })
  expect(toQuantity(line(1250, fromCatalogue()), 10_000, pricing)).toEqual({
    quantityMilli: 10_000,
  })
  expect(toQuantity(now, 10_000, null)).toEqual({ quantityMilli: 10_000 })
})

it('a quantity that reaches the list’s has its price, and one that falls below it the catalogue’s', () => {
  const bulk = priceListFixture([rule(filter, { kind: 'fixed', minor: 900 }, 10_000)])
  const only = linePricing({ ...facts, prices: { list: bulk, costs: new Map() } })
  const few = line(1250, fromCatalogue())
  const many = { quantityMilli: 10_000, priceMinor: 900, priceSource: fromList }
  expect(toQuantity(few, 10_000, only)).toEqual(many)
  expect(toQuantity({ ...few, ...many }, 1000, only)).toEqual({
    quantityMilli: 1000,
    priceMinor: 1250,
    priceSource: fromCatalogue(),
  })
  const typed = line(1250, { kind: 'typed', itemId: 'f1' })
  expect(toQuantity(typed, 10_000, only)).toEqual({ quantityMilli: 10_000 })
})

it('all lines take the list’s prices but those that a person typed', () => {
  const typed = line(1, { kind: 'typed', itemId: 'f1' })
  const lines = [line(1250, fromCatalogue()), typed, line(300, fromCatalogue('g1')), line(5)]
  expect(otherThanList(lines, pricing)).toEqual([lines[0]])
  expect(withListPrices(lines, pricing)).toEqual([line(1100, fromList), typed, lines[2], lines[3]])
  const over = linePricing({
    ...facts,
    on: '2026-03-02',
    document: { currency: 'USD', isInclusive: false },
  })
  expect(over.fault).toBe('currency')
  expect(withListPrices(lines, over)).toEqual(lines)
})
