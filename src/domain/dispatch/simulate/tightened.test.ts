import { expect, test } from 'vitest'
import { boardFixture, visitFixture } from '../board.fixture.ts'
import { tightened } from './tightened.ts'

const windowEnd = '2026-05-04T09:00:00.000Z'
const at = (id: string, time: string | null, end: string | null = windowEnd) =>
  visitFixture(id, time, {}, { windowEnd: end })
const move = (from: string | null, to: string, end: string | null = windowEnd) => {
  const before = at('v', from, end)
  const { tight, late } = tightened(boardFixture([before]), [{ before, after: at('v', to, end) }])
  return [tight.map(({ id }) => id), late.map(({ id }) => id)]
}

// The window ends at 11:00 in Madrid.
test('a visit gets tight where less than a quarter of an hour of its window is left', () => {
  expect(move('09:00', '10:46')).toEqual([['v'], []])
  expect(move('09:00', '11:00')).toEqual([['v'], []])
  expect(move('09:00', '10:45')).toEqual([[], []])
})

test('a visit gets late past the end of its window', () => {
  expect(move('09:00', '11:01')).toEqual([[], ['v']])
  expect(move('11:30', '11:45')).toEqual([[], ['v']])
})

test('nothing gets tighter that had no time or window, or starts earlier', () => {
  expect(move(null, '10:55')).toEqual([[], []])
  expect(move('09:00', '10:55', null)).toEqual([[], []])
  expect(move('11:30', '10:55')).toEqual([[], []])
})

test('the window is that of the first visit of an order that is not over', () => {
  const first = at('v', '09:00')
  const second = { ...first, id: 'v-2', part: 2, start: '2026-05-05T07:00:00.000Z' }
  const later = { ...second, start: '2026-05-05T08:00:00.000Z' }
  const board = boardFixture([first, second])
  expect(tightened(board, [{ before: second, after: later }])).toEqual({ tight: [], late: [] })
})
