import { expect, test } from 'vitest'
import { readPoints, withoutLastPoint, withPoint } from './barrier-points.ts'

const one = { latitude: 44.6488, longitude: -63.57521 }

test('points are read one on each line, and written exact to a metre', () => {
  const text = withPoint(withPoint('', one), { latitude: 44.7, longitude: -63.5000049 })
  expect(text).toBe('44.64880, -63.57521\n44.70000, -63.50000')
  expect(readPoints(`\n ${text}\n\n`)).toEqual({
    points: [one, { latitude: 44.7, longitude: -63.5 }],
    error: null,
  })
})

test('the last point can be taken away, and then the one before', () => {
  const text = withPoint(withPoint('', one), one)
  expect(withoutLastPoint(`${text}\n`)).toBe(withPoint('', one))
  expect(withoutLastPoint(withPoint('', one))).toBe('')
  expect(withoutLastPoint('')).toBe('')
})

test('a line that is no point is named, and the others are still drawn', () => {
  const { points, error } = readPoints(`44.7, -63.5\nthe bridge\n44.8, -63.5`)
  expect(points).toHaveLength(2)
  expect(error).toEqual({ kind: 'bad', line: 'the bridge' })
})

test('a line has two to twenty points', () => {
  const lines = (count: number) => Array.from({ length: count }, () => '44.7, -63.5').join('\n')
  expect([0, 1, 2, 20, 21].map((count) => readPoints(lines(count)).error)).toEqual([
    { kind: 'tooFew' },
    { kind: 'tooFew' },
    null,
    null,
    { kind: 'tooMany' },
  ])
})
