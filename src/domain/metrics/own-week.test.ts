import { expect, it } from 'vitest'
import type { TimeEntry } from '../entities/time-entry.ts'
import type { Visit, visitOutcomes } from '../entities/visit.ts'
import { createFacts } from './create-facts.ts'
import { ownWeek } from './own-week.ts'

const stamps = { schema: 1, updatedAt: '', updatedBy: '', deletedAt: null }
const context = { now: Date.parse('2026-05-07T18:00:00Z'), timeZone: 'Europe/Madrid' }

function entry(kind: TimeEntry['kind'], userId: string, from: string, to: string): TimeEntry {
  const orderId = kind === 'order' || kind === 'travel' ? 'o1' : null
  const id = `${kind}${userId}${from}`
  return {
    ...stamps,
    id,
    kind,
    userId,
    orderId,
    startedAt: from,
    endedAt: to,
    note: '',
    createdAt: from,
    createdBy: userId,
  }
}

function visit(id: string, by: string, at: string, outcome: (typeof visitOutcomes)[number]): Visit {
  return { ...stamps, id, by, at, outcome, siteId: 's', title: 'Boiler', assetIds: [], note: '' }
}

it("tells one person's week alone, by local days", () => {
  const facts = createFacts(
    {
      orders: [],
      bookings: [],
      invoices: [],
      leaks: [],
      paid: new Map(),
      visits: [
        visit('o1', 't1', '2026-05-04T10:00:00Z', 'done'),
        visit('o2', 't1', '2026-05-06T22:30:00Z', 'done'),
        visit('o3', 't1', '2026-05-05T10:00:00Z', 'partlyDone'),
        visit('o4', 't2', '2026-05-05T10:00:00Z', 'done'),
        visit('o5', 't1', '2026-05-03T21:00:00Z', 'done'),
      ],
      entries: [
        entry('day', 't1', '2026-05-04T06:00:00Z', '2026-05-04T14:00:00Z'),
        entry('break', 't1', '2026-05-04T10:00:00Z', '2026-05-04T10:30:00Z'),
        entry('travel', 't1', '2026-05-04T06:00:00Z', '2026-05-04T06:20:00Z'),
        entry('order', 't1', '2026-05-04T06:20:00Z', '2026-05-04T09:20:00Z'),
        entry('order', 't2', '2026-05-04T06:20:00Z', '2026-05-04T09:20:00Z'),
        entry('day', 't1', '2026-05-11T06:00:00Z', '2026-05-11T14:00:00Z'),
      ],
    },
    context,
  )
  const hour = 3_600_000
  const week = ownWeek(facts, 't1', '2026-05-04', context)
  expect(week).toMatchObject({
    done: 2,
    paid: 7.5 * hour,
    onOrders: 3 * hour,
    travel: hour / 3,
    visits: 1,
    firstFix: { count: 3, of: 4 },
  })
  expect(week.days.map(({ done }) => done)).toEqual([1, 0, 0, 1, 0, 0, 0])
  expect(week.days[0]?.paid).toBe(7.5 * hour)
})
