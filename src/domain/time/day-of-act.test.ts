import { expect, test } from 'vitest'
import { dayOfAct, isToCome } from './day-of-act.ts'

test.each([
  ['2026-03-02', '2026-03-02T09:00:00.000Z', '2026-03-02'],
  ['2026-03-03', '2026-03-02T10:00:00.000Z', '2026-03-03'],
  ['2026-03-03', '2026-03-02T09:59:59.999Z', '2026-03-02'],
  ['2026-03-01', '2026-03-02T11:59:59.999Z', '2026-03-01'],
  ['2026-03-01', '2026-03-02T12:00:00.000Z', '2026-03-02'],
  ['2031-01-01', '2026-03-02T09:00:00.000Z', '2026-03-02'],
])('%s at %s is %s', (day, at, expected) => {
  expect(dayOfAct(day, at)).toBe(expected)
})

test('a day is to come until it begins somewhere', () => {
  expect(isToCome('2026-03-03', '2026-03-02T09:59:59.999Z')).toBe(true)
  expect(isToCome('2026-03-03', '2026-03-02T10:00:00.000Z')).toBe(false)
  expect(isToCome('2020-01-01', '2026-03-02T10:00:00.000Z')).toBe(false)
})
