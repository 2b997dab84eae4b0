import * as fc from 'fast-check'
import { Timestamp } from 'firebase/firestore'
import {
  firestoreFields,
  firestoreValue,
  listOf,
  mapOf,
  nested,
} from '#data/remote/testing/firestore-values.ts'
import type { FirestoreValue } from '#data/remote/testing/firestore-values.ts'
import { plainDoc } from '#data/remote/plain-doc.ts'
import { collections, type CollectionName } from '#domain/entities/collections.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { withJsonText } from '#domain/stored/json-text.ts'

/** A map that once stopped every device of a company. */
const lookalike = mapOf([
  ['seconds', valueOf(9e15)],
  ['nanoseconds', valueOf(0)],
  ['toDate', valueOf(1)],
])

/** A map that cannot be converted to text. */
const textless = mapOf([
  ['toString', valueOf(1)],
  ['valueOf', valueOf(1)],
])

const poison = fc.oneof(
  { weight: 6, arbitrary: firestoreValue },
  { weight: 1, arbitrary: fc.constantFrom(lookalike, listOf([lookalike]), textless) },
  { weight: 1, arbitrary: fc.nat({ max: 60 }).map((levels) => nested(levels, lookalike)) },
)

/** One value of each type. */
const suspects: readonly FirestoreValue[] = [
  valueOf(null),
  valueOf(9e15),
  valueOf('x'),
  listOf([valueOf(null)]),
  lookalike,
  listOf([textless]),
]

interface Hole {
  /** Chooses a path within the document. */
  readonly place: number
  readonly value: FirestoreValue
}

const holes: fc.Arbitrary<readonly Hole[]> = fc.array(
  fc.record({ place: fc.nat(), value: poison }),
  { minLength: 1, maxLength: 3 },
)

/** Documents of a collection with arbitrary values at some or all of their paths. */
export function hostileDocument(
  collection: CollectionName,
  good: Doc,
): fc.Arbitrary<FirestoreValue> {
  return fc.oneof(
    { weight: 1, arbitrary: firestoreFields },
    { weight: 5, arbitrary: holes.map((some) => withHoles(good, some)) },
    { weight: 3, arbitrary: holes.map((some) => asText(collection, withHoles(good, some))) },
  )
}

/** The document with each of its paths in turn holding each of some values that do not belong there. */
export function everyHole(collection: CollectionName, good: Doc): readonly FirestoreValue[] {
  return Array.from({ length: countPlaces(good) }, (_, place) =>
    suspects.map((value) => asText(collection, withHoles(good, [{ place, value }]))),
  ).flat()
}

/** A document as the server holds it. */
export function storedDocument(collection: CollectionName, doc: Doc): FirestoreValue {
  return withHoles(withJsonText(collection, doc), [])
}

/** The same with the server's time of its last change. */
export function changedAt(
  collection: CollectionName,
  value: FirestoreValue,
  at: Date,
): FirestoreValue {
  const field = collections[collection].serverTime
  const time = { timestampValue: at.toISOString() }
  return {
    sdk: { ...(value.sdk as object), [field]: Timestamp.fromDate(at) },
    rest: { mapValue: { fields: { ...fieldsOf(value), [field]: time } } },
  }
}

export function fieldsOf({ rest }: FirestoreValue): object {
  return (rest.mapValue as { readonly fields: object }).fields
}

/** Fields that are JSON text at the server; otherwise they are maps, as older apps and hostile clients write them. */
function asText(collection: CollectionName, { sdk }: FirestoreValue): FirestoreValue {
  return withHoles(withJsonText(collection, plainDoc(sdk as object)), [])
}

function withHoles(good: Doc, holes: readonly Hole[]): FirestoreValue {
  const size = countPlaces(good)
  const byPlace = new Map(holes.map(({ place, value }) => [place % size, value]))
  let place = -1
  const read = (value: unknown): FirestoreValue => {
    place += 1
    const hole = byPlace.get(place)
    if (hole) {
      place += countPlaces(value)
      return hole
    }
    if (Array.isArray(value)) return listOf(value.map(read))
    if (typeof value === 'object' && value !== null) {
      return mapOf(Object.entries(value).map(([key, inner]) => [key, read(inner)]))
    }
    return valueOf(value)
  }
  return mapOf(Object.entries(good).map(([key, inner]) => [key, read(inner)]))
}

/** All paths of lists and maps within the value, except the value itself. */
function countPlaces(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, inner) => sum + 1 + countPlaces(inner), 0)
}

function valueOf(value: unknown): FirestoreValue {
  if (typeof value === 'string') return { sdk: value, rest: { stringValue: value } }
  if (typeof value === 'number') return { sdk: value, rest: { doubleValue: value } }
  if (typeof value === 'boolean') return { sdk: value, rest: { booleanValue: value } }
  return { sdk: null, rest: { nullValue: null } }
}
