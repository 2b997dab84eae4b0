import { GeoPoint, Timestamp } from 'firebase/firestore'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { maxLevels, maxValues } from '#domain/stored/plain-values.ts'
import { decodeFields } from '../server/rest/values.ts'
import {
  closeFirestoreValues,
  firestoreFields,
  listOf,
  mapOf,
  nested,
} from './testing/firestore-values.ts'
import type { FirestoreValue } from './testing/firestore-values.ts'
import { plainDoc } from './plain-doc.ts'

afterAll(closeFirestoreValues)

const fieldsOf = ({ rest }: FirestoreValue) => (rest.mapValue as { fields: unknown }).fields
const plain = (value: unknown) => plainDoc({ value }).value

test('the SDK and REST give the same document, of plain JSON, for every value of Firestore', () => {
  fc.assert(
    fc.property(firestoreFields, (value) => {
      const doc = plainDoc(value.sdk as object)
      expect(decodeFields(fieldsOf(value))).toEqual(doc)
      expect(JSON.parse(JSON.stringify(doc))).toEqual(doc)
      expect(structuredClone(doc)).toEqual(doc)
      expectHarmless(doc)
    }),
    { seed: 11, numRuns: 500 },
  )
})

test('anything becomes a document, whichever way it comes', () => {
  const anything = fc.anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
    withObjectString: true,
  })
  fc.assert(
    fc.property(anything, (value) => {
      const doc = plainDoc({ value })
      expect(structuredClone(doc)).toEqual(doc)
      expectHarmless(doc)
      expectHarmless(decodeFields({ value }))
      expectHarmless(decodeFields(value))
    }),
    { seed: 12, numRuns: 1000 },
  )
})

describe('timestamps', () => {
  test('are texts that sort like times', () => {
    expect(plain(Timestamp.fromMillis(Date.parse('2026-03-01T10:00:00.5Z')))).toBe(
      '2026-03-01T10:00:00.500000Z',
    )
    expect(plain(new Timestamp(0, 123_456_789))).toBe('1970-01-01T00:00:00.123456Z')
  })

  test('are recognized by their class: a map that looks like one stays a map', () => {
    const lookalike = { seconds: 9e15, nanoseconds: 0, toDate: 1 }
    expect(plain(lookalike)).toEqual(lookalike)
  })

  test('that are not valid dates become null', () => {
    for (const seconds of [9e15, -9e15, NaN, 0.5]) {
      const broken = Object.assign(Object.create(Timestamp.prototype), { seconds, nanoseconds: 0 })
      expect(plain(broken)).toBeNull()
    }
  })
})

test('numbers that JSON does not have become null, and minus zero becomes zero', () => {
  expect(plain([NaN, Infinity, -Infinity, -0])).toEqual([null, null, null, 0])
  const values = ['NaN', 'Infinity', '-Infinity', -0].map((doubleValue) => ({ doubleValue }))
  expect(decodeFields({ value: { arrayValue: { values } } })).toEqual({
    value: [null, null, null, 0],
  })
})

test('half a surrogate pair is replaced, also in keys', () => {
  expect(plain('cut \u{d83d}')).toBe('cut \u{fffd}')
  expect(plain('whole 😀')).toBe('whole 😀')
})

test('a value that throws on access becomes null, and the rest is kept', () => {
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('trap')
      },
    },
  )
  const getter = Object.defineProperty({}, 'x', {
    enumerable: true,
    get: () => {
      throw new Error('trap')
    },
  })
  const point = Object.create(GeoPoint.prototype, {
    latitude: {
      get: () => {
        throw new Error('trap')
      },
    },
  })
  expect(plainDoc({ trap, getter, point, kept: 1 })).toEqual({
    trap: null,
    getter: null,
    point: null,
    kept: 1,
  })
  expect(plainDoc(trap)).toEqual({})
})

test('a document that contains itself ends', () => {
  const circle: Record<string, unknown> = { kept: 1 }
  circle.self = circle
  circle.list = [circle, circle]
  const doc = plainDoc(circle)
  expect(doc.kept).toBe(1)
  expect(countValues(doc)).toBeLessThanOrEqual(maxValues + 1)
})

test('deeper nesting than any document may have is cut, and the rest is kept', () => {
  for (const levels of [maxLevels - 2, maxLevels - 1, maxLevels, maxLevels + 2, 5000]) {
    const deep = nested(levels, { sdk: 'inner', rest: { stringValue: 'inner' } })
    const value = mapOf([
      ['deep', deep],
      ['kept', { sdk: 1, rest: { integerValue: '1' } }],
    ])
    const doc = plainDoc(value.sdk as object)
    expect(decodeFields(fieldsOf(value))).toEqual(doc)
    expect(doc.kept).toBe(1)
    expect(JSON.stringify(doc).includes('inner')).toBe(levels <= maxLevels)
  }
})

test('more values than any document can hold are cut', () => {
  const nothing = { sdk: null, rest: { nullValue: null } }
  const many = mapOf([
    ['kept', { sdk: 1, rest: { integerValue: '1' } }],
    ['many', listOf(Array.from({ length: maxValues + 100 }, () => nothing))],
    ['late', nothing],
  ])
  const doc = plainDoc(many.sdk as object)
  expect(doc.kept).toBe(1)
  expect(countValues(doc)).toBeLessThanOrEqual(maxValues + 1)
  expect(decodeFields(fieldsOf(many))).toEqual(doc)
})

function expectHarmless(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(expectHarmless)
  if (typeof value === 'object' && value !== null) {
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(Object.hasOwn(value, '__proto__')).toBe(false)
    return Object.values(value).forEach(expectHarmless)
  }
  expect(value === null || ['string', 'number', 'boolean'].includes(typeof value)).toBe(true)
  if (typeof value === 'number') expect(Number.isFinite(value) && !Object.is(value, -0)).toBe(true)
  if (typeof value === 'string') expect(value).not.toMatch(/\p{Surrogate}/u)
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return 1 + Object.values(value).reduce((sum: number, inner) => sum + countValues(inner), 0)
}
