import { expect, test } from 'vitest'
import { boardFixture, visitFixture } from '../board.fixture.ts'
import { splitVisit } from './split-visit.ts'

/** Monday 4 May 2026 in Madrid (+02:00), where the company works from 8 to 17, Monday to Friday. */
const board = boardFixture()
const split = (time: string | null, minutes: number, most = 14) =>
  splitVisit(board, visitFixture('o1', time, { minutes }), most).map((piece) => [
    piece.start.slice(0, 16),
    piece.minutes,
  ])

test('a visit is cut where the hours end, and goes on with the next ones', () => {
  const pieces = split('13:00', 20 * 60)
  expect(pieces.reduce((sum, [, minutes]) => sum + Number(minutes), 0)).toBe(20 * 60)
  expect(pieces[0]).toEqual(['2026-05-04T11:00', pieces[0]?.[1]])
  expect(pieces.map(([start]) => String(start).slice(0, 10))).toEqual([
    '2026-05-04',
    '2026-05-05',
    '2026-05-06',
  ])
})

test('the weekend is passed over, and a scrap at the end of the day is left free', () => {
  const friday = visitFixture('o1', '09:00', { minutes: 12 * 60 })
  const moved = { ...friday, start: '2026-05-08T07:00:00.000Z' }
  expect(splitVisit(board, moved, 14).map(({ start }) => start.slice(0, 10))).toEqual([
    '2026-05-08',
    '2026-05-11',
  ])
  const [first] = split('16:45', 10 * 60)
  expect(String(first?.[0]).slice(0, 10)).toBe('2026-05-05')
})

test('nothing is cut that fits, has no time, no person, or needs too many days', () => {
  expect(split('09:00', 120)).toEqual([])
  expect(split(null, 20 * 60)).toEqual([])
  expect(split('13:00', 20 * 60, 2)).toEqual([])
  const nobody = visitFixture('o1', '13:00', { minutes: 20 * 60, assigneeIds: [] })
  expect(splitVisit(board, nobody, 14)).toEqual([])
})
