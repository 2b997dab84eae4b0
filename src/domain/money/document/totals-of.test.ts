import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditableOf, isCreditable } from './creditable-of.ts'
import { depositLines } from './deposit-lines.ts'
import type { DocumentTotals, PricedDocument } from './document.ts'
import { document, line, rate } from './document.fixture.ts'
import { totalsOf } from './totals-of.ts'

function totals(
  priced: PricedDocument,
  creditable = creditableOf({ taxes: [] }, []),
): DocumentTotals {
  const found = totalsOf(priced, creditable)
  if (!found) throw new Error('The document is too large')
  return found
}

describe('tax', () => {
  const small = [1, 2, 3].map(() => line(1, 33, rate(19)))

  it('is rounded once for each rate of a document', () => {
    expect(totals(document(small))).toMatchObject({ netMinor: 99, taxMinor: 19, totalMinor: 118 })
  })

  it('is rounded on each line where the company chose so', () => {
    const priced = document(small, { taxRounding: 'line' })
    expect(totals(priced)).toMatchObject({ netMinor: 99, taxMinor: 18, totalMinor: 117 })
  })

  it('is contained in prices that include it, and the net lines add up', () => {
    const priced = document(
      [1, 2, 3].map(() => line(1, 999, rate(20))),
      { isInclusive: true },
    )
    const found = totals(priced)
    expect(found).toMatchObject({ totalMinor: 2997, taxMinor: 500, netMinor: 2497 })
    expect(found.lines.map(({ netMinor }) => netMinor)).toEqual([833, 832, 832])
  })

  it('has as many digits as the currency', () => {
    expect(totals(document([line(1, 1234, rate(10))]))).toMatchObject({ taxMinor: 123 })
    const dinars = document([line(3, 1005, rate(5))])
    expect(totals(dinars)).toMatchObject({ netMinor: 3015, taxMinor: 151, totalMinor: 3166 })
  })

  it('counts codes of the same category and rate as one', () => {
    const other = { ...rate(19), code: 'OTHER' }
    const { taxes } = totals(document([line(1, 33, rate(19)), line(1, 33, other)]))
    expect(taxes).toEqual([expect.objectContaining({ code: 'R19', baseMinor: 66, taxMinor: 13 })])
  })
})

describe('a line', () => {
  it('is quantity times price, rounded half away from zero', () => {
    expect(totals(document([line(0.125, 7990, rate(0))])).netMinor).toBe(999)
    expect(totals(document([line(-0.125, 7990, rate(0))])).netMinor).toBe(-999)
  })

  it('can have a price below a minor unit', () => {
    const screws = line(500, 125, rate(0), { perQuantity: 100 })
    expect(totals(document([screws])).netMinor).toBe(625)
  })

  it('is reduced by a discount, never below zero', () => {
    const percent = { kind: 'percent', milliPercent: 33_333 } as const
    const amount = { kind: 'amount', minor: 5000 } as const
    const lines = [percent, amount].map((discount) => line(1, 1000, rate(0), { discount }))
    expect(totals(document(lines)).lines.map((one) => one.amountMinor)).toEqual([667, 0])
  })
})

describe('a discount of the whole document', () => {
  it('is shared over the rates by largest remainder', () => {
    const found = totals(
      document([line(1, 10_000, rate(21)), line(1, 5000, rate(10))], {
        discount: { kind: 'amount', minor: 1000 },
      }),
    )
    expect(found.taxes.map((one) => [one.discountMinor, one.baseMinor, one.taxMinor])).toEqual([
      [667, 9333, 1960],
      [333, 4667, 467],
    ])
    expect(found.totalMinor).toBe(16_427)
  })

  it('is net of tax in a document whose prices include it', () => {
    const found = totals(
      document([line(1, 12_000, rate(20))], {
        isInclusive: true,
        discount: { kind: 'amount', minor: 1200 },
      }),
    )
    expect(found).toMatchObject({
      linesMinor: 10_000,
      discountMinor: 1000,
      netMinor: 9000,
      taxMinor: 1800,
      totalMinor: 10_800,
    })
  })
})

