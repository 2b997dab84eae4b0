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
  const closed = [{ rule: 'siteClosed', personIds: ['t1', 't2'] }]
  expect(search({ minutes: 300 })).toEqual({ offers: [], whyNot: closed })
  expect(search({}, '2026-05-05')).toEqual({ offers: [], whyNot: closed })
})

/** Open on Mondays from eight to twelve, in New York, where summer time begins three weeks before Madrid's. */
const newYork = {
  openingHours: {
    ...defaultWorkingHours,
    monday: [{ start: '08:00', end: '12:00' }],
    tuesday: [],
    saturday: [],
    sunday: [],
  },
  siteZone: 'America/New_York',
}

test.each([
  ['winter in both', '2026-03-02T13:00:00Z', []],
  ['winter in both, as late as in summer', '2026-03-02T12:00:00Z', [['warn', 60]]],
  ['summer at the site only', '2026-03-09T12:00:00Z', []],
  ['summer at the site only, as early as in winter', '2026-03-09T15:30:00Z', [['warn', 30]]],
  ['summer in both', '2026-03-30T12:00:00Z', []],
])('the hours of a site are by its own clock: %s', (_, start, found) => {
  expect(closedFor(at(null, { ...newYork, start }))).toEqual(found)
})

test('a day of the company has a part of two days of a site far away', () => {
  const tokyo = {
    openingHours: {
      ...newYork.openingHours,
      monday: [],
      tuesday: [{ start: '00:00', end: '06:00' }],
    },
    siteZone: 'Asia/Tokyo',
  }
  // In Madrid it is Monday from 17:00 to 23:00.
  expect(closedFor(at(null, { ...tokyo, start: '2026-05-04' }))).toEqual([])
  expect(closedFor(at(null, { ...tokyo, start: '2026-05-05' }))).toEqual([['warn', null]])
  expect(closedFor(at('17:00', tokyo))).toEqual([])
  expect(closedFor(at('16:30', tokyo))).toEqual([['warn', 30]])
})

test('suggestions are by the clock at the site', () => {
  const from = '2026-05-04'
  const visit = at(null, { ...newYork, assigneeIds: [] })
  const found = suggest(boardFixture(), visit, { from, days: 1, top: 1 })
  expect(found.offers[0]?.start).toBe('2026-05-04T12:00:00.000Z')
})
