import { expect, test } from 'vitest'
import { readPostalCodes } from './postal-codes.ts'

const others = [{ id: 'n', name: 'North', postalCodes: ['281'] }]

test.each([
  ['', []],
  ['280, 28 1 0;b3h-1a1\n 280,', ['280', '2810', 'B3H1A1']],
  ['1234567890', ['1234567890']],
])('%j are the codes %j', (text, codes) => {
  expect(readPostalCodes(text, others)).toEqual({ codes, error: null })
})

test.each([
  ['280, *', { kind: 'bad', code: '*' }],
  ['28ñ', { kind: 'bad', code: '28ñ' }],
  ['12345678901', { kind: 'bad', code: '12345678901' }],
  ['--', { kind: 'bad', code: '--' }],
  ['280, 28 1', { kind: 'taken', code: '281', name: 'North' }],
  [Array.from({ length: 201 }, (_, i) => 30_000 + i).join(','), { kind: 'tooMany' }],
])('%j is refused', (text, error) => {
  expect(readPostalCodes(text, others).error).toEqual(error)
})
