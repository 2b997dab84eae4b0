import { expect, it } from 'vitest'
import { glidePoint, glideTo, restAt } from './glide.ts'

const [a, b, c] = [
  { x: 0, y: 0 },
  { x: 1, y: 2 },
  { x: 5, y: 5 },
]

it('rests before and after, and is half way in the middle', () => {
  const glide = glideTo(restAt(a), b, 10, 1)
  expect([9, 10, 10.5, 11, 99].map((now) => glidePoint(glide, now))).toEqual([
    a,
    a,
    { x: 0.5, y: 1 },
    b,
    b,
  ])
})

it('turns to a new place from where it is, without a jump', () => {
  const first = glideTo(restAt(a), b, 10, 1)
  const second = glideTo(first, c, 10.5, 1)
  expect(glidePoint(second, 10.5)).toEqual({ x: 0.5, y: 1 })
  expect(glidePoint(second, 12)).toEqual(c)
})

it('is there at once without a duration', () => {
  expect(glidePoint(glideTo(restAt(a), b, 10, 0), 10)).toEqual(b)
})
