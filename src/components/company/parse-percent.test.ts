import { expect, test } from 'vitest'
import { parsePercent, percentText } from './parse-percent.ts'

test('parses percentages with a decimal point or comma', () => {
  expect(parsePercent('21')).toBe(21_000)
  expect(parsePercent(' 8.875 % ')).toBe(8875)
  expect(parsePercent('7,5')).toBe(7500)
  expect(parsePercent('0')).toBe(0)
  expect(parsePercent('100')).toBe(100_000)
})

test('rejects anything else', () => {
  for (const typed of ['', 'abc', '-1', '100.001', '1.2345', '1.000,5', '1e2']) {
    expect(parsePercent(typed), typed).toBeNull()
  }
})

test('parses its own output', () => {
  for (const locale of ['en', 'es']) expect(parsePercent(percentText(8875, locale))).toBe(8875)
})
