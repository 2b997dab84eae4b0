import { expect, test } from 'vitest'
import { leftToShow } from './left-to-show.ts'

test.each([
  ['left of the screen', 100, 450, 0],
  ['right of it', 1400, 450, 1100],
  ['on it', 500, 450, 450],
])('what lies %s is seen', (_, x, from, left) => {
  expect(leftToShow(x, { from, width: 900 })).toBe(left)
})
