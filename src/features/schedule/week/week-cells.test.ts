import { expect, test } from 'vitest'
import { personFixture } from '#domain/dispatch/board.fixture.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { monthDays, shownOfCell } from './week-cells.ts'

const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => boardItem(id, {}))
const ids = (count: number, selected: readonly string[] = []) => {
  const { shown, more } = shownOfCell(items.slice(0, count), selected)
  return [shown.map(({ id }) => id).join(''), more]
}

test('a cell shows up to four visits, or three and how many more there are', () => {
  expect(ids(0)).toEqual(['', 0])
  expect(ids(4)).toEqual(['abcd', 0])
  expect(ids(5)).toEqual(['abc', 2])
  expect(ids(6)).toEqual(['abc', 3])
})

test('a selected visit is never one of those that are not shown', () => {
  expect(ids(6, ['b'])).toEqual(['abc', 3])
  expect(ids(6, ['e'])).toEqual(['abcdef', 0])
})

test('the visit of a crew counts once in a month, and so does its problem', () => {
  const cell = {
    day: '2026-05-04',
    items: [boardItem('crew', {})],
    loadMinutes: 60,
    shiftMinutes: 480,
    away: null,
    problems: ['crew'],
  }
  const rows = ['t1', 't2'].map((id) => ({ person: personFixture(id), cells: [cell] }))
  expect(monthDays(rows, ['2026-05-04'])).toMatchObject([
    { visits: 1, problems: 1, freeMinutes: 840 },
  ])
})
