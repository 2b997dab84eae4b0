import { expect, test } from 'vitest'
import { readThrow } from './read-throw.ts'

const slow = (to: number) =>
  Array.from({ length: 21 }, (_, index) => ({ y: (to * index) / 20, at: index * 50 }))

test('a slow pull of less than a third of the sheet springs back', () => {
  expect(readThrow(slow(200), 700)).toBeNull()
})

test('a slow pull of more than a third of the sheet closes it, at the slowest pace', () => {
  expect(readThrow(slow(300), 700)).toEqual({ ms: 260 })
})

test('a quick flick closes the sheet however short it is, the faster the sooner', () => {
  const flick = (speed: number) => [
    { y: 0, at: 0 },
    { y: 40, at: 40 / speed },
  ]
  const quick = readThrow(flick(3), 700)?.ms ?? 0
  const quicker = readThrow(flick(6), 700)?.ms ?? 0
  expect(quick).toBe(220)
  expect(quicker).toBe(110)
})

test('a finger that rests before it lifts has thrown nothing', () => {
  expect(
    readThrow(
      [
        { y: 0, at: 0 },
        { y: 60, at: 30 },
        { y: 60, at: 400 },
      ],
      700,
    ),
  ).toBeNull()
})

test('a finger that turns back keeps the sheet open', () => {
  expect(
    readThrow(
      [
        { y: 0, at: 0 },
        { y: 400, at: 300 },
        { y: 300, at: 340 },
      ],
      700,
    ),
  ).toBeNull()
})
