import { expect, test } from 'vitest'
import type { PlannedVisit } from '../entities/booking.ts'
import { orderFixture } from '../entities/order.fixture.ts'
import { furtherVisit } from './further-visit.ts'
import { knownEntries } from './known-entries.ts'

const monday = '2026-05-04T08:00:00.000Z'
const tuesday = '2026-05-05T15:00:00.000Z'
const order = orderFixture('o1', {
  plannedStart: tuesday,
  plannedEnd: '2026-05-05T16:00:00.000Z',
  assigneeIds: ['t1', 't2'],
})

function visit(part: number, fields: Partial<PlannedVisit> & { parts?: number } = {}) {
  const { parts = 1, ...more } = fields
  return { ...furtherVisit('o1', part), assigneeIds: ['t1'], start: monday, ...more, parts }
}

test('has the stored visits, or the one that the order implies', () => {
  expect(knownEntries(order, [])).toMatchObject([{ start: tuesday, series: null }])
  const both = [visit(1, { parts: 2 }), visit(2, { start: tuesday, assigneeIds: ['t2'] })]
  expect(knownEntries(order, both)).toMatchObject([{ start: monday }, { start: tuesday }])
})

test('has another person’s visit that only the order tells of', () => {
  const own = visit(1, { parts: 2 })
  expect(knownEntries(order, [own])).toMatchObject([
    { start: monday, assigneeIds: ['t1'] },
    { start: tuesday, assigneeIds: ['t2'] },
  ])
  expect(knownEntries({ ...order, plannedStart: monday }, [own])).toHaveLength(1)
  expect(knownEntries({ ...order, assigneeIds: ['t1'] }, [own])).toHaveLength(1)
})
