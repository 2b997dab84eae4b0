import { expect, it } from 'vitest'
import { amountText } from './amount-text.ts'

it('writes amounts as they are read', () => {
  expect(amountText(123_450, 'EUR', 'en')).toBe('1234.50')
  expect(amountText(123_450, 'EUR', 'es')).toBe('1234,50')
  expect(amountText(1234, 'JPY', 'es')).toBe('1234')
})
