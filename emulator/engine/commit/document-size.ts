import { StatusError } from '#emulator/status.ts'
import { vectorElements } from '#emulator/values/compare-values.ts'
import type { Path } from '#emulator/values/resource-name.ts'
import type { Fields, Value } from '#emulator/values/types.ts'

const maxDocumentBytes = 1_048_576

/** Throws INVALID_ARGUMENT where a document exceeds Firestore's maximum size. */
export function checkDocumentSize(name: string, path: Path, fields: Fields): void {
  const size = 32 + nameSize(path) + fieldsSize(fields)
  if (size > maxDocumentBytes) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    )
  }
}

const maxIndexEntries = 40_000

/** Throws INVALID_ARGUMENT where a document needs more index entries than Firestore allows. */
export function checkIndexEntries(path: Path, fields: Fields): void {
  if (countEntries(fields) > maxIndexEntries) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `too many index entries for entity /${path.join('/')}`,
    )
  }
}

/** Each field has an entry in two single-field indexes, each array element in one more. */
function countEntries(fields: Fields): number {
  let count = 0
  for (const key of Object.keys(fields)) {
    const value = fields[key]
    count += 2
    if (value && 'mapValue' in value) count += countEntries(value.mapValue.fields ?? {})
    if (value && 'arrayValue' in value) count += value.arrayValue.values?.length ?? 0
  }
  return count
}

/** The approximate size of a document in bytes. */
export function documentSize({ name, fields }: { name: string; fields: Fields }): number {
  return name.length + fieldsSize(fields)
}

function nameSize(path: Path): number {
  return path.reduce((sum, id) => sum + textSize(id), 16)
}

function fieldsSize(fields: Fields): number {
  let sum = 0
  for (const key of Object.keys(fields)) {
    const value = fields[key]
    sum += textSize(key) + (value ? valueSize(value) : 0)
  }
  return sum
}

/** Size in bytes by Firestore's documentation (Storage size calculations). */
function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1
  if ('stringValue' in value) return textSize(value.stringValue)
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5))
  if ('geoPointValue' in value) return 16
  if ('arrayValue' in value) {
    return (value.arrayValue.values ?? []).reduce((sum, item) => sum + valueSize(item), 0)
  }
  if ('mapValue' in value) {
    const vector = vectorElements(value)
    return vector ? vector.length * 8 : 32 + fieldsSize(value.mapValue.fields ?? {})
  }
  return 8
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1
}
