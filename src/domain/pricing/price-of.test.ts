import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxMinor } from '../money/max-minor.ts'
import { listFault } from './list-fault.ts'
import { priceListFixture, rule } from './price-list.fixture.ts'
import { priceOf, ruleFor, type Sale } from './price-of.ts'
import { maxMarkup, type PriceRule, priceRulesOf } from './price-rule.ts'

const all = { kind: 'all' } as const
const heating = { kind: 'category', category: 'Heating ' } as const
const filter = { kind: 'item', itemId: 'f1' } as const
const fixed = (minor: number) => ({ kind: 'fixed', minor }) as const
const percentOff = (percent: number) =>
  ({ kind: 'percentOff', milliPercent: percent * 1000 }) as const
const markup = (percent: number) => ({ kind: 'markup', milliPercent: percent * 1000 }) as const

const sale: Sale = {
  item: { id: 'f1', category: 'heating', priceMinor: 1250 },
  quantityMilli: 1000,
  costMinor: 800,
  rateMilliPercent: 19_000,
  document: { currency: 'EUR', isInclusive: false },
  on: '2026-03-02',
}
const price = (rules: readonly PriceRule[], more: Partial<Sale> = {}) =>
  priceOf({ ...sale, ...more }, priceListFixture(rules))

describe('the price of an item', () => {
  it('is the catalogue’s without a list', () => {
    expect(priceOf(sale, null)).toEqual({
      priceMinor: 1250,
      source: { kind: 'catalogue', itemId: 'f1' },
      reason: null,
    })
  })

  it('is the list’s, which it names', () => {
    expect(price([rule(filter, fixed(1100))])).toEqual({
      priceMinor: 1100,
      source: { kind: 'list', itemId: 'f1', listId: 'trade', listName: 'Trade' },
      reason: null,
    })
  })

  it('is fixed, off the catalogue’s, or on what the item costs, rounded half up', () => {
    expect(price([rule(all, percentOff(15))]).priceMinor).toBe(1063)
    expect(price([rule(all, percentOff(100))]).priceMinor).toBe(0)
    expect(price([rule(all, markup(35))]).priceMinor).toBe(1080)
    expect(price([rule(all, markup(12.5))], { costMinor: 4 }).priceMinor).toBe(5)
  })

  it('has the tax added to a markup where prices include it', () => {
    const list = priceListFixture([rule(all, markup(35))], { isInclusive: true })
    const inclusive = { ...sale, document: { currency: 'EUR', isInclusive: true } }
    expect(priceOf(inclusive, list).priceMinor).toBe(1285)
  })

  it('is the catalogue’s where the cost of a markup is not known, and says so', () => {
    const rules = [rule(filter, markup(35)), rule(all, percentOff(10))]
    expect(price(rules, { costMinor: 0 })).toMatchObject({ priceMinor: 1250, reason: 'noCost' })
  })

  it('is the catalogue’s where no rule is about the item', () => {
    const rules = [rule({ kind: 'item', itemId: 'x' }, fixed(1)), rule(filter, fixed(1), 5000)]
    expect(price(rules)).toMatchObject({ priceMinor: 1250, reason: 'noRule' })
  })

  it('is never more than an amount can be', () => {
    const most = { costMinor: maxMinor }
    expect(price([rule(all, markup(0))], most).priceMinor).toBe(maxMinor)
    expect(price([rule(all, markup(1))], most)).toMatchObject({ reason: 'tooLarge' })
  })

  it('falls to that of the smaller quantity below the next step', () => {
    const rules = [rule(filter, fixed(900), 10_000), rule(filter, fixed(1100)), rule(all, fixed(1))]
    const of = (quantityMilli: number) => price(rules, { quantityMilli }).priceMinor
    expect([9999, 10_000, -10_000, 0].map(of)).toEqual([1100, 900, 900, 1100])
  })
})

const targets = fc.constantFrom<PriceRule['target']>(
  filter,
  { kind: 'item', itemId: 'x' },
  heating,
  { kind: 'category', category: 'cooling' },
  all,
)
const changes = fc.oneof(
  fc.record({ kind: fc.constant('fixed' as const), minor: fc.nat(maxMinor) }),
  fc.record({ kind: fc.constant('percentOff' as const), milliPercent: fc.nat(100_000) }),
  fc.record({ kind: fc.constant('markup' as const), milliPercent: fc.nat(maxMarkup) }),
)
const lists = fc
  .array(
    fc.tuple(
      targets,
      changes,
      fc.nat(5).map((n) => n * 1000),
    ),
    { maxLength: 12 },
  )
  .map((some) => some.map(([target, change, from], i) => rule(target, change, from, `r${i}`)))
