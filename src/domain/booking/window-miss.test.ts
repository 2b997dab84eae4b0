import { expect, test } from 'vitest'
import { isFirstNotOver } from './first-not-over.ts'
import { windowMiss } from './window-miss.ts'

const zone = 'America/Toronto'
const window = { windowStart: '2026-05-04T18:00:00.000Z', windowEnd: '2026-05-04T20:00:00.000Z' }

test('an instant misses the window before it opens and after it closes', () => {
  const miss = (start: string) => windowMiss(window, start, zone)
  expect(miss('2026-05-04T17:59:00.000Z')).toEqual({ side: 'before', byMs: 60_000 })
  expect(miss('2026-05-04T18:00:00.000Z')).toBeNull()
  expect(miss('2026-05-04T20:00:00.000Z')).toBeNull()
  expect(miss('2026-05-04T20:30:00.000Z')).toEqual({ side: 'after', byMs: 1_800_000 })
})

test('a day misses the window of another local day', () => {
  const late = { windowStart: '2026-05-05T01:00:00.000Z', windowEnd: '2026-05-05T02:00:00.000Z' }
  expect(windowMiss(late, '2026-05-04', zone)).toBeNull()
  expect(windowMiss(late, '2026-05-05', zone)).toEqual({ side: 'after', byMs: null })
  expect(windowMiss(late, '2026-05-03', zone)).toEqual({ side: 'before', byMs: null })
})

test('no start misses a window that was not promised, or an end left open', () => {
  expect(windowMiss({ windowStart: null, windowEnd: null }, '2026-05-04', zone)).toBeNull()
  expect(windowMiss({ ...window, windowEnd: null }, '2026-06-01', zone)).toBeNull()
})

test('the window is that of the first visit which is not over', () => {
  const first = { part: 1, start: '2026-05-04T18:00:00.000Z', minutes: 60 }
  const second = { part: 2, start: '2026-05-05', minutes: 60 }
  const isFirst = (now: string) => isFirstNotOver(second, [first, second], Date.parse(now), zone)
  expect(isFirst('2026-05-04T18:30:00.000Z')).toBe(false)
  expect(isFirst('2026-05-04T19:30:00.000Z')).toBe(true)
  expect(isFirstNotOver(second, [{ ...first, start: null }], Date.now(), zone)).toBe(false)
})
