import { expect, test } from 'vitest'
import { createPull } from './create-gestures.ts'

test('near an edge the board scrolls, the faster the nearer', () => {
  const across = createPull()
  expect(across.pull(300, 300)).toBe(0)
  expect(across.pull(24, 576)).toBe(-9)
  expect(across.pull(0, 600)).toBe(-18)
  expect(across.pull(590, 10)).toBeGreaterThan(0)
})

test('what comes in over an edge does not scroll until it has been away from it', () => {
  const across = createPull()
  expect(across.pull(5, 595)).toBe(0)
  expect(across.pull(40, 560)).toBe(0)
  expect(across.pull(100, 500)).toBe(0)
  expect(across.pull(40, 560)).toBeLessThan(0)
})
