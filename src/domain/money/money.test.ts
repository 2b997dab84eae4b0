import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { divideRounded } from './divide-rounded.ts'
import { minorDigits } from './minor-digits.ts'
import { maxMinor } from './max-minor.ts'
import { formatMoney, minorText } from './money.ts'
import { parseMinor } from './parse-minor.ts'
import { taxOn } from './tax-on.ts'

const currencies = fc.constantFrom('JPY', 'HUF', 'COP', 'EUR', 'USD', 'KWD', 'CLF')
const runs = { numRuns: 5000, seed: 4217 }

describe('minor units', () => {
  it.each([
    [0, 'JPY KRW VND CLP ISK UGX XAF XOF XPF PYG RWF KMF GNF DJF BIF VUV UYI'],
    [2, 'EUR USD GBP HUF COP RSD IDR CRC ALL MMK toString'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ])('%i digits: %s', (digits, codes) => {
    for (const code of codes.split(' ')) expect([code, minorDigits(code)]).toEqual([code, digits])
  })

  it('are all shown, in the format of the currency and locale', () => {
    expect(formatMoney({ minor: 123_456, currency: 'USD' }, 'en-US')).toBe('$1,234.56')
    expect(formatMoney({ minor: 1234, currency: 'JPY' }, 'en-US')).toBe('¥1,234')
    expect(formatMoney({ minor: -5, currency: 'USD' }, 'en-US')).toBe('-$0.05')
    expect(plain(formatMoney({ minor: 1234, currency: 'EUR' }, 'es'))).toBe('12,34 €')
    expect(plain(formatMoney({ minor: 123_400, currency: 'HUF' }, 'en'))).toBe('HUF 1,234.00')
    expect(plain(formatMoney({ minor: 3015, currency: 'KWD' }, 'en'))).toBe('KWD 3.015')
    expect(formatMoney({ minor: Number.MAX_SAFE_INTEGER, currency: 'USD' }, 'en-US')).toBe(
      '$90,071,992,547,409.91',
    )
  })
})

describe('a typed amount', () => {
  it.each([
    ['12.50', 'EUR', 1250],
    ['12,5', 'EUR', 1250],
    [' 7 ', 'EUR', 700],
    ['7.', 'EUR', 700],
    ['19.99', 'EUR', 1999],
    ['1.005', 'KWD', 1005],
    ['', 'EUR', 0],
    ['500', 'JPY', 500],
    ['1000000000', 'EUR', maxMinor],
    ['500.5', 'JPY', undefined],
    ['1.255', 'EUR', undefined],
    ['1,000.50', 'EUR', undefined],
    ['-3', 'EUR', undefined],
    ['12 euros', 'EUR', undefined],
    ['1000000000.01', 'EUR', undefined],
    ['100000000.001', 'KWD', undefined],
  ])('%j in %s', (typed, currency, minor) => {
    expect(parseMinor(typed, currency)).toBe(minor)
  })

  it('comes back unchanged', () => {
    expect(minorText(1250, 'EUR')).toBe('12.50')
    expect(minorText(5, 'EUR')).toBe('0.05')
    expect(minorText(-5, 'EUR')).toBe('-0.05')
    expect(minorText(500, 'JPY')).toBe('500')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxMinor }), currencies, (minor, currency) => {
        expect(parseMinor(minorText(minor, currency), currency)).toBe(minor)
        expect(parseMinor(minorText(minor, currency).replace('.', ','), currency)).toBe(minor)
      }),
      runs,
    )
  })
})

describe('rounding', () => {
  it('goes half away from zero, so that credits mirror', () => {
    const halves = [5n, -5n, 15n, -15n, 25n, -25n]
    expect(halves.map((value) => divideRounded(value, 10n))).toEqual([1n, -1n, 2n, -2n, 3n, -3n])
    expect([divideRounded(5n, -10n), divideRounded(4n, -10n)]).toEqual([-1n, 0n])
  })

  it('goes to the nearest integer and, halfway, away from zero', () => {
    const below = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).filter((value) => value !== 0n)
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), below, (above, divisor) => {
        const rounded = divideRounded(above, divisor)
        const rest = above - rounded * divisor
        expect(2n * abs(rest) <= abs(divisor)).toBe(true)
        if (2n * abs(rest) === abs(divisor)) expect(abs(rounded * divisor) > abs(above)).toBe(true)
      }),
      runs,
    )
  })

  test.each([
    ['3 × 9.99 with 20 % within: tax', 2997n * 20_000n, 120_000n, 500n],
    ['0.125 h × 79.90', 125n * 7990n, 1000n, 999n],
    ['1,000.00, deposit of 30 %', 100_000n * 30n, 100n, 30_000n],
  ])('%s', (_words, dividend, divisor, result) => {
    expect(divideRounded(dividend, divisor)).toBe(result)
  })
})

describe('tax', () => {
  it.each([
    ['0.99 at 19 %: once per rate', 99, 'EUR', 19_000, 19],
    ['0.33 at 19 %: per line', 33, 'EUR', 19_000, 6],
    ['93.33 at 21 %', 9333, 'EUR', 21_000, 1960],
    ['46.67 at 10 %', 4667, 'EUR', 10_000, 467],
    ['JPY 1,234 at 10 %', 1234, 'JPY', 10_000, 123],
    ['KWD 3.015 at 5 %', 3015, 'KWD', 5000, 151],
    ['100.00 at 8.875 %', 10_000, 'USD', 8875, 888],
    ['credited', -10_000, 'USD', 8875, -888],
    ['nothing', 0, 'USD', 8875, 0],
    ['more than a double can multiply', 9_007_199_254_740_940, 'USD', 8875, 799_388_933_858_258],
  ])('%s', (_words, minor, currency, rate, tax) => {
    expect(taxOn({ minor, currency }, rate)).toEqual({ minor: tax, currency })
  })

  it('mirrors, grows with the amount, and stays within exact integers', () => {
    const rate = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(fc.maxSafeNat(), currencies, rate, (minor, currency, percent) => {
        const tax = taxOn({ minor, currency }, percent).minor
        const credit = taxOn({ minor: -minor, currency }, percent).minor
        expect(credit + tax).toBe(0)
        expect(Number.isSafeInteger(tax) && tax >= 0 && tax <= minor).toBe(true)
        expect(taxOn({ minor: Math.max(0, minor - 1), currency }, percent).minor <= tax).toBe(true)
      }),
      runs,
    )
  })
})

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** ICU separates currency and number by non-breaking spaces. */
function plain(text: string): string {
  return text.replace(/\s/gu, ' ')
}
