import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { type StepsAhead, followRow, settleStep, stepAhead } from './optimistic-steps.ts'

const row = (status: OrderStatus, id = 'a') => ({ id, status })
/** What the screen shows while the row goes through these statuses. */
function shown(ahead: StepsAhead, ...rows: readonly OrderStatus[]): readonly OrderStatus[] {
  let left: StepsAhead | null = ahead
  return rows.map((status) => {
    left = followRow(left, row(status))
    return left?.to ?? status
  })
}

test('a step is shown until the row has caught up', () => {
  const ahead = stepAhead(null, row('dispatched'), 'accepted')
  expect(shown(ahead, 'dispatched', 'accepted', 'enRoute')).toEqual([
    'accepted',
    'accepted',
    'enRoute',
  ])
})

test('of two quick steps the second stays while the row passes through the first', () => {
  const first = stepAhead(null, row('dispatched'), 'accepted')
  const second = stepAhead(first, row('dispatched'), 'enRoute')
  expect(shown(second, 'dispatched', 'accepted', 'enRoute')).toEqual([
    'enRoute',
    'enRoute',
    'enRoute',
  ])
})

test('where others have taken it elsewhere, the row says what it is', () => {
  const first = stepAhead(null, row('dispatched'), 'accepted')
  const second = stepAhead(first, row('dispatched'), 'enRoute')
  expect(shown(second, 'accepted', 'cancelled', 'accepted')).toEqual([
    'enRoute',
    'cancelled',
    'accepted',
  ])
  expect(followRow(second, row('dispatched', 'b'))).toBeNull()
})

test('a pause and its end are over once kept, though the row was never seen paused', () => {
  const pause = stepAhead(null, row('onSite'), 'paused')
  const resume = stepAhead(pause, row('onSite'), 'onSite')
  expect(shown(resume, 'onSite', 'paused', 'onSite')).toEqual(['onSite', 'onSite', 'onSite'])
  expect(followRow(settleStep(resume, pause, true), row('onSite'))?.to).toBe('onSite')
  expect(followRow(settleStep(resume, resume, true), row('onSite'))).toBeNull()
  expect(settleStep(resume, pause, false)).toBeNull()
})
