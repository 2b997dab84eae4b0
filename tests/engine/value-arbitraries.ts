import * as fc from 'fast-check'
import { parseValue } from '#emulator/values/parse-value.ts'
import type { Value } from '#emulator/values/types.ts'

const document = 'projects/demo/databases/(default)/documents'

const text = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'A',
    'aa',
    'b',
    'é',
    'ÿ',
    '\u{ffff}',
    '\u{1f600}',
    '\0',
    'a\0',
    'a\0b',
    '\u0001',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }).filter((given) => !/\p{Surrogate}/u.test(given)),
)

const integers = fc.oneof(
  fc.bigInt({ min: -3n, max: 3n }),
  fc.constantFrom(
    2n ** 53n - 1n,
    2n ** 53n,
    2n ** 53n + 1n,
    -(2n ** 53n) - 1n,
    2n ** 63n - 1n,
    2n ** 63n - 2n,
    -(2n ** 63n),
    -(2n ** 63n) + 1n,
  ),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
)

const doubles = fc.oneof(
  fc.constantFrom(
    NaN,
    Infinity,
    -Infinity,
    0,
    -0,
    1,
    1.5,
    -1,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    -(2 ** 63),
  ),
  fc.constantFrom(Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE),
  fc.double(),
)

const id = fc.constantFrom(
  'a',
  'b',
  'ab',
  'é',
  '__id7__',
  '__id-7__',
  '__id10__',
  '\u{1f600}',
  '\u{ffff}',
)

const scalars: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  integers.map((integer) => ({ integerValue: integer.toString() })),
  doubles.map((double) => ({ doubleValue: double })),
  fc
    .tuple(
      fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
      fc.constantFrom('', '.5', '.000001'),
    )
    .map(([seconds, fraction]) => ({
      timestampValue: new Date(seconds * 1000).toISOString().replace(/\.000Z/u, `${fraction}Z`),
    })),
  text.map((stringValue) => ({ stringValue })),
  fc.uint8Array({ maxLength: 3 }).map((bytes) => ({
    bytesValue: Buffer.from(bytes).toString('base64'),
  })),
  fc
    .tuple(id, id, fc.option(fc.tuple(id, id), { nil: undefined }))
    .map(([a, b, deep]) => ({ referenceValue: [document, a, b, ...(deep ?? [])].join('/') })),
  fc
    .record({
      latitude: fc.constantFrom(-90, -1.5, 0, 90),
      longitude: fc.constantFrom(-180, -0.5, 0, 180),
    })
    .map((geoPointValue) => ({ geoPointValue })),
)

const vector = fc
  .array(fc.constantFrom(0, 1, -1.5), { minLength: 1, maxLength: 3 })
  .map((elements) => ({
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: elements.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  }))

const key = fc.constantFrom('a', 'b', 'ab', 'é', 'k\0', '\u{1f600}')

const { any } = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 3, withCrossShrink: true }, scalars, vector, tie('array'), tie('map')),
  array: fc
    .array(tie('any'), { maxLength: 3 })
    .map((values) => ({ arrayValue: { values: values.filter((value) => !isArray(value)) } })),
  map: fc.dictionary(key, tie('any'), { maxKeys: 3 }).map((fields) => ({ mapValue: { fields } })),
}))

function isArray(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'arrayValue' in value
}

/** Values of every type, with edge cases overrepresented. For tests. */
export const anyValue: fc.Arbitrary<Value> = any.map((json) => parseValue(json))

/** A few values of most types, some of them equal. For tests. */
export const someValues: readonly Value[] = [
  { nullValue: null },
  { booleanValue: true },
  { integerValue: '1' },
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { doubleValue: 'NaN' },
  { integerValue: '2' },
  { stringValue: 'a' },
  { stringValue: 'b' },
  { timestampValue: '2024-01-01T00:00:00Z' },
  { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } },
  { arrayValue: { values: [{ integerValue: '2' }] } },
  { mapValue: { fields: { a: { integerValue: '1' } } } },
  { stringValue: 'x'.repeat(3_000) },
  { stringValue: `${'x'.repeat(2_999)}y` },
].map((json) => parseValue(json))

/** Few values, so that equal ones are frequent. For tests. */
export const fewValues: fc.Arbitrary<Value> = fc.constantFrom(...someValues)
