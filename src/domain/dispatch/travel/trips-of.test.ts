import { expect, it } from 'vitest'
import type { TimeEntry } from '../../entities/time-entry.ts'
import { east } from '../board.fixture.ts'
import { tripsOf } from './trips-of.ts'

const context = {
  placeOf: (orderId: string) => east(Number(orderId.slice(1))),
  baseOf: (userId: string) => (userId === 't1' ? east(0) : null),
  timeZone: 'Europe/Madrid',
}

function entry(
  kind: TimeEntry['kind'],
  orderId: string | null,
  [from, to]: readonly [string, string | null],
  fields: Partial<TimeEntry> = {},
): TimeEntry {
  const at = (time: string) => `2026-05-04T${time}:00.000Z`
  return {
    id: `${kind}${from}`,
    schema: 1,
    updatedAt: at(from),
    updatedBy: 't1',
    deletedAt: null,
    userId: 't1',
    kind,
    orderId,
    startedAt: at(from),
    endedAt: to && at(to),
    note: '',
    createdAt: at(from),
    createdBy: 't1',
    ...fields,
  }
}

it('goes from the base to the first order, and from each order to the next', () => {
  const entries = [
    entry('order', 'o9', ['09:30', '10:30']),
    entry('travel', 'o5', ['07:00', '07:20']),
    entry('day', null, ['07:00', '15:00']),
    entry('order', 'o5', ['07:20', '09:00']),
    entry('travel', 'o9', ['09:10', '09:30']),
  ]
  expect(tripsOf(entries, context)).toEqual([
    { from: east(0), to: east(5), leavesAt: Date.parse('2026-05-04T07:00:00Z'), minutes: 20 },
    { from: east(5), to: east(9), leavesAt: Date.parse('2026-05-04T09:10:00Z'), minutes: 20 },
  ])
})

it('begins each local day at the base, and does not know the base of everyone', () => {
  const entries = [
    entry('order', 'o5', ['12:00', '13:00'], { startedAt: '2026-05-03T12:00:00.000Z' }),
    entry('travel', 'o9', ['07:00', '07:20']),
    entry('travel', 'o9', ['07:00', '07:20'], { userId: 't2' }),
  ]
  expect(tripsOf(entries, context).map(({ from }) => from)).toEqual([east(0), null])
})

it('leaves out drives that run, that nobody stopped, and that took no time', () => {
  const entries = [
    entry('travel', 'o5', ['07:00', null]),
    entry('travel', 'o5', ['07:00', '11:30']),
    entry('travel', 'o5', ['07:00', '07:00']),
  ]
  expect(tripsOf(entries, context)).toEqual([])
})

it('goes back to the same order from where they were before', () => {
  const entries = [
    entry('order', 'o5', ['07:20', '09:00']),
    entry('travel', 'o9', ['09:10', '09:30']),
    entry('travel', 'o9', ['09:40', '09:50']),
  ]
  expect(tripsOf(entries, context).map(({ from }) => from)).toEqual([east(5), east(5)])
})
