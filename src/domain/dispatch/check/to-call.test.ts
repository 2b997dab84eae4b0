import { expect, test } from 'vitest'
import type { Order } from '../../entities/order.ts'
import { boardFixture, visitFixture } from '../board.fixture.ts'
import type { BoardVisit } from '../board-visit.ts'
import { visitsToCall } from './to-call.ts'

const at = '2026-05-01T08:00:00.000Z'
const told = (start: string): Partial<BoardVisit> => ({ customerTold: { start, at, by: 'a1' } })
const morning = { windowStart: '2026-05-04T06:00:00.000Z', windowEnd: '2026-05-04T10:00:00.000Z' }
/** The visits to call about, of one on 4 May in Madrid. */
const toCall = (time: string, fields: Partial<BoardVisit> = {}, order: Partial<Order> = {}) =>
  visitsToCall(boardFixture([visitFixture('a', time, fields, order)])).length === 1

test('a customer is called where a visit was moved from the time they were told, until they are told the new one', () => {
  expect(toCall('14:00', told('2026-05-04T07:00:00.000Z'))).toBe(true)
  expect(toCall('09:00', told('2026-05-04T07:00:00.000Z'))).toBe(false)
  expect(toCall('14:00')).toBe(false)
})

test('one who was mailed a window is called once the visit leaves it', () => {
  const window = { from: '2026-05-04T06:00:00.000Z', to: '2026-05-04T10:00:00.000Z' }
  const start = '2026-05-04T06:30:00.000Z'
  const mailed = { customerTold: { start, at, by: 'system', mail: 'booked', window } }
  expect(toCall('11:30', mailed)).toBe(false)
  expect(toCall('14:00', mailed)).toBe(true)
  expect(visitsToCall(boardFixture([visitFixture('a', '14:00', mailed)]))).toMatchObject([
    { told: start, toldWindow: window },
  ])
})

test('one who was told no time is called where it misses their arrival window', () => {
  expect(toCall('14:00', {}, morning)).toBe(true)
  expect(toCall('11:00', {}, morning)).toBe(false)
  expect(toCall('14:00', told('2026-05-04T12:00:00.000Z'), morning)).toBe(false)
  expect(toCall('14:00', {}, { dueAt: '2026-05-04T10:00:00.000Z' })).toBe(false)
})

test('no one is called where the visit in their window was made and the work left for another one', () => {
  const left = { ...morning, status: 'partlyDone', statusAt: '2026-05-04T07:30:00.000Z' } as const
  expect(toCall('14:00', {}, left)).toBe(false)
  expect(toCall('14:00', {}, { ...left, statusAt: '2026-05-01T07:30:00.000Z' })).toBe(true)
})

test('no one is called about what is over, under way or not planned', () => {
  const other = told('2026-05-04T07:00:00.000Z')
  for (const status of ['enRoute', 'done', 'cancelled'] as const)
    expect(toCall('14:00', other, { status })).toBe(false)
  expect(toCall('14:00', { ...other, cancelledAt: at })).toBe(false)
  expect(toCall('14:00', { ...other, start: null })).toBe(false)
  expect(toCall('14:00', { ...other, start: '2026-05-03T12:00:00.000Z' })).toBe(false)
})

test('the soonest comes first', () => {
  const visits = [
    visitFixture('b', '15:00', told('2026-05-04T07:00:00.000Z')),
    visitFixture('a', '14:00', told('2026-05-04T07:00:00.000Z')),
  ]
  expect(visitsToCall(boardFixture(visits)).map(({ visitId }) => visitId)).toEqual(['a', 'b'])
})

test('it is known which time the customer was told', () => {
  const moved = visitFixture('a', '14:00', told('2026-05-04T07:00:00.000Z'))
  const promised = visitFixture('b', '15:00', {}, morning)
  expect(visitsToCall(boardFixture([moved, promised])).map((one) => one.told)).toEqual([
    '2026-05-04T07:00:00.000Z',
    null,
  ])
})
