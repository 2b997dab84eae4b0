import { expect, it } from 'vitest'
import { shortCode } from './short-code.ts'

it('gives the same short code for the same text', () => {
  expect(shortCode('8Vq2LmZt0aXc4RyPn7Kd')).toBe(shortCode('8Vq2LmZt0aXc4RyPn7Kd'))
  expect(shortCode('8Vq2LmZt0aXc4RyPn7Kd')).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
})

it('spreads similar texts: hardly any collision among ten thousand', () => {
  const codes = new Set(Array.from({ length: 10_000 }, (_, i) => shortCode(`order-${i}`)))
  expect(codes.size).toBeGreaterThan(9_990)
})
