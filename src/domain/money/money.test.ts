import { describe, expect, it } from 'vitest'
import { formatMoney, minorDigits, minorText, parseMinor, taxOn } from './money.ts'

it('formats minor units as the currency and the locale have it', () => {
  expect(formatMoney({ minor: 123456, currency: 'USD' }, 'en-US')).toBe('$1,234.56')
  expect(formatMoney({ minor: 1234, currency: 'JPY' }, 'en-US')).toBe('¥1,234')
  expect(formatMoney({ minor: 1234, currency: 'EUR' }, 'es').replace(/\s/u, ' ')).toBe('12,34 €')
  expect(minorDigits('KWD')).toBe(3)
})

it('rounds tax half away from zero', () => {
  expect(taxOn({ minor: 10_000, currency: 'USD' }, 8875)).toEqual({ minor: 888, currency: 'USD' })
  expect(taxOn({ minor: -10_000, currency: 'USD' }, 8875)).toEqual({ minor: -888, currency: 'USD' })
  expect(taxOn({ minor: 0, currency: 'USD' }, 8875).minor).toBe(0)
})

describe('a typed amount', () => {
  it.each([
    ['12.50', 'EUR', 1250],
    ['12,5', 'EUR', 1250],
    [' 7 ', 'EUR', 700],
    ['19.99', 'EUR', 1999],
    ['', 'EUR', 0],
    ['500', 'JPY', 500],
    ['500.5', 'JPY', undefined],
    ['1.255', 'EUR', undefined],
    ['-3', 'EUR', undefined],
    ['12 euros', 'EUR', undefined],
    ['1000000001', 'EUR', undefined],
  ])('%j in %s', (typed, currency, minor) => {
    expect(parseMinor(typed, currency)).toBe(minor)
  })

  it('comes back as it was', () => {
    expect(minorText(1250, 'EUR')).toBe('12.50')
    expect(minorText(500, 'JPY')).toBe('500')
    expect(parseMinor(minorText(1999, 'USD'), 'USD')).toBe(1999)
  })
})
