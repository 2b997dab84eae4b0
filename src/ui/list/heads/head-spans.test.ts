import { expect, it } from 'vitest'
import { headSpans } from './head-spans.ts'

const heads = ['Today', 'Today', 'Today', 'Friday', 'No date', 'No date']
const headAt = (index: number) => heads[index] ?? null
/** Rows of 60 pixels. */
const rows = (...indexes: number[]) =>
  indexes.map((index) => ({ index, start: index * 60, end: index * 60 + 60 }))

/** The heading over which a list scrolled this far has its upper edge. */
const headFor = (offset: number, shown = rows(0, 1, 2, 3, 4, 5)) =>
  headSpans(shown, headAt).find(({ top, height }) => top <= offset && offset < top + height)?.head

it('reaches from the first row under the heading to the last', () => {
  expect(headSpans(rows(0, 1, 2, 3, 4, 5), headAt)).toEqual([
    { head: 'Today', top: 0, height: 180 },
    { head: 'Friday', top: 180, height: 60 },
    { head: 'No date', top: 240, height: 120 },
  ])
})

it('gives every offset the heading of the row there', () => {
  expect([0, 179, 180, 239, 240, 359].map((offset) => headFor(offset))).toEqual([
    'Today',
    'Today',
    'Friday',
    'Friday',
    'No date',
    'No date',
  ])
})

it('begins at the first rendered row where the day began further up', () => {
  expect(headSpans(rows(2, 3), headAt)[0]).toEqual({ head: 'Today', top: 120, height: 60 })
})

it('does not reach over rows that are not rendered', () => {
  const apart = headSpans(rows(0, 2), headAt)
  expect(apart).toEqual([
    { head: 'Today', top: 0, height: 60 },
    { head: 'Today', top: 120, height: 60 },
  ])
})

it('leaves rows without a heading alone', () => {
  expect(headSpans(rows(5, 6, 7), headAt)).toEqual([{ head: 'No date', top: 300, height: 60 }])
})