describe('a deposit', () => {
  const work = document([line(1, 100_000, rate(19))])

  it('is an invoice of its own that the final one takes off', () => {
    const made = depositLines(totals(work), 35_700, false)
    const deposit = totals(document(made.lines, { isInclusive: made.isInclusive }))
    expect(made.isInclusive).toBe(false)
    expect(deposit).toMatchObject({ netMinor: 30_000, taxMinor: 5700, totalMinor: 35_700 })
    const final = totals({ ...work, prepaidMinor: deposit.totalMinor })
    expect(final).toMatchObject({ totalMinor: 119_000, payableMinor: 83_300 })
  })

  it('is shared over the rates', () => {
    const mixed = totals(document([line(1, 10_001, rate(21)), line(1, 5000, rate(10))]))
    const { lines } = depositLines(mixed, 5867, true)
    expect(lines.map(({ priceMinor }) => priceMinor)).toEqual([4034, 1833])
  })

  it('comes to the very amount that was agreed', () => {
    fc.assert(
      fc.property(documents, fc.nat(100_000), (priced, milliPercent) => {
        const whole = totals({ ...priced, taxRounding: 'document' })
        const gross = Math.round((whole.totalMinor * milliPercent) / 100_000)
        const { lines: own, isInclusive } = depositLines(whole, gross, priced.isInclusive)
        expect(totals(document(own, { isInclusive })).totalMinor).toBe(gross)
      }),
      { numRuns: 1500, seed: 15 },
    )
  })
})

describe('the payable sum', () => {
  it.each([
    [5, 1232, 1230, -2],
    [5, 1233, 1235, 2],
    [10, 1235, 1240, 5],
    [100, 1250, 1300, 50],
    [1, 1233, 1233, 0],
  ])('is rounded to coins of %i, and nothing else is', (step, minor, payable, rounding) => {
    expect(totals(document([line(1, minor, rate(0))], { cashStepMinor: step }))).toMatchObject({
      totalMinor: minor,
      payableMinor: payable,
      roundingMinor: rounding,
    })
  })
})

it('is null where a sum is too large to store', () => {
  expect(totalsOf(document([line(1_000_000, 10_000_000, rate(0))]))).toBeNull()
})

describe('credit notes', () => {
  it('take back the tax that is left with the last line', () => {
    const inclusive = { isInclusive: true }
    const lines = [1, 2, 3].map(() => line(1, 999, rate(20)))
    const invoice = totals(document(lines, inclusive))
    const credits: DocumentTotals[] = []
    for (const one of lines)
      credits.push(totals(document([one], inclusive), creditableOf(invoice, credits)))
    expect(credits.map(({ taxMinor }) => taxMinor)).toEqual([167, 167, 166])
    expect(creditableOf(invoice, credits)).toEqual([
      { category: 'S', rateMilliPercent: 20_000, baseMinor: 0, taxMinor: 0 },
    ])
  })

  it('are too large where they take more than is left at a rate', () => {
    const invoice = totals(document([line(1, 1000, rate(20)), line(1, 5000, rate(10))]))
    const left = creditableOf(invoice, [totals(document([line(1, 600, rate(20))]))])
    expect(isCreditable(totals(document([line(1, 400, rate(20))]), left), left)).toBe(true)
    expect(isCreditable(totals(document([line(1, 401, rate(20))]), left), left)).toBe(false)
    expect(isCreditable(totals(document([line(1, 1, rate(5))]), left), left)).toBe(false)
  })
})

