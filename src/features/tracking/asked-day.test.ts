import { expect, it } from 'vitest'
import { askedDay } from './asked-day.ts'

it.each([
  ['2026-03-02', '2026-03-02'],
  ['2025-03-02', '2025-03-02'],
  ['2025-03-01', null],
  ['2026-03-03', null],
  ['2199-01-01', null],
  ['2025-99-99', null],
  ['2026-02-30', null],
  ['2026-3-1', null],
  ['yesterday', null],
  ['', null],
  [null, null],
])('an address that asks for %s means %s', (asked, day) => {
  expect(askedDay(asked, '2026-03-02')).toBe(day)
})
