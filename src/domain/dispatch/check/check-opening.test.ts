import { expect, test } from 'vitest'
import { defaultWorkingHours, type WorkingHours } from '../../entities/working-hours.ts'
import { boardFixture, visitFixture } from '../board.fixture.ts'
import { suggest } from '../suggest/suggest.ts'
import type { BoardVisit } from '../board-visit.ts'
import { check } from './check.ts'

/** Open on Mondays and on the night before Tuesday's dawn; closed from twelve to two. */
const hours: WorkingHours = {
  ...defaultWorkingHours,
  monday: [
    { start: '08:00', end: '10:00' },
    { start: '10:00', end: '12:00' },
    { start: '14:00', end: '18:00' },
  ],
  tuesday: [],
}
const at = (time: string | null, fields: Partial<BoardVisit> = {}) =>
  visitFixture('a', time, { openingHours: hours, ...fields })
const closedFor = (visit: BoardVisit) =>
  check(boardFixture(), { visit, before: null })
    .filter(({ code }) => code === 'siteClosed')
    .map(({ minutes = null, severity }) => [severity, minutes])

test('a visit lies within the opening hours of its site', () => {
  expect(closedFor(at('09:30'))).toEqual([])
  expect(closedFor(at('11:30'))).toEqual([['warn', 30]])
  expect(closedFor(at('12:00'))).toEqual([['warn', 60]])
  expect(closedFor(at('07:45', { openingHours: null }))).toEqual([])
  expect(closedFor(at('17:30', { minutes: 24 * 60 }))).toEqual([['warn', 24 * 60 - 30]])
})

test('a visit without a time lies on a day on which the site opens', () => {
  expect(closedFor(at(null, { start: '2026-05-04' }))).toEqual([])
  expect(closedFor(at(null, { start: '2026-05-05' }))).toEqual([['warn', null]])
  expect(closedFor(at(null))).toEqual([])
})

test('suggestions lie within them, and tell where they are the reason that nobody can go', () => {
  const board = boardFixture()
  const search = (fields: Partial<BoardVisit>, from = '2026-05-04') =>
    suggest(board, at(null, { assigneeIds: [], ...fields }), { from, days: 1, top: 1 })
  expect(search({}).offers[0]?.start).toBe('2026-05-04T06:00:00.000Z')
  expect(search({ minutes: 200 }).offers[0]?.start).toBe('2026-05-04T06:00:00.000Z')
  // Nothing before two o'clock is long enough.
  const late = { ...hours, monday: hours.monday.slice(2) }
  expect(search({ openingHours: late }).offers[0]?.start).toBe('2026-05-04T12:00:00.000Z')
  const closed = [{ rule: 'siteClosed', count: 2 }]
  expect(search({ minutes: 300 })).toEqual({ offers: [], whyNot: closed })
  expect(search({}, '2026-05-05')).toEqual({ offers: [], whyNot: closed })
})
