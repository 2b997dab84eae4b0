import { expect, test } from 'vitest'
import type { Order } from '#domain/entities/order.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { firstSteps } from './first-steps.ts'

const order = (status: OrderStatus) => ({ order: { status } as Order })
const done = (...args: Parameters<typeof firstSteps>) =>
  firstSteps(...args).flatMap(({ name, isDone }) => (isDone ? [name] : []))

test('a new company has all steps before it', () => {
  const steps = firstSteps({ people: 1, customers: 0, orders: [] })
  expect(steps.map(({ name }) => name)).toEqual(['invite', 'customer', 'order', 'phone'])
  expect(steps.some(({ isDone }) => isDone)).toBe(false)
})

test('each step is ticked by what is there, in any order', () => {
  expect(done({ people: 2, customers: 0, orders: [] })).toEqual(['invite'])
  expect(done({ people: 1, customers: 3, orders: [order('dispatched')] })).toEqual([
    'customer',
    'order',
  ])
  expect(done({ people: 1, customers: 1, orders: [order('accepted')] })).toContain('phone')
})

test('they are gone when all are done', () => {
  expect(firstSteps({ people: 2, customers: 1, orders: [order('done')] })).toEqual([])
})
