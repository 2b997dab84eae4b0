import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldAt, formatFieldPath, parseFieldPath, withField, withoutField } from './field-path.ts'
import type { Fields } from './types.ts'

describe('field paths', () => {
  it('are parsed with and without backticks', () => {
    expect(parseFieldPath('a.b_1')).toEqual(['a', 'b_1'])
    expect(parseFieldPath('`a.b`.c')).toEqual(['a.b', 'c'])
    expect(parseFieldPath('`\\`\\\\`')).toEqual(['`\\'])
  })

  it.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a-b', '`a', 'a`b`', '``', 'é'])(
    'refuses %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrowError('Invalid property path')
    },
  )

  it('are unchanged after formatting and parsing', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path)
      }),
      { seed: 7 },
    )
  })
})

describe('fields at paths', () => {
  const fields: Fields = { a: { mapValue: { fields: { b: { integerValue: '1' } } } } }

  it('are found, set and removed without changing the original', () => {
    expect(fieldAt(fields, ['a', 'b'])).toEqual({ integerValue: '1' })
    expect(fieldAt(fields, ['a', 'b', 'c'])).toBeUndefined()
    expect(fieldAt(fields, ['toString'])).toBeUndefined()
    expect(withField(fields, ['a', 'c'], { nullValue: null })).toEqual({
      a: { mapValue: { fields: { b: { integerValue: '1' }, c: { nullValue: null } } } },
    })
    expect(withField(fields, ['a', 'b', 'c'], { nullValue: null })).toEqual({
      a: { mapValue: { fields: { b: { mapValue: { fields: { c: { nullValue: null } } } } } } },
    })
    expect(withoutField(fields, ['a', 'b'])).toEqual({ a: { mapValue: { fields: {} } } })
    expect(withoutField(fields, ['a', 'x'])).toBe(fields)
    expect(fields).toEqual({ a: { mapValue: { fields: { b: { integerValue: '1' } } } } })
  })
})
