import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { type OptimisticSteps, followRow, settleStep, addStep } from './optimistic-steps.ts'

const row = (status: OrderStatus, id = 'a') => ({ id, status })
/** What the screen shows while the row goes through these statuses. */
function shown(pending: OptimisticSteps, ...rows: readonly OrderStatus[]): readonly OrderStatus[] {
  let left: OptimisticSteps | null = pending
  return rows.map((status) => {
    left = followRow(left, row(status))
    return left?.to ?? status
  })
}

test('a step is shown until the row has caught up', () => {
  const pending = addStep(null, row('dispatched'), 'accepted')
  expect(shown(pending, 'dispatched', 'accepted', 'enRoute')).toEqual([
    'accepted',
    'accepted',
    'enRoute',
  ])
})

test('the second of two quick steps stays shown while the row passes through the first', () => {
  const first = addStep(null, row('dispatched'), 'accepted')
  const second = addStep(first, row('dispatched'), 'enRoute')
  expect(shown(second, 'dispatched', 'accepted', 'enRoute')).toEqual([
    'enRoute',
    'enRoute',
    'enRoute',
  ])
})

test('a status set by others is shown as it is', () => {
  const first = addStep(null, row('dispatched'), 'accepted')
  const second = addStep(first, row('dispatched'), 'enRoute')
  expect(shown(second, 'accepted', 'cancelled', 'accepted')).toEqual([
    'enRoute',
    'cancelled',
    'accepted',
  ])
  expect(followRow(second, row('dispatched', 'b'))).toBeNull()
})

test('a pause and its end settle once stored, even if the row was never seen paused', () => {
  const pause = addStep(null, row('onSite'), 'paused')
  const resume = addStep(pause, row('onSite'), 'onSite')
  expect(shown(resume, 'onSite', 'paused', 'onSite')).toEqual(['onSite', 'onSite', 'onSite'])
  expect(followRow(settleStep(resume, pause, true), row('onSite'))?.to).toBe('onSite')
  expect(followRow(settleStep(resume, resume, true), row('onSite'))).toBeNull()
  expect(settleStep(resume, pause, false)).toBeNull()
})
