import { expect, test } from 'vitest'
import { boardItem } from '../board/board-item.fixture.ts'
import { shownOfCell } from './week-cells.ts'

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
