import { expect, it } from 'vitest'
import { orderRef } from './order-ref.ts'

it('derives the same short reference from the same id', () => {
  expect(orderRef('8Vq2LmZt0aXc4RyPn7Kd')).toBe(orderRef('8Vq2LmZt0aXc4RyPn7Kd'))
  expect(orderRef('8Vq2LmZt0aXc4RyPn7Kd')).toMatch(/^W-[0-9A-HJKMNP-TV-Z]{6}$/)
})

it('spreads similar ids: hardly any collision among ten thousand', () => {
  const refs = new Set(Array.from({ length: 10_000 }, (_, i) => orderRef(`order-${i}`)))
  expect(refs.size).toBeGreaterThan(9_990)
})
