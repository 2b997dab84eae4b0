import { expect, it } from 'vitest'
import { parseRow } from '../stored/parse-row.ts'
import { orderFixture } from '../entities/order.fixture.ts'
import { isSentDoc, sentAfter, viewersOf } from './is-sent.ts'
import { orderStatuses } from './order-status.ts'

it('is withdrawn by planning, given by work, and kept where an order is stopped', () => {
  const sent = (was: boolean) => orderStatuses.filter((status) => sentAfter(status, was))
  const stopped = ['onHold', 'cancelled']
  const always = orderStatuses.filter(
    (status) => !['new', 'scheduled', ...stopped].includes(status),
  )
  expect(sent(false)).toEqual(always)
  expect(sent(true)).toEqual(
    orderStatuses.filter((status) => status !== 'new' && status !== 'scheduled'),
  )
})

it('did not exist before the field did: an assigned order was visible at once', () => {
  const { isSent: _, sentAt: __, ...old } = orderFixture('o1')
  for (const status of orderStatuses) {
    const expected = status !== 'new'
    expect(isSentDoc({ ...old, status }), status).toBe(expected)
    const parsed = parseRow('orders', 'o1', { ...old, status })
    expect(parsed.ok && parsed.value, status).toMatchObject({ isSent: expected, sentAt: null })
  }
  expect(isSentDoc({ status: 'onHold', isSent: false })).toBe(false)
  expect(isSentDoc({})).toBe(false)
})

it('shows an order to its assignees', () => {
  expect(viewersOf({ isSent: true, assigneeIds: ['anna'] })).toEqual(['anna'])
  expect(viewersOf({ isSent: false, assigneeIds: ['anna'] })).toEqual([])
})
