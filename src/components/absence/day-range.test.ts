import { expect, it } from 'vitest'
import { dayRange } from './day-range.ts'

const range = (locale: string, fromOn: string, toOn: string) =>
  dayRange(locale, { fromOn, toOn }).replaceAll(/\s/g, ' ')

it('names the month and year only once where they are the same', () => {
  expect(range('en-US', '2026-07-07', '2026-07-11')).toBe('Jul 7 – 11, 2026')
  expect(range('en-US', '2026-07-27', '2026-08-07')).toBe('Jul 27 – Aug 7, 2026')
  expect(range('es-ES', '2026-07-07', '2026-07-11')).toBe('7–11 jul 2026')
})

it('names both years of a span over the turn of the year', () => {
  expect(range('en-US', '2026-12-30', '2027-01-02')).toBe('Dec 30, 2026 – Jan 2, 2027')
})

it('names a single day once', () => {
  expect(range('en-US', '2026-05-24', '2026-05-24')).toBe('May 24, 2026')
})
