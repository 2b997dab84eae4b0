import { describe, expect, it } from 'vitest'
import { parseFields, parseValue } from './parse-value.ts'

const refused: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['an array', []],
  ['a bare number', 3],
  ['a value without a type', {}],
  ['two types', { nullValue: null, booleanValue: true }],
  ['an unknown type', { numberValue: 1 }],
  ['the name of an inherited property', { constructor: 1 }],
  ['an integer beyond int64', { integerValue: '9223372036854775808' }],
  ['an integer with a fraction', { integerValue: 1.5 }],
  ['an empty integer', { integerValue: '' }],
  ['a double that is not a number', { doubleValue: 'one' }],
  ['a boolean as text', { booleanValue: 'true' }],
  ['a lone surrogate', { stringValue: '\ud800' }],
  ['bytes that are not base64', { bytesValue: '*' }],
  ['a date that does not exist', { timestampValue: '2023-02-30T00:00:00Z' }],
  ['a time beyond year 9999', { timestampValue: '9999-12-31T23:59:59-01:00' }],
  ['a reference to a collection', { referenceValue: 'projects/p/databases/d/documents/c' }],
  ['a latitude beyond the pole', { geoPointValue: { latitude: 90.1, longitude: 0 } }],
  ['an array in an array', { arrayValue: { values: [{ arrayValue: {} }] } }],
  ['an empty field name', { mapValue: { fields: { '': { nullValue: null } } } }],
  ['a vector of integers', vectorOf({ integerValue: '1' })],
  ['an empty vector', vectorOf()],
]

function vectorOf(...values: unknown[]) {
  return {
    mapValue: {
      fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } },
    },
  }
}

describe('parseValue', () => {
  it.each(refused)('refuses %s', (_, json) => {
    expect(() => parseValue(json)).toThrowError(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    )
  })

  it('normalises values', () => {
    expect(parseValue({ integerValue: 7 })).toEqual({ integerValue: '7' })
    expect(parseValue({ integerValue: '-007' })).toEqual({ integerValue: '-7' })
    expect(parseValue({ doubleValue: -0 })).toEqual({ doubleValue: '-0' })
    expect(parseValue({ doubleValue: '1e2' })).toEqual({ doubleValue: 100 })
    expect(parseValue({ timestampValue: '2024-05-06T07:08:09.1234567+01:00' })).toEqual({
      timestampValue: '2024-05-06T06:08:09.123456Z',
    })
    expect(parseValue({ bytesValue: '-_8' })).toEqual({ bytesValue: '+/8=' })
    expect(parseValue(vectorOf({ doubleValue: 1 }))).toEqual(vectorOf({ doubleValue: 1 }))
  })

  it('treats the names of members of Object as plain fields', () => {
    const fields = parseFields(JSON.parse('{"constructor":{"nullValue":null}}'))
    expect(Object.keys(fields)).toEqual(['constructor'])
    expect(fields['toString']).toBeUndefined()
  })

  it('refuses reserved names', () => {
    const json: unknown = JSON.parse('{"__proto__":{"nullValue":null}}')
    expect(() => parseFields(json)).toThrowError('Field name "__proto__" is reserved.')
  })

  it('accepts 20 levels and no more', () => {
    const nested = (levels: number): unknown =>
      levels === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(levels - 1) } } }
    expect(() => parseFields({ a: nested(20) })).not.toThrow()
    expect(() => parseFields({ a: nested(21) })).toThrowError('Maximum depth')
  })
})
