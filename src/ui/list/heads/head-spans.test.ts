import { expect, it } from 'vitest'
import { headSpans } from './head-spans.ts'

const heads = ['Today', 'Today', 'Today', 'Friday', 'No date', 'No date']
const list = { start: 0, end: 360 }
const headAt = (index: number) => heads[index] ?? null
/** Rows of 60 pixels. */
const rows = (...indexes: number[]) =>
  indexes.map((index) => ({ index, start: index * 60, end: index * 60 + 60 }))

/** The heading over which a list scrolled this far has its upper edge. */
const headFor = (offset: number, shown = rows(0, 1, 2, 3, 4, 5)) =>
  headSpans(shown, headAt, list).find(({ top, height }) => top <= offset && offset < top + height)
    ?.head

it('reaches from the first row under the heading to the last', () => {
  expect(headSpans(rows(0, 1, 2, 3, 4, 5), headAt, list)).toEqual([
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

it('reaches from the start of the list and to its end, so that scrolling within a heading changes nothing', () => {
  const ofOneHead = (...indexes: number[]) => headSpans(rows(...indexes), () => 'Closed', list)
  expect(ofOneHead(1, 2)).toEqual([{ head: 'Closed', top: 0, height: 360 }])
  expect(ofOneHead(2, 3)).toEqual(ofOneHead(1, 2))
})

it('does not reach over rows that are not rendered', () => {
  const apart = headSpans(rows(0, 2), headAt, list)
  expect(apart).toEqual([
    { head: 'Today', top: 0, height: 60 },
    { head: 'Today', top: 120, height: 240 },
  ])
})

it('leaves rows without a heading alone', () => {
  expect(headSpans(rows(5, 6, 7), headAt, list)).toEqual([{ head: 'No date', top: 0, height: 360 }])
})
