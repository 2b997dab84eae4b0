import { expect, test } from 'vitest'
import type { BoardVisit } from '../board-visit.ts'
import { boardFixture, visitFixture } from '../board.fixture.ts'
import { check } from './check.ts'

const at = '2026-05-01T08:00:00.000Z'
/** A visit of 4 May at this local time, of which the customer was told this start. */
const told = (time: string, start: string, fields: Partial<BoardVisit> = {}) =>
  visitFixture('a', time, { customerTold: { start, at, by: 'a1' }, ...fields })
const notes = (visit: BoardVisit) =>
  check(boardFixture(), { visit, before: null })
    .filter(({ code }) => code === 'customerNotTold')
    .map(({ severity }) => severity)

test('the customer is told again where a visit starts a quarter of an hour earlier or later', () => {
  const nine = '2026-05-04T07:00:00.000Z'
  expect(notes(told('09:00', nine))).toEqual([])
  expect(notes(told('09:14', nine))).toEqual([])
  expect(notes(told('09:15', nine))).toEqual(['note'])
  expect(notes(told('08:45', nine))).toEqual(['note'])
  expect(notes(told('12:00', nine, { customerTold: null }))).toEqual([])
})

test('of a day without a time only the day counts', () => {
  expect(notes(told('09:00', '2026-05-04'))).toEqual([])
  expect(notes(told('09:00', '2026-05-05'))).toEqual(['note'])
  expect(notes(told('09:00', '2026-05-04T20:00:00Z', { start: '2026-05-04' }))).toEqual([])
  // The 5th in Madrid.
  expect(notes(told('09:00', '2026-05-04T22:30:00Z', { start: '2026-05-04' }))).toEqual(['note'])
})

test('once the technician is on the way, it is too late to tell', () => {
  const nine = '2026-05-04T07:00:00.000Z'
  for (const [status, count] of [
    ['dispatched', 1],
    ['enRoute', 0],
    ['done', 0],
  ] as const) {
    const visit = told('12:00', nine)
    expect(notes({ ...visit, order: { ...visit.order, status } })).toHaveLength(count)
  }
})
