import { StatusError } from '../status.ts'
import type { Fields, Value } from './types.ts'

/** The path of a field in a document, one string per level. */
export type FieldPath = readonly string[]

const simple = /^[a-zA-Z_][a-zA-Z_0-9]*$/u
const segment = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)*)`/suy

/** Parses `a.b` or `` `quoted key`.b ``. Throws INVALID_ARGUMENT where the text is not a field path. */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = []
  let index = 0
  for (;;) {
    segment.lastIndex = index
    const match = segment.exec(text)
    if (!match) throw invalid(text)
    path.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gsu, '$1'))
    index = segment.lastIndex
    if (index === text.length) break
    if (text[index] !== '.') throw invalid(text)
    index += 1
  }
  if (path.some((part) => part === '' || Buffer.byteLength(part) > 1500)) throw invalid(text)
  return path
}

function invalid(text: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Invalid property path "${text.slice(0, 200)}".`)
}

/** The canonical text, with backticks where a name is not a simple identifier. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((part) => (simple.test(part) ? part : `\`${part.replace(/[`\\]/gu, '\\$&')}\``))
    .join('.')
}

/** The value at a path, or undefined where the document has no such field. */
export function fieldAt(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields | undefined = fields
  let value: Value | undefined
  for (const part of path) {
    if (!current || !Object.hasOwn(current, part)) return undefined
    value = current[part]
    current = value && 'mapValue' in value ? value.mapValue.fields : undefined
  }
  return value
}

/** A copy with the value set at the path; a parent that is not a map is replaced by one. Shares the rest. */
export function withField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [first, ...rest] = path
  if (first === undefined) return fields
  const copy = copyFields(fields)
  copy[first] =
    rest.length === 0
      ? value
      : { mapValue: { fields: withField(mapFieldsOf(copy[first]) ?? emptyFields(), rest, value) } }
  return copy
}

/** A copy without the field at the path, or the same object where it has no such field. */
export function withoutField(fields: Fields, path: FieldPath): Fields {
  const [first, ...rest] = path
  if (first === undefined || !Object.hasOwn(fields, first)) return fields
  const copy = copyFields(fields)
  if (rest.length === 0) {
    delete copy[first]
    return copy
  }
  const inner = mapFieldsOf(copy[first])
  if (!inner) return fields
  const changed = withoutField(inner, rest)
  if (changed === inner) return fields
  copy[first] = { mapValue: { fields: changed } }
  return copy
}

function mapFieldsOf(value: Value | undefined): Fields | undefined {
  return value && 'mapValue' in value ? (value.mapValue.fields ?? emptyFields()) : undefined
}

/** Fields without a prototype, so that no field name can collide with an inherited property. */
export function emptyFields(): Fields {
  return Object.create(null) as Fields
}

function copyFields(fields: Fields): Fields {
  return Object.assign(emptyFields(), fields)
}
