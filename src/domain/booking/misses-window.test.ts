import { expect, test } from 'vitest'
import { isFirstNotOver } from './first-not-over.ts'
import { missesWindow } from './misses-window.ts'

const zone = 'America/Toronto'
const window = { windowStart: '2026-05-04T18:00:00.000Z', windowEnd: '2026-05-04T20:00:00.000Z' }

test('an instant misses the window before it opens and after it closes', () => {
  const misses = (start: string) => missesWindow(window, start, zone)
  expect(misses('2026-05-04T17:59:00.000Z')).toBe(true)
  expect(misses('2026-05-04T18:00:00.000Z')).toBe(false)
  expect(misses('2026-05-04T20:00:00.000Z')).toBe(false)
  expect(misses('2026-05-06T14:45:00.000Z')).toBe(true)
})

test('a day misses the window of another local day', () => {
  const late = { windowStart: '2026-05-05T01:00:00.000Z', windowEnd: '2026-05-05T02:00:00.000Z' }
  expect(missesWindow(late, '2026-05-04', zone)).toBe(false)
  expect(missesWindow(late, '2026-05-05', zone)).toBe(true)
  expect(missesWindow(late, '2026-05-03', zone)).toBe(true)
})

test('no start misses a window that was not promised, or an end left open', () => {
  expect(missesWindow({ windowStart: null, windowEnd: null }, '2026-05-04', zone)).toBe(false)
  expect(missesWindow({ ...window, windowEnd: null }, '2026-06-01', zone)).toBe(false)
})

test('the window is that of the first visit which is not over', () => {
  const first = { part: 1, start: '2026-05-04T18:00:00.000Z', minutes: 60 }
  const second = { part: 2, start: '2026-05-05', minutes: 60 }
  const isFirst = (now: string) => isFirstNotOver(second, [first, second], Date.parse(now), zone)
  expect(isFirst('2026-05-04T18:30:00.000Z')).toBe(false)
  expect(isFirst('2026-05-04T19:30:00.000Z')).toBe(true)
  expect(isFirstNotOver(second, [{ ...first, start: null }], Date.now(), zone)).toBe(false)
})