const runs = { numRuns: 2000, seed: 15 }

describe('the rule of a quantity', () => {
  const places = ['item', 'category', 'all']
  const isOurs = ({ target }: PriceRule) =>
    target.kind === 'item'
      ? target.itemId === 'f1'
      : target.kind === 'all' || target.category === heating.category

  it('goes before every other that holds: item, category, all, then the highest quantity', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: -6000, max: 6000 }), (rules, quantity) => {
        const found = ruleFor(rules, sale.item, quantity)
        const holding = rules.filter((one) => isOurs(one) && one.fromMilli <= Math.abs(quantity))
        expect(found === null).toBe(holding.length === 0)
        if (!found) return
        for (const other of holding) {
          const [own, their] = [found, other].map(({ target }) => places.indexOf(target.kind))
          expect(own).toBeLessThanOrEqual(their as number)
          if (own === their) expect(found.fromMilli).toBeGreaterThanOrEqual(other.fromMilli)
        }
      }),
      runs,
    )
  })

  it('does not depend on the order of rules, but between two of the same quantity', () => {
    fc.assert(
      fc.property(lists, fc.nat(6000), (rules, quantity) => {
        const [one, other] = [rules, rules.toReversed()].map((some) =>
          ruleFor(some, sale.item, quantity),
        )
        expect(one?.target.kind).toBe(other?.target.kind)
        expect(one?.fromMilli).toBe(other?.fromMilli)
      }),
      runs,
    )
  })

  it('gives an amount between 0 and the greatest, or the catalogue’s price with its reason', () => {
    fc.assert(
      fc.property(lists, fc.nat(maxMinor), fc.boolean(), (rules, costMinor, isInclusive) => {
        const document = { currency: 'EUR', isInclusive }
        const list = priceListFixture(rules, { isInclusive })
        const found = priceOf({ ...sale, costMinor, document }, list)
        expect(found.priceMinor).toBeGreaterThanOrEqual(0)
        expect(found.priceMinor).toBeLessThanOrEqual(maxMinor)
        expect(Number.isInteger(found.priceMinor)).toBe(true)
        expect(found.source.kind === 'list').toBe(found.reason === null)
        if (found.reason !== null) expect(found.priceMinor).toBe(1250)
      }),
      runs,
    )
  })
})

describe('a list', () => {
  const days = fc.nat(400).map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))
  const ends = fc.option(days)

  it('is used from its first day to its last, both included', () => {
    fc.assert(
      fc.property(ends, ends, days, (fromOn, untilOn, on) => {
        const list = priceListFixture([rule(all, fixed(1))], { fromOn, untilOn })
        const isValid = (fromOn === null || fromOn <= on) && (untilOn === null || on <= untilOn)
        expect(listFault(list, sale.document, on) === null).toBe(isValid)
        expect(priceOf({ ...sale, on }, list).priceMinor).toBe(isValid ? 1 : 1250)
      }),
      runs,
    )
  })

  it.each([
    ['early', { fromOn: '2026-03-03' }],
    ['over', { untilOn: '2026-03-01' }],
    ['currency', { currency: 'USD' }],
    ['tax', { isInclusive: true }],
    ['archived', { archivedAt: '2026-03-02T08:00:00.000Z' }],
  ] as const)('is not used, and says why: %s', (reason, more) => {
    const list = priceListFixture([rule(all, fixed(1))], more)
    expect(priceOf(sale, list)).toEqual({
      priceMinor: 1250,
      source: { kind: 'catalogue', itemId: 'f1' },
      reason,
    })
  })

  it('loses a rule that cannot be read, and no other', () => {
    const good = rule(all, fixed(1))
    const rules = [{ ...good, id: 'x', change: { kind: 'gift' } }, good, { ...good }, 7]
    expect(priceRulesOf({ rules })).toEqual([good])
    for (const bad of [null, 'x', {}]) expect(priceRulesOf({ rules: bad })).toEqual([])
  })
})