const taxes = [rate(0), rate(5.5), rate(8.875), rate(19), rate(21)]
const discounts = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), milliPercent: fc.nat(100_000) }),
    fc.record({ kind: fc.constant('amount' as const), minor: fc.nat(1_000_000) }),
  ),
)
const lines = fc.record({
  id: fc.constant(''),
  quantityMilli: fc.integer({ min: 1, max: 1_000_000 }),
  priceMinor: fc.nat(1_000_000),
  perQuantity: fc.constantFrom(1, 100, 1000),
  discount: discounts,
  tax: fc.constantFrom(...taxes),
})
const documents = fc
  .record({
    lines: fc.array(lines, { minLength: 1, maxLength: 12 }),
    isInclusive: fc.boolean(),
    taxRounding: fc.constantFrom('document' as const, 'line' as const),
    discount: discounts,
    prepaidMinor: fc.nat(100_000),
    cashStepMinor: fc.constantFrom(1, 5, 10, 100),
  })
  .map(({ lines: own, ...rest }) => document(own, rest))
const runs = { numRuns: 4000, seed: 15 }

describe('any document', () => {
  it('adds up', () => {
    fc.assert(
      fc.property(documents, (priced) => {
        const found = totals(priced)
        const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
        expect(sum(found.lines.map(({ netMinor }) => netMinor))).toBe(found.linesMinor)
        expect(found.linesMinor - found.discountMinor).toBe(found.netMinor)
        expect(sum(found.taxes.map(({ baseMinor }) => baseMinor))).toBe(found.netMinor)
        expect(sum(found.taxes.map(({ taxMinor }) => taxMinor))).toBe(found.taxMinor)
        expect(found.netMinor + found.taxMinor).toBe(found.totalMinor)
        const open = found.totalMinor - found.prepaidMinor
        expect(found.payableMinor - found.roundingMinor).toBe(open)
        expect(Math.abs(found.payableMinor % priced.cashStepMinor)).toBe(0)
        expect(Math.abs(found.roundingMinor) * 2).toBeLessThanOrEqual(priced.cashStepMinor)
      }),
      runs,
    )
  })

  it('keeps prices that include tax to the cent', () => {
    fc.assert(
      fc.property(documents, (priced) => {
        const found = totals({ ...priced, isInclusive: true, discount: null })
        const gross = found.lines.reduce((all, { amountMinor }) => all + amountMinor, 0)
        expect(found.totalMinor).toBe(gross)
      }),
      runs,
    )
  })

  it('is mirrored by the same document with what it sells taken back', () => {
    fc.assert(
      fc.property(documents, (priced) => {
        const back = priced.lines.map((one) => ({ ...one, quantityMilli: -one.quantityMilli }))
        const mirrored = totals({ ...priced, lines: back, prepaidMinor: -priced.prepaidMinor })
        expect(negated(mirrored)).toEqual(plain(totals(priced)))
      }),
      runs,
    )
  })

  it('leaves nothing when it is credited line by line, from either end', () => {
    fc.assert(
      fc.property(documents, fc.boolean(), (priced, isReversed) => {
        const whole = { ...priced, discount: null, prepaidMinor: 0, cashStepMinor: 1 }
        const invoice = totals(whole)
        const credits: DocumentTotals[] = []
        const order = isReversed ? whole.lines.toReversed() : whole.lines
        for (const one of order)
          credits.push(totals({ ...whole, lines: [one] }, creditableOf(invoice, credits)))
        expect(
          creditableOf(invoice, credits).map(({ baseMinor, taxMinor }) => baseMinor + taxMinor),
        ).toEqual(invoice.taxes.map(() => 0))
      }),
      { ...runs, numRuns: 1500 },
    )
  })
})

function plain(found: DocumentTotals): unknown {
  return JSON.parse(JSON.stringify(found))
}

/** With every amount's sign changed. */
function negated(found: DocumentTotals): unknown {
  return JSON.parse(JSON.stringify(found), (name, value: unknown) =>
    typeof value === 'number' && name.endsWith('Minor') ? 0 - value : value,
  )
}
