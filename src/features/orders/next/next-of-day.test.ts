import { expect, it } from 'vitest'
import type { Order } from '#domain/entities/order.ts'
import { nextOfDay } from './next-of-day.ts'

const now = '2026-05-04T10:30:00Z'
const item = (id: string, start: string | null, more: Partial<Order> = {}) => ({
  order: {
    id,
    status: 'accepted',
    statusAt: '2026-05-04T06:00:00Z',
    createdAt: '2026-05-01T06:00:00Z',
    priority: 'normal',
    assigneeIds: ['tom'],
    reassignRequests: {},
    plannedStart: start,
    ...more,
  } as Order,
  entries: [{ id, orderId: id, part: 1, assigneeIds: ['tom'], start, end: null, series: null }],
})
const next = (...items: ReturnType<typeof item>[]) =>
  nextOfDay(items, 'this', { uid: 'tom', now, timeZone: 'Europe/Madrid' })?.order.id ?? null

const noon = item('noon', '2026-05-04T12:00:00Z')
const evening = item('evening', '2026-05-04T16:00:00Z')

it('is the next visit of today by time', () => {
  expect(next(evening, noon)).toBe('noon')
})

it('is never the order itself', () => {
  expect(next(item('this', '2026-05-04T11:00:00Z'), evening)).toBe('evening')
  expect(next(item('this', '2026-05-04T11:00:00Z'))).toBeNull()
})

it('is the one in progress elsewhere, whenever it was planned', () => {
  expect(next(noon, item('begun', '2026-05-02T08:00:00Z', { status: 'paused' }))).toBe('begun')
})

it('is an urgent one before one that is earlier', () => {
  expect(next(noon, item('urgent', '2026-05-04T17:00:00Z', { priority: 'urgent' }))).toBe('urgent')
})

it('is an urgent one without a day, as on Today', () => {
  const urgent = item('anytime', null, { priority: 'urgent' })
  expect(next(item('evening', '2026-05-04T16:00:00Z'), urgent)).toBe('anytime')
})

it('is none of another day, without a day or overdue', () => {
  const others = [item('late', '2026-05-01T08:00:00Z'), item('later', '2026-05-05T08:00:00Z')]
  expect(next(...others, item('anytime', null))).toBeNull()
})
