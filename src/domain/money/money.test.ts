import { expect, it } from 'vitest'
import { formatMoney, minorDigits, taxOn } from './money.ts'

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
