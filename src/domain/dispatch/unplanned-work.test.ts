import { expect, test } from 'vitest'
import { boardFixture, visitFixture } from './board.fixture.ts'
import { check } from './check/check.ts'
import { laneOf } from './lane.ts'
import { begunOn, isBegunOn, placedVisit } from './unplanned-work.ts'

const zone = 'Europe/Madrid'
const at = (time: string) => Date.parse(`2026-05-04T${time}:00Z`) - 7_200_000
const begunAt = new Date(at('10:00')).toISOString()
const working = visitFixture('a', null, { assigneeIds: ['t1'], begunAt }, { status: 'onSite' })

test('work began with the first start of the last day on which anyone did', () => {
  expect(
    begunOn(['2026-05-03T10:00:00Z', '2026-05-04T09:00:00Z', '2026-05-03T22:30:00Z'], zone),
  ).toBe('2026-05-03T22:30:00Z')
  expect(begunOn([], zone)).toBeNull()
})

test('what was begun today without a plan takes the time that it should, or until now', () => {
  expect(placedVisit(working, at('10:20'), zone)).toMatchObject({ start: begunAt, minutes: 60 })
  expect(placedVisit(working, at('11:45'), zone)).toMatchObject({ start: begunAt, minutes: 105 })
  expect(placedVisit(working, at('10:20'), zone)).toBe(placedVisit(working, at('10:21'), zone))
})

test('what has a plan, or was begun on another day, stays as it is', () => {
  const planned = visitFixture('b', '09:00', { begunAt }, { status: 'onSite' })
  expect(placedVisit(planned, at('12:00'), zone)).toBe(planned)
  const nextDay = at('12:00') + 86_400_000
  expect(placedVisit(working, nextDay, zone)).toBe(working)
  expect(isBegunOn(working, '2026-05-04', zone)).toBe(true)
  expect(isBegunOn(working, '2026-05-05', zone)).toBe(false)
})

test('it stands in the lane of its person, and what is planned over it overlaps', () => {
  const other = visitFixture('b', '10:30', { assigneeIds: ['t1'] })
  const now = at('10:20')
  const board = boardFixture([placedVisit(working, now, zone), other], { now })
  const lane = laneOf(board, 't1', '2026-05-04')
  expect(lane.visits.map(({ visit }) => visit.id)).toEqual(['a', 'b'])
  const found = check(board, { visit: other, before: other })
  expect(found.map(({ code }) => code)).toContain('overlap')
})
