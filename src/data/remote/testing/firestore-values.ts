import * as fc from 'fast-check'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  Bytes,
  GeoPoint,
  Timestamp,
  doc,
  getFirestore,
  terminate,
  vector,
} from 'firebase/firestore'
import type { WireValue } from '../../types/wire-value.ts'

/** A Firestore value in both forms in which it reaches this app. */
export interface FirestoreValue {
  /** As the SDK returns it. */
  readonly sdk: unknown
  /** As REST returns it. */
  readonly rest: WireValue
}

const projectId = 'demo-values'
const app = initializeApp({ projectId }, projectId)
const db = getFirestore(app)

/** Closes what the SDK keeps open for its references. */
export async function closeFirestoreValues(): Promise<void> {
  await terminate(db)
  await deleteApp(app)
}

/** Keys that mean something to JavaScript, to libraries, or to a path. */
const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'toJSON',
  'then',
  'length',
  'seconds',
  'nanoseconds',
  'toDate',
  'a.b',
  '`',
  '',
  '\u{d800}',
]

const firestoreKey = fc.oneof(
  fc.constantFrom(...hostileKeys),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

const text = fc.oneof(
  fc.constantFrom('', '\u{d800}', 'x\u{dfff}', '\u0000', '1'.repeat(2000), '=1+1', '<script>'),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

const numbers = fc.oneof(
  fc.constantFrom(NaN, Infinity, -Infinity, -0, 0, 2 ** 53, -(2 ** 63), 2 ** 63, 9e15, 1e308),
  fc.constantFrom(Number.MIN_VALUE, Number.MAX_VALUE, 0.1),
  fc.integer(),
  fc.double(),
)

const timestamps = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(-62_135_596_800, 253_402_300_799, 0, -1, 7_258_118_400),
      fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
    ),
    fc.oneof(fc.constantFrom(0, 1, 999_999_999), fc.integer({ min: 0, max: 999_999_999 })),
  )
  .map(([seconds, nanoseconds]) => ({
    sdk: new Timestamp(seconds, nanoseconds),
    rest: { timestampValue: restInstant(seconds, nanoseconds) },
  }))

const points = fc
  .tuple(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }),
  )
  .map(([latitude, longitude]) => ({
    sdk: new GeoPoint(latitude, longitude),
    rest: { geoPointValue: { latitude, longitude } },
  }))

const bytes = fc.uint8Array({ maxLength: 40 }).map((held) => ({
  sdk: Bytes.fromUint8Array(held),
  rest: { bytesValue: btoa(String.fromCharCode(...held)) },
}))

const references = fc
  .array(fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/), { minLength: 1, maxLength: 3 })
  .map((names) => {
    const path = names.map((name) => `${name}/${name}`).join('/')
    const root = `projects/${projectId}/databases/(default)/documents`
    return { sdk: doc(db, path), rest: { referenceValue: `${root}/${path}` } }
  })

const vectors = fc.array(fc.double({ noNaN: true }), { maxLength: 5 }).map((values) => ({
  sdk: vector(values),
  rest: {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: values.map((value) => ({ doubleValue: value })) } },
      },
    },
  },
}))

const scalars: fc.Arbitrary<FirestoreValue> = fc.oneof(
  fc.constant({ sdk: null, rest: { nullValue: null } }),
  fc.boolean().map((held) => ({ sdk: held, rest: { booleanValue: held } })),
  numbers.map((held) => ({
    sdk: held,
    rest: { doubleValue: Number.isFinite(held) ? held : String(held) },
  })),
  text.map((held) => ({ sdk: held, rest: { stringValue: held } })),
  timestamps,
  points,
  bytes,
  references,
  vectors,
)

/** Values of every type that Firestore has, nested, with keys that mean something elsewhere. */
export const firestoreValue: fc.Arbitrary<FirestoreValue> = fc.letrec<{ value: FirestoreValue }>(
  (tie) => ({
    value: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      scalars,
      fc.array(tie('value'), { maxLength: 5 }).map(listOf),
      fc.array(fc.tuple(firestoreKey, tie('value')), { maxLength: 5 }).map(mapOf),
    ),
  }),
).value

export const firestoreFields: fc.Arbitrary<FirestoreValue> = fc
  .array(fc.tuple(firestoreKey, firestoreValue), { maxLength: 8 })
  .map(mapOf)

/** This many levels of lists and maps in turn. */
export function nested(levels: number, inner: FirestoreValue): FirestoreValue {
  let value = inner
  for (let level = 0; level < levels; level += 1) {
    value = level % 2 === 0 ? listOf([value]) : mapOf([['deeper', value]])
  }
  return value
}

export function listOf(values: readonly FirestoreValue[]): FirestoreValue {
  return {
    sdk: values.map((value) => value.sdk),
    rest: { arrayValue: { values: values.map((value) => value.rest) } },
  }
}

export function mapOf(
  entries: readonly (readonly [key: string, value: FirestoreValue])[],
): FirestoreValue {
  return {
    sdk: Object.fromEntries(entries.map(([key, value]) => [key, value.sdk])),
    rest: {
      mapValue: { fields: Object.fromEntries(entries.map(([key, value]) => [key, value.rest])) },
    },
  }
}

function restInstant(seconds: number, nanoseconds: number): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19)
  const fraction = String(nanoseconds).padStart(9, '0').replace(/0+$/, '')
  return fraction === '' ? `${whole}Z` : `${whole}.${fraction}Z`
}
