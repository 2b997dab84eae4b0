import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeFields, encodeFields, normaliseInstant } from './values.ts'

test('every JSON document survives encoding and decoding', () => {
  const doc = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
    fc.oneof(
      fc.string(),
      fc.integer(),
      // Minus zero becomes zero: see the last test.
      fc.double({ noNaN: true }).map((number) => number + 0),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.string()),
      fc.dictionary(
        fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
        fc.integer(),
      ),
    ),
  )
  fc.assert(
    fc.property(doc, (value) => {
      expect(decodeFields(JSON.parse(JSON.stringify(encodeFields(value))))).toEqual({ ...value })
    }),
    { seed: 7, numRuns: 500 },
  )
})

test('whole numbers are integers, others doubles', () => {
  expect(encodeFields({ a: 12, b: 1.5, c: 2 ** 60 })).toEqual({
    a: { integerValue: '12' },
    b: { doubleValue: 1.5 },
    c: { doubleValue: 2 ** 60 },
  })
})

test('half a surrogate pair is replaced, a whole one stays', () => {
  expect(encodeFields({ a: 'ok 😀', b: 'cut \ud83d', c: '\ude00 cut', d: '\u0000' })).toEqual({
    a: { stringValue: 'ok 😀' },
    b: { stringValue: 'cut \ufffd' },
    c: { stringValue: '\ufffd cut' },
    d: { stringValue: '\u0000' },
  })
})

test('timestamps become texts that sort like times', () => {
  expect(normaliseInstant('2026-03-01T10:00:00Z')).toBe('2026-03-01T10:00:00.000000Z')
  expect(normaliseInstant('2026-03-01T10:00:00.123456789Z')).toBe('2026-03-01T10:00:00.123456Z')
  expect(decodeFields({ at: { timestampValue: '2026-03-01T10:00:00.5Z' } })).toEqual({
    at: '2026-03-01T10:00:00.500000Z',
  })
})

test('a text that looks like an instant stays a text', () => {
  expect(encodeFields({ note: '2026-03-01T10:00:00Z' })).toEqual({
    note: { stringValue: '2026-03-01T10:00:00Z' },
  })
})

test('minus zero is encoded as an integer', () => {
  expect(encodeFields({ offsetMs: -0 })).toEqual({ offsetMs: { integerValue: '0' } })
})
