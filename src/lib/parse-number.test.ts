import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['', null],
  ['  ', null],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['-18', -18],
  ['\u221218,5', -18.5],
  ['7.', 7],
  ['1.000,5', undefined],
  ['1e9', undefined],
  ['abc', undefined],
  ['--1', undefined],
])('%j is %j', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})
