import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

it('counts each key by itself, and starts again after a minute', () => {
  const limit = createRateLimit(2)
  expect([limit.take('a', 0), limit.take('a', 1), limit.take('a', 59_999)]).toEqual([
    true,
    true,
    false,
  ])
  expect(limit.take('b', 59_999)).toBe(true)
  expect(limit.take('a', 60_000)).toBe(true)
})

it('does not grow without end', () => {
  const limit = createRateLimit(1)
  expect(limit.take('a', 0)).toBe(true)
  for (let i = 0; i < 20_000; i++) limit.take(`k${i}`, 0)
  expect(limit.take('a', 0)).toBe(true)
})
