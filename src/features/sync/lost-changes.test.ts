import { expect, test } from 'vitest'
import type { OutboxItem } from '#data/index.ts'
import { isLost, lostWith } from './lost-changes.ts'

const item = (id: string, more: Partial<OutboxItem>) =>
  ({
    id,
    name: 'order/move',
    refs: ['orders/a'],
    state: 'blocked',
    problem: null,
    ...more,
  }) as never

const problem = { type: 'order/not-yours', ref: 'orders/a' } as const
const lost: OutboxItem = item('m1', { state: 'actionNeeded', problem })

test('what waits behind a change of a lost order becomes a note with it', () => {
  const queue: readonly OutboxItem[] = [
    lost,
    item('m2', { name: 'order/answer' }),
    item('m3', { refs: ['orders/b'] }),
    item('m4', { name: 'photo/add' }),
    item('m5', { name: 'time/edit' }),
    item('m6', { state: 'sending' }),
  ]
  expect(lostWith(lost, queue).map(({ id }) => id)).toEqual(['m1', 'm2'])
})

test('refused photos of a lost order are sent with its changes, or alone where there are none', () => {
  const args = { about: 'orders/a' }
  const photo = (id: string, more: Partial<OutboxItem>): OutboxItem =>
    item(id, { name: 'photo/add', refs: [`photos/${id}`], state: 'actionNeeded', args, ...more })
  const closed = photo('m2', { problem: { type: 'order/closed' } })
  const queue = [
    lost,
    closed,
    photo('m3', { problem }),
    photo('m4', { problem: { type: 'order/closed' }, args: { about: 'orders/b' } }),
    photo('m5', { state: 'waiting' }),
  ]
  expect(lostWith(lost, queue).map(({ id }) => id)).toEqual(['m1', 'm2', 'm3'])
  expect(lostWith(closed, [closed, item('m6', { state: 'actionNeeded' })])).toEqual([closed])
  expect([isLost(closed), isLost(photo('m7', { problem: { type: 'access/lapsed' } }))]).toEqual([
    true,
    false,
  ])
})

test('a change that was refused for another reason stands alone', () => {
  const other: OutboxItem = item('m1', { problem: { type: 'order/closed' } })
  expect([isLost(lost), isLost(other)]).toEqual([true, false])
  expect(lostWith(other, [other, lost])).toEqual([])
})
