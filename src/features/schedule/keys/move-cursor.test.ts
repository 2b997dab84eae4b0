import { expect, test } from 'vitest'
import type { Lane } from '../day/lane-model.ts'
import { moveCursor } from './move-cursor.ts'

function lane(personId: string, starts: readonly number[]): Lane {
  const bars = starts.map((from) => ({ item: { id: `${personId}${from}` }, from, to: from + 60 }))
  return { person: { user: { id: personId } }, bars, anytime: [] } as unknown as Lane
}

const lanes = [lane('a', [480, 600, 900]), lane('b', []), lane('c', [620])]
const at = (personId: string, visitId: string | null) => ({ personId, visitId })
const step = (by: -1 | 1) => ({ type: 'visit', by, isExtending: false }) as const
const down = (by: number) => ({ type: 'lane', by, isExtending: false }) as const

test('without a place, a key leads to the first visit', () => {
  expect(moveCursor(lanes, null, step(1))).toEqual(at('a', 'a480'))
  expect(moveCursor([], null, step(1))).toBeNull()
})

test('left and right walk the visits of a lane and stop at its name and its last visit', () => {
  expect(moveCursor(lanes, at('a', 'a480'), step(1))).toEqual(at('a', 'a600'))
  expect(moveCursor(lanes, at('a', 'a480'), step(-1))).toEqual(at('a', null))
  expect(moveCursor(lanes, at('a', 'a900'), step(1))).toEqual(at('a', 'a900'))
  expect(moveCursor(lanes, at('a', null), step(1))).toEqual(at('a', 'a480'))
})

test('up and down lead to the visit nearest in time, or to an empty lane itself', () => {
  expect(moveCursor(lanes, at('a', 'a600'), down(1))).toEqual(at('b', null))
  expect(moveCursor(lanes, at('a', 'a600'), down(2))).toEqual(at('c', 'c620'))
  expect(moveCursor(lanes, at('c', 'c620'), down(-10))).toEqual(at('a', 'a600'))
  expect(moveCursor(lanes, at('c', 'c620'), down(1))).toEqual(at('c', 'c620'))
})

test('Home and End lead to the ends of the lane, with Ctrl to those of the board', () => {
  const go = (type: 'laneEnd' | 'boardEnd', end: 'first' | 'last', from = at('a', 'a600')) =>
    moveCursor(lanes, from, { type, end })
  expect(go('laneEnd', 'last')).toEqual(at('a', 'a900'))
  expect(go('boardEnd', 'last')).toEqual(at('c', 'c620'))
  expect(go('laneEnd', 'first', at('b', 'x'))).toEqual(at('b', null))
})
