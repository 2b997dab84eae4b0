import { expect, test } from 'vitest'
import type { OrderStatus } from '../order/order-status.ts'
import type { DayEntry } from './day-entries.ts'
import { visitAhead } from './visit-ahead.ts'

const at = { now: '2026-05-04T09:00:00.000Z', today: '2026-05-04', timeZone: 'Europe/London' }

function entry(id: string, start: string | null): DayEntry {
  return { id, orderId: 'o1', part: 1, assigneeIds: ['t1'], start, end: null, series: null }
}

const noon = entry('noon', '2026-05-04T12:00:00.000Z')
const tomorrow = entry('tomorrow', '2026-05-05T08:00:00.000Z')
const undated = entry('undated', null)

function ahead(status: OrderStatus, entries: readonly DayEntry[], more = {}) {
  const order = {
    open: true,
    status,
    statusAt: '2026-05-04T08:00:00.000Z',
    statusReason: '',
    assigneeIds: ['t1'],
  }
  return visitAhead({ ...order, ...more }, entries, at)
}

test('a visit of today, or one without a day, may be late until it is reached', () => {
  const both = { mayBeLate: true, mayReassign: true }
  expect(ahead('dispatched', [tomorrow, noon])).toEqual({ entry: noon, ...both })
  expect(ahead('accepted', [undated])).toEqual({ entry: undated, ...both })
  expect(ahead('enRoute', [undated])).toEqual({ entry: undated, ...both })
  for (const status of ['onSite', 'paused'] as const)
    expect(ahead(status, [noon])).toMatchObject({ mayBeLate: false, mayReassign: false })
})

test('one of a later day can be reassigned and not be late yet', () => {
  expect(ahead('accepted', [tomorrow])).toMatchObject({ mayBeLate: false, mayReassign: true })
})

test('one of a crew on the way cannot turn the others back', () => {
  const assigneeIds = ['t1', 't2']
  expect(ahead('enRoute', [noon], { assigneeIds })?.mayReassign).toBe(false)
  expect(ahead('accepted', [noon], { assigneeIds })?.mayReassign).toBe(true)
})

test('of several, the one in progress counts', () => {
  const early = entry('early', '2026-05-04T07:30:00.000Z')
  const driving = { statusAt: '2026-05-04T11:50:00.000Z' }
  expect(ahead('enRoute', [early, noon], driving)?.entry).toBe(noon)
})

test('work that was sent back has not begun again', () => {
  expect(ahead('onSite', [noon], { statusReason: 'Photo missing' })?.mayReassign).toBe(true)
})

test('there is none of an order that is over or on hold, or not one’s own', () => {
  expect(ahead('done', [noon], { open: false })).toBeNull()
  expect(ahead('onHold', [noon])).toBeNull()
  expect(ahead('dispatched', [])).toBeNull()
})
