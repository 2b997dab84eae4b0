import { expect, it } from 'vitest'
import { shortCode } from './short-code.ts'

it('the same text gives the same short code', () => {
  expect(shortCode('8Vq2LmZt0aXc4RyPn7Kd')).toBe(shortCode('8Vq2LmZt0aXc4RyPn7Kd'))
  expect(shortCode('8Vq2LmZt0aXc4RyPn7Kd')).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
})

it('similar texts hardly ever collide: at most a few among ten thousand', () => {
  const codes = new Set(Array.from({ length: 10_000 }, (_, i) => shortCode(`order-${i}`)))
  expect(codes.size).toBeGreaterThan(9_990)
})
