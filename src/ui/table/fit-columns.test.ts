import { expect, test } from 'vitest'
import { fitColumns } from './fit-columns.ts'

const columns = [
  { id: 'number', rank: 3, width: { least: 6, usual: 7, most: 7 } },
  { id: 'title', rank: 0, width: { least: 10, usual: 20, most: 30 } },
  { id: 'place', rank: 4, width: { least: 8, usual: 14, most: 24 } },
  { id: 'state', rank: 1, width: { least: 6, usual: 8, most: 8 } },
]
const widths = (room: number, own = {}) =>
  Object.fromEntries(fitColumns(columns, room, own).map(({ column, width }) => [column.id, width]))

test('with room for all, each has its usual width, and what is left goes to those that can use it', () => {
  expect(widths(49)).toEqual({ number: 7, title: 20, place: 14, state: 8 })
  expect(widths(59)).toEqual({ number: 7, title: 25, place: 19, state: 8 })
})

test('no column gets wider than it can use', () => {
  expect(widths(500)).toEqual({ number: 7, title: 30, place: 24, state: 8 })
})

test('where room is short, columns get narrower, then those of the highest rank go', () => {
  expect(widths(30)).toEqual({ number: 6, title: 10, place: 8, state: 6 })
  expect(Object.keys(widths(29))).toEqual(['number', 'title', 'state'])
  expect(Object.keys(widths(17))).toEqual(['title', 'state'])
  expect(widths(4)).toEqual({ title: 10 })
})

test('a width that a person set is kept, but a column cannot vanish', () => {
  expect(widths(500, { place: 12 })['place']).toBe(12)
  expect(widths(500, { place: 0.5 })['place']).toBe(3)
})
