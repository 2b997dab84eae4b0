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

/** The documents of a collection or collection group, ordered by some fields and then by name. */
export interface Index {
  readonly scope: IndexScope
  readonly fields: readonly IndexField[]
  readonly nameDirection: 'ASC' | 'DESC'
}

/** The indexes of all collections. */
export interface IndexSet {
  /** Canonical text: sets with equal texts have equal entries. */
  readonly definition: string
  composites(collectionId: string): readonly Index[]
  /** Whether a field has a single-field index of this mode and scope. */
  hasSingle(collectionId: string, field: string, mode: IndexMode, scope: IndexScope): boolean
}

/** The id of an index within its collection. */
export function indexId({ fields, nameDirection }: Index): string {
  const parts = fields.map(({ field, mode }) => `${field} ${mode}`)
  return [...parts, nameDirection].join(',')
}

export function singleIndex(field: IndexField, scope: IndexScope): Index {
  return { scope, fields: [field], nameDirection: 'ASC' }
}

/** Longer keys are shortened anyway, see `fitKey`. */
const maxEncodedValue = 2_000

/** The encoding of a value in an index entry. */
export function encodeIndexed(value: Value, mode: IndexMode): Key {
  const key = encodeValue(value)
  const short = key.length > maxEncodedValue ? key.slice(0, maxEncodedValue) : key
  return mode === 'DESC' ? descending(short) : short
}

/** The encoding of a name at the end of an index entry. */
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
 * The keys of all index entries of one document. With `other`, another version of the document, entries whose
 * fields are identical objects in both are left out, because both versions have them.
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

/** Every field of a document, including fields within maps. */
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
