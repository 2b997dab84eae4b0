import { describe, expect, it } from 'vitest'
import { compareValues, fieldsIdentical } from './compare-values.ts'
import { encodeValue } from './encode-value.ts'
import { parseValue } from './parse-value.ts'

/** Firestore's documented order, one group of equal values per line. */
const ladder: readonly (readonly unknown[])[] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ integerValue: '-9223372036854775808' }, { doubleValue: -(2 ** 63) }],
  [{ integerValue: '-9223372036854775807' }],
  [{ integerValue: '-1' }, { doubleValue: -1 }],
  [{ integerValue: '0' }, { doubleValue: 0 }, { doubleValue: -0 }],
  [{ doubleValue: 5e-324 }],
  [{ integerValue: '1' }, { doubleValue: 1 }],
  [{ integerValue: '9007199254740992' }, { doubleValue: 2 ** 53 }],
  [{ integerValue: '9007199254740993' }],
  [{ integerValue: '9223372036854775807' }],
  [{ doubleValue: 2 ** 63 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '0001-01-01T00:00:00Z' }],
  [
    { timestampValue: '2024-01-01T00:00:00.0000005Z' },
    { timestampValue: '2024-01-01T01:00:00+01:00' },
  ],
  [{ timestampValue: '2024-01-01T00:00:00.000001Z' }],
  [{ stringValue: '' }],
  [{ stringValue: '\0' }],
  [{ stringValue: 'a' }],
  [{ stringValue: 'a\0' }],
  [{ stringValue: 'ab' }],
  [{ stringValue: '\u{ffff}' }],
  [{ stringValue: '\u{1f600}' }],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AA==' }],
  [{ bytesValue: '_w' }, { bytesValue: '/w==' }],
  [{ referenceValue: 'projects/p/databases/d/documents/c/__id9__' }],
  [{ referenceValue: 'projects/p/databases/d/documents/c/__id10__' }],
  [{ referenceValue: 'projects/p/databases/d/documents/c/a' }],
  [{ referenceValue: 'projects/p/databases/d/documents/c/a/b/c' }],
  [{ referenceValue: 'projects/p/databases/d/documents/c/b' }],
  [{ geoPointValue: { latitude: -90, longitude: 180 } }],
  [{ geoPointValue: { latitude: 0, longitude: -1 } }],
  [{ geoPointValue: {} }, { geoPointValue: { latitude: -0, longitude: 0 } }],
  [{ arrayValue: {} }],
  [{ arrayValue: { values: [{ integerValue: '1' }] } }],
  [{ arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } }],
  [{ arrayValue: { values: [{ integerValue: '2' }] } }],
  [vector(3)],
  [vector(1, 1)],
  [vector(1, 2)],
  [{ mapValue: {} }],
  [{ mapValue: { fields: { a: { integerValue: '1' } } } }],
  [{ mapValue: { fields: { b: { integerValue: '0' }, a: { integerValue: '1' } } } }],
  [{ mapValue: { fields: { a: { integerValue: '2' } } } }],
  [{ mapValue: { fields: { b: { nullValue: null } } } }],
]

function vector(...elements: number[]) {
  const values = elements.map((doubleValue) => ({ doubleValue }))
  return {
    mapValue: {
      fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } },
    },
  }
}

const rungs = ladder.flatMap((group, rank) =>
  group.map((json) => ({ rank, value: parseValue(json) })),
)

describe('the order of values', () => {
  it('is that of Firestore, and the encoded keys have the same order', () => {
    for (const a of rungs) {
      for (const b of rungs) {
        const pair = JSON.stringify([a.value, b.value])
        const expected = Math.sign(a.rank - b.rank)
        expect(Math.sign(compareValues(a.value, b.value)), pair).toBe(expected)
        expect(orderOf(encodeValue(a.value), encodeValue(b.value)), pair).toBe(expected)
      }
    }
  })
})

function orderOf(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

describe('identity of fields', () => {
  it('distinguishes 1 from 1.0 and 0.0 from -0.0', () => {
    const fields = (json: unknown) => ({ a: parseValue(json) })
    const one = fields({ integerValue: 1 })
    expect(fieldsIdentical(one, fields({ integerValue: '1' }))).toBe(true)
    expect(fieldsIdentical(one, fields({ doubleValue: 1 }))).toBe(false)
    expect(fieldsIdentical(fields({ doubleValue: 0 }), fields({ doubleValue: -0 }))).toBe(false)
    expect(fieldsIdentical(one, {})).toBe(false)
  })
})
