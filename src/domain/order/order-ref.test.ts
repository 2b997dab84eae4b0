import { expect, it } from 'vitest'
import { orderRef } from './order-ref.ts'

it('derives the same short reference from the same id for ever', () => {
  expect(orderRef('8Vq2LmZt0aXc4RyPn7Kd')).toBe('W-G8ZKH9')
})
