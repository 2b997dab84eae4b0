import { expect, test } from 'vitest'
import { arrivalWindowOf } from '#domain/company/dispatch/arrival-windows.ts'
import { laterDefaults } from '#domain/company/later-defaults.ts'
import { windowKinds, windowOf, windowValues } from './arrival-window.ts'

const usual = { ...laterDefaults, timeZone: 'Europe/Madrid' }
const own = {
  ...usual,
  arrivalWindows: [arrivalWindowOf('07:30', '09:30')],
  windowBefore: 0,
  windowAfter: 30,
}
const at = { day: '2026-07-01', time: '09:00', windowStart: '', windowEnd: '' }

test.each([
  [usual, 'none', null, null],
  [usual, '08:00-10:00', '2026-07-01T06:00:00.000Z', '2026-07-01T08:00:00.000Z'],
  [usual, '15:00-18:00', '2026-07-01T13:00:00.000Z', '2026-07-01T16:00:00.000Z'],
  [usual, 'start', '2026-07-01T06:45:00.000Z', '2026-07-01T08:00:00.000Z'],
  [own, '07:30-09:30', '2026-07-01T05:30:00.000Z', '2026-07-01T07:30:00.000Z'],
  [own, 'start', '2026-07-01T07:00:00.000Z', '2026-07-01T07:30:00.000Z'],
] as const)('with %o %s is a promise from %s to %s', (settings, window, windowStart, windowEnd) => {
  const found = windowOf({ ...at, window }, settings)
  expect(found).toEqual({ windowStart, windowEnd })
  expect(windowValues(found, at, settings).window).toBe(window)
})

test('the kinds are those of the company', () => {
  expect(windowKinds(own)).toEqual(['none', '07:30-09:30', 'start', 'custom'])
})

test('a window of a day without the day is none', () => {
  for (const window of windowKinds(usual))
    expect(windowOf({ ...at, day: '', time: '', window }, usual)).toEqual({
      windowStart: null,
      windowEnd: null,
    })
})

test.each([
  ['any other window', '2026-07-01T06:30:00.000Z', '2026-07-02T06:30:00.000Z'],
  ['one that the company gave up', '2026-07-01T06:00:00.000Z', '2026-07-01T08:00:00.000Z'],
])('%s is shown as it is', (_, windowStart, windowEnd) => {
  const stored = { windowStart, windowEnd }
  const values = windowValues(stored, at, own)
  expect(values.window).toBe('custom')
  expect(windowOf({ ...at, ...values }, own)).toEqual(stored)
})

test('a custom window is shown in local times', () => {
  const stored = { windowStart: '2026-07-01T06:30:00.000Z', windowEnd: '2026-07-02T06:30:00.000Z' }
  expect(windowValues(stored, at, usual)).toEqual({
    window: 'custom',
    windowStart: '2026-07-01T08:30',
    windowEnd: '2026-07-02T08:30',
  })
})

const abroad = { ...usual, siteZone: 'America/New_York' }

test.each([
  ['2026-03-02', '2026-03-02T13:00:00.000Z'],
  // New York is in summer time three weeks before Madrid.
  ['2026-03-09', '2026-03-09T12:00:00.000Z'],
  ['2026-03-30', '2026-03-30T12:00:00.000Z'],
])('a slot of %s is by the clock at the site', (day, windowStart) => {
  const values = { ...at, day, time: '14:00', window: '08:00-10:00' }
  const found = windowOf(values, abroad)
  expect(found.windowStart).toBe(windowStart)
  expect(windowValues(found, values, abroad).window).toBe('08:00-10:00')
  expect(windowOf({ ...values, window: 'start' }, abroad)).toEqual(
    windowOf({ ...values, window: 'start' }, usual),
  )
})

test('the day of a slot is the one at the site when the visit starts', () => {
  const late = { ...at, day: '2026-07-02', time: '02:00', window: '15:00-18:00' }
  expect(windowOf(late, abroad).windowStart).toBe('2026-07-01T19:00:00.000Z')
  expect(windowOf({ ...late, time: '' }, abroad).windowStart).toBe('2026-07-02T19:00:00.000Z')
})

test('a custom window abroad is shown and entered by the clock there', () => {
  const stored = { windowStart: '2026-07-01T13:30:00.000Z', windowEnd: '2026-07-01T16:30:00.000Z' }
  const values = windowValues(stored, at, abroad)
  expect(values).toEqual({
    window: 'custom',
    windowStart: '2026-07-01T09:30',
    windowEnd: '2026-07-01T12:30',
  })
  expect(windowOf({ ...at, ...values }, abroad)).toEqual(stored)
})
