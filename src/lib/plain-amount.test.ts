import { expect, it } from 'vitest'
import { plainAmount } from './plain-amount.ts'

it('reads amounts as people write them', () => {
  expect(plainAmount('1.234')).toBe('1234')
  expect(plainAmount("1'234.50")).toBe('1234.50')
  expect(plainAmount('12,5')).toBe('12.5')
  expect(plainAmount('12 apples')).toBeNull()
})
