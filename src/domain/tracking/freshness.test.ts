import { expect, it } from 'vitest'
import { freshnessOf } from './freshness.ts'

it.each([
  [0, 'fresh'],
  [5, 'fresh'],
  [5.1, 'fading'],
  [15, 'fading'],
  [15.1, 'stale'],
  [480, 'stale'],
  [481, 'past'],
] as const)('%d minutes old is %s', (minutes, freshness) => {
  expect(freshnessOf(minutes * 60_000)).toBe(freshness)
})
