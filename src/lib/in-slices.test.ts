import { afterEach, expect, test, vi } from 'vitest'
import { inSlices } from './in-slices.ts'

afterEach(() => void vi.restoreAllMocks())

/** Steps of 5 ms each by a clock of their own. */
function steps(count: number, taken: number[]): Iterable<void> {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return (function* take() {
    for (let i = 0; i < count; i += 1) {
      now += 5
      taken.push(i)
      yield
    }
  })()
}

test('waiting tasks run before the end, and every step is taken', async () => {
  const taken: number[] = []
  let takenBefore = 0
  setTimeout(() => {
    takenBefore = taken.length
  })
  expect(await inSlices(steps(6, taken))).toBe(true)
  expect(taken).toEqual([0, 1, 2, 3, 4, 5])
  expect(takenBefore).toBeGreaterThan(0)
  expect(takenBefore).toBeLessThan(6)
})

test('it stops at the next pause once it is not wanted', async () => {
  const taken: number[] = []
  expect(await inSlices(steps(6, taken), () => false)).toBe(false)
  expect(taken).toEqual([0, 1])
})
