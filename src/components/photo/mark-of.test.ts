import * as v from 'valibot'
import { expect, it } from 'vitest'
import { photoMark } from '#domain/entities/photo.ts'
import { markOf, type MarkPoint } from './mark-of.ts'

it('keeps the ends of an arrow and every point of a line', () => {
  const path: MarkPoint[] = [
    [0.1, 0.1],
    [0.2, 0.3],
    [0.5, 0.9],
  ]
  expect(markOf('arrow', path)).toEqual({ shape: 'arrow', points: [100, 100, 500, 900] })
  expect(markOf('pen', path)?.points).toHaveLength(6)
})

it('ignores a tap', () => {
  expect(markOf('pen', [])).toBeNull()
  expect(markOf('circle', [[0.5, 0.5]])).toBeNull()
  expect(
    markOf('arrow', [
      [0.5, 0.5],
      [0.505, 0.5],
    ]),
  ).toBeNull()
})

it('stays within the photo and the stored number of points', () => {
  const path = Array.from({ length: 1000 }, (_, i): MarkPoint => [i / 500 - 0.5, 0.5])
  const mark = markOf('pen', path)
  expect(v.is(photoMark, mark)).toBe(true)
  expect(mark?.points.slice(0, 2)).toEqual([0, 500])
  expect(mark?.points.slice(-2)).toEqual([1000, 500])
})
