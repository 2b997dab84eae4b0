import { descending, encodeName, encodeValue } from '../values/encode-value.ts'
import { emptyFields, fieldAt, formatFieldPath, type FieldPath } from '../values/field-path.ts'
import type { Path } from '../values/resource-name.ts'
import type { Fields, Value } from '../values/types.ts'
import { collectionIndexPrefix, groupIndexPrefix } from './keys.ts'
import type { Key } from './types.ts'

export type IndexMode = 'ASC' | 'DESC' | 'CONTAINS'
export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP'

export interface IndexField {
  readonly path: FieldPath
  readonly field: string
  readonly mode: IndexMode
}

/** An ordered list of a collection's (or group's) documents by some fields, then by name. */
export interface Index {
  readonly scope: IndexScope
  readonly fields: readonly IndexField[]
  readonly nameDirection: 'ASC' | 'DESC'
}

/** Which indexes a collection's documents stand in. */
export interface IndexSet {
  /** Canonical: two sets with equal texts have equal entries. */
  readonly definition: string
  composites(collectionId: string): readonly Index[]
  /** Whether a single field is indexed in a mode and scope. */
  hasSingle(collectionId: string, field: string, mode: IndexMode, scope: IndexScope): boolean
}

/** An index's name within its collection. */
export function indexId({ fields, nameDirection }: Index): string {
  const parts = fields.map(({ field, mode }) => `${field} ${mode}`)
  return [...parts, nameDirection].join(',')
}

export function singleIndex(field: IndexField, scope: IndexScope): Index {
  return { scope, fields: [field], nameDirection: 'ASC' }
}

/** A key beyond this is cut anyway. */
const maxEncodedValue = 2_000

/** A value as it stands in an index. */
export function encodeIndexed(value: Value, mode: IndexMode): Key {
  const key = encodeValue(value)
  const short = key.length > maxEncodedValue ? key.slice(0, maxEncodedValue) : key
  return mode === 'DESC' ? descending(short) : short
}

/** A name as it stands at an entry's end. */
export function encodeIndexedName(path: Path, index: Index): Key {
  const key = encodeName(index.scope === 'COLLECTION' ? path.slice(-1) : path)
  return index.nameDirection === 'DESC' ? descending(key) : key
}

export function indexPrefix(index: Index, collection: Path): Key {
  return index.scope === 'COLLECTION'
    ? collectionIndexPrefix(collection, indexId(index))
    : groupIndexPrefix(collection.at(-1) ?? '', indexId(index))
}

/**
 * The keys of all entries of one document. With `other`, another version of it, those are left out whose
 * fields are the very same values there: it has them too.
 */
export function entryKeys(indexes: IndexSet, path: Path, fields: Fields, other?: Fields): Key[] {
  const differs = (fieldPath: FieldPath, value: Value | undefined) =>
    other === undefined || value === undefined || fieldAt(other, fieldPath) !== value
  const collection = path.slice(0, -1)
  const collectionId = collection.at(-1) ?? ''
  const keys: Key[] = []
  for (const index of indexes.composites(collectionId)) {
    if (index.fields.some((field) => differs(field.path, fieldAt(fields, field.path))))
      addKeys(keys, index, collection, path, fields)
  }
  for (const [fieldPath, value] of leaves(fields, [])) {
    if (!differs(fieldPath, value)) continue
    const field = formatFieldPath(fieldPath)
    for (const scope of ['COLLECTION', 'COLLECTION_GROUP'] as const) {
      for (const mode of 'arrayValue' in value
        ? (['ASC', 'CONTAINS'] as const)
        : (['ASC'] as const)) {
        if (!indexes.hasSingle(collectionId, field, mode, scope)) continue
        addKeys(
          keys,
          singleIndex({ path: fieldPath, field, mode }, scope),
          collection,
          path,
          fields,
        )
      }
    }
  }
  return keys
}

/** Every field of a document, those within maps too. */
function* leaves(fields: Fields, parent: FieldPath): Generator<[FieldPath, Value]> {
  for (const key of Object.keys(fields)) {
    const value = fields[key]
    if (!value) continue
    const path = [...parent, key]
    yield [path, value]
    if ('mapValue' in value) yield* leaves(value.mapValue.fields ?? emptyFields(), path)
  }
}

function addKeys(keys: Key[], index: Index, collection: Path, path: Path, fields: Fields): void {
  let heads = [indexPrefix(index, collection)]
  for (const { path: fieldPath, mode } of index.fields) {
    const value = fieldAt(fields, fieldPath)
    if (!value) return
    const pieces = mode === 'CONTAINS' ? elementKeys(value) : [encodeIndexed(value, mode)]
    heads = heads.flatMap((head) => pieces.map((piece) => head + piece))
  }
  const tail = encodeIndexedName(path, index)
  for (const head of heads) keys.push(head + tail)
}

function elementKeys(value: Value): Key[] {
  if (!('arrayValue' in value)) return []
  const elements = value.arrayValue.values ?? []
  return [...new Set(elements.map((element) => encodeIndexed(element, 'CONTAINS')))]
}
