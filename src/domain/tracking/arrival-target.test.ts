import { describe, expect, it } from 'vitest'
import type { Actor } from '../access/actor.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import { type OrderStatus, orderStatuses } from '../order/order-status.ts'
import { arrivalTarget } from './arrival-target.ts'

const at = (time: string) => `2026-05-04T${time}:00.000Z`
const tech: Actor = {
  uid: 'tech',
  companyId: 'c1',
  role: 'technician',
  status: 'active',
  permissions: [],
}
const geo = { latitude: 44.38, longitude: -64.31 }
const visit = (status: OrderStatus, more = {}) => ({
  order: { status, statusAt: at('13:00'), assigneeIds: ['tech'], isSent: true, open: true },
  entry: { id: 'v1' },
  geo,
  ...more,
})
const entry = (kind: TimeEntry['kind'], from: string, to: string | null, userId = 'tech') => ({
  userId,
  kind,
  startedAt: at(from),
  endedAt: to === null ? null : at(to),
})

describe('where an arrival is asked about', () => {
  it('is the next visit, while arriving is what comes next', () => {
    const asks = orderStatuses.filter((status) => arrivalTarget(visit(status), tech, []))
    expect(asks).toEqual(['scheduled', 'dispatched', 'accepted', 'enRoute'])
    expect(arrivalTarget(visit('enRoute'), tech, [])).toEqual({
      visitId: 'v1',
      place: geo,
      since: at('13:00'),
    })
  })

  it('is nowhere without a visit, a place, or an order of one’s own', () => {
    expect(arrivalTarget(null, tech, [])).toBeNull()
    expect(arrivalTarget(visit('enRoute', { geo: null }), tech, [])).toBeNull()
    expect(arrivalTarget(visit('enRoute'), { ...tech, uid: 'other' }, [])).toBeNull()
    expect(arrivalTarget(visit('enRoute'), { ...tech, status: 'suspended' }, [])).toBeNull()
  })

  it('is nowhere on a break', () => {
    expect(arrivalTarget(visit('enRoute'), tech, [entry('break', '13:10', null)])).toBeNull()
    expect(
      arrivalTarget(visit('enRoute'), tech, [entry('break', '13:10', null, 'x')]),
    ).not.toBeNull()
  })

  it('begins after the last step of the order and of the person’s clock', () => {
    const since = (...entries: readonly ReturnType<typeof entry>[]) =>
      arrivalTarget(visit('enRoute'), tech, entries)?.since
    expect(since(entry('order', '12:00', '12:50'))).toBe(at('13:00'))
    expect(since(entry('break', '13:10', '13:20'))).toBe(at('13:20'))
    expect(since(entry('travel', '13:05', null), entry('day', '14:00', null))).toBe(at('13:05'))
  })
})
