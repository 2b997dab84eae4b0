import { expect, test } from 'vitest'
import type { Absence } from '../entities/absence.ts'
import type { Away } from '../entities/away.ts'
import { timeOffThen } from './time-off-then.ts'

const zone = 'America/New_York'
const away = (userId: string, fromOn: string, toOn = fromOn) =>
  ({ id: `away-${userId}-${fromOn}`, userId, fromOn, toOn }) as Away
const absence = (userId: string, fromOn: string, status: Absence['status']) =>
  ({ id: `${status}-${userId}`, userId, fromOn, toOn: fromOn, status }) as Absence
const known = {
  away: [
    away('ann', '2026-03-05', '2026-03-09'),
    away('ann', '2026-03-03'),
    away('bea', '2026-03-04'),
  ],
  absences: [
    absence('cal', '2026-03-04', 'requested'),
    absence('bea', '2026-03-04', 'approved'),
    absence('dan', '2026-03-04', 'rejected'),
    absence('eve', '2026-03-04', 'cancelled'),
  ],
}
const plan = {
  assigneeIds: ['ann', 'bea', 'cal', 'dan', 'eve'],
  plannedStart: '2026-03-04T14:00:00.000Z',
  plannedEnd: '2026-03-04T15:00:00.000Z',
  windowStart: null,
  windowEnd: null,
}
const ids = (more: Partial<typeof plan> | object, zoneName = zone) =>
  timeOffThen({ ...plan, ...more }, known, zoneName).map(({ id }) => id)

test('approved time off, and what is only requested, of those who are assigned', () => {
  expect(timeOffThen(plan, known, zone)).toEqual([
    {
      id: 'away-bea-2026-03-04',
      userId: 'bea',
      fromOn: '2026-03-04',
      toOn: '2026-03-04',
      isRequested: false,
    },
    {
      id: 'requested-cal',
      userId: 'cal',
      fromOn: '2026-03-04',
      toOn: '2026-03-04',
      isRequested: true,
    },
  ])
  expect(ids({ assigneeIds: ['ann'] })).toEqual([])
  expect(ids({ assigneeIds: [] })).toEqual([])
})

test('an order over several days meets everything on them, the earliest first', () => {
  const days = { plannedStart: '2026-03-03T14:00:00.000Z', plannedEnd: '2026-03-05T14:00:00.000Z' }
  expect(ids({ ...days, assigneeIds: ['ann'] })).toEqual([
    'away-ann-2026-03-03',
    'away-ann-2026-03-05',
  ])
})

test('days are those of the company', () => {
  const late = { plannedStart: '2026-03-05T02:00:00.000Z', plannedEnd: null, assigneeIds: ['bea'] }
  expect(ids(late)).toEqual(['away-bea-2026-03-04'])
  expect(ids(late, 'UTC')).toEqual([])
})

test('an order that ends at midnight is not on the next day', () => {
  const evening = { plannedStart: '2026-03-03T22:00:00.000Z', assigneeIds: ['bea'] }
  expect(ids({ ...evening, plannedEnd: '2026-03-04T05:00:00.000Z' })).toEqual([])
  expect(ids({ ...evening, plannedEnd: '2026-03-04T05:01:00.000Z' })).toEqual([
    'away-bea-2026-03-04',
  ])
})

test('without a planned time the promised arrival counts; without any day nothing does', () => {
  const open = { plannedStart: null, plannedEnd: null }
  expect(ids(open)).toEqual([])
  const promised = { windowStart: '2026-03-04T14:00:00.000Z', windowEnd: null }
  expect(ids({ ...open, ...promised })).toHaveLength(2)
  expect(
    ids({ ...promised, plannedStart: '2026-03-06T14:00:00.000Z', assigneeIds: ['bea'] }),
  ).toEqual([])
})
