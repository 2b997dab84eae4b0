import { expect, test } from 'vitest'
import { windowKinds, windowOf, windowValues } from './arrival-window.ts'

const zone = 'Europe/Madrid'
const at = { day: '2026-07-01', time: '09:00', windowStart: '', windowEnd: '' }

test.each([
  ['none', null, null],
  ['08:00-10:00', '2026-07-01T06:00:00.000Z', '2026-07-01T08:00:00.000Z'],
  ['15:00-18:00', '2026-07-01T13:00:00.000Z', '2026-07-01T16:00:00.000Z'],
  ['start', '2026-07-01T06:45:00.000Z', '2026-07-01T08:00:00.000Z'],
] as const)('%s is a promise from %s to %s', (window, windowStart, windowEnd) => {
  const found = windowOf({ ...at, window }, zone)
  expect(found).toEqual({ windowStart, windowEnd })
  expect(windowValues(found, at, zone).window).toBe(window)
})

test('a window of a day without the day is none', () => {
  for (const window of windowKinds)
    expect(windowOf({ ...at, day: '', time: '', window }, zone)).toEqual({
      windowStart: null,
      windowEnd: null,
    })
})

test('any other window is shown as it is', () => {
  const stored = { windowStart: '2026-07-01T06:30:00.000Z', windowEnd: '2026-07-02T06:30:00.000Z' }
  const values = windowValues(stored, at, zone)
  expect(values).toEqual({
    window: 'custom',
    windowStart: '2026-07-01T08:30',
    windowEnd: '2026-07-02T08:30',
  })
  expect(windowOf({ ...at, ...values }, zone)).toEqual(stored)
})
