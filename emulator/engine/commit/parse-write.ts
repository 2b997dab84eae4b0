import { StatusError } from '#emulator/status.ts'
import { parseFieldPath } from '#emulator/values/field-path.ts'
import { isNumber } from '#emulator/values/numbers.ts'
import {
  parseFields,
  parseList,
  parseObject,
  parseString,
  parseValue,
} from '#emulator/values/parse-value.ts'
import { formatInstant, parseInstant } from '#emulator/values/timestamp.ts'
import type { Value } from '#emulator/values/types.ts'
import type { FieldTransform, Write } from '../types.ts'

/** Per document in a commit. */
const maxTransforms = 500

const operations = ['update', 'delete', 'verify', 'transform'] as const

/** Parses one write of a request into canonical form. Throws INVALID_ARGUMENT where it is malformed. */
export function parseWrite(json: unknown): Write {
  const object = parseObject(json, 'write')
  const present = operations.filter((name) => object[name] !== undefined)
  const [operation] = present
  if (operation === undefined || present.length > 1) {
    throw new StatusError('INVALID_ARGUMENT', 'A write must have exactly one operation.')
  }
  const currentDocument = parsePrecondition(object['currentDocument'])
  const shared = currentDocument ? { currentDocument } : {}
  switch (operation) {
    case 'delete':
      return { ...shared, delete: parseString(object['delete'], 'delete') }
    case 'verify':
      return { ...shared, verify: parseString(object['verify'], 'verify') }
    case 'transform':
      return { ...shared, transform: parseTransform(object['transform']) }
    case 'update':
      return { ...shared, ...parseUpdate(object) }
  }
}

function parseUpdate(object: Readonly<Record<string, unknown>>): Write {
  const update = parseObject(object['update'], 'update')
  const mask = object['updateMask']
  return {
    update: {
      name: parseString(update['name'], 'update.name'),
      fields: parseFields(update['fields'] ?? {}),
    },
    ...(mask === undefined || mask === null ? {} : { updateMask: parseMask(mask) }),
    updateTransforms: parseTransforms(object['updateTransforms']),
  }
}

function parseMask(json: unknown): { fieldPaths: string[] } {
  // Proto3 JSON writes a field mask as one comma-separated string; the SDKs send an object.
  const paths =
    typeof json === 'string'
      ? json.split(',').filter((path) => path !== '')
      : parseList(parseObject(json, 'updateMask')['fieldPaths'], 'updateMask.fieldPaths')
  return { fieldPaths: paths.map(parseWritablePath) }
}

function parseWritablePath(json: unknown): string {
  const text = parseString(json, 'fieldPath')
  const reserved = parseFieldPath(text).find((part) => /^__.*__$/su.test(part))
  if (reserved !== undefined) {
    throw new StatusError('INVALID_ARGUMENT', `Field name "${reserved}" is reserved.`)
  }
  return text
}

function parsePrecondition(json: unknown): Write['currentDocument'] {
  if (json === undefined || json === null) return undefined
  const { exists, updateTime } = parseObject(json, 'currentDocument')
  if (exists !== undefined && updateTime !== undefined) {
    throw new StatusError('INVALID_ARGUMENT', 'A precondition holds exists or updateTime, not both')
  }
  if (updateTime !== undefined) {
    return { updateTime: formatInstant(parseInstant(parseString(updateTime, 'updateTime'))) }
  }
  if (exists === undefined) return undefined
  if (typeof exists !== 'boolean') {
    throw new StatusError('INVALID_ARGUMENT', 'currentDocument.exists must be a boolean')
  }
  return { exists }
}

function parseTransform(json: unknown): NonNullable<Write['transform']> {
  const object = parseObject(json, 'transform')
  return {
    document: parseString(object['document'], 'transform.document'),
    fieldTransforms: parseTransforms(object['fieldTransforms']),
  }
}

function parseTransforms(json: unknown): FieldTransform[] {
  const transforms = parseList(json, 'transforms')
  if (transforms.length > maxTransforms)
    throw new StatusError(
      'INVALID_ARGUMENT',
      `A document allows at most ${maxTransforms} field transforms in a commit`,
    )
  return transforms.map(parseFieldTransform)
}

function parseFieldTransform(json: unknown): FieldTransform {
  const object = parseObject(json, 'fieldTransform')
  const fieldPath = parseWritablePath(object['fieldPath'])
  const kinds = Object.keys(object).filter(
    (key) => key !== 'fieldPath' && object[key] !== undefined,
  )
  const [kind] = kinds
  if (kinds.length !== 1 || kind === undefined) {
    throw new StatusError('INVALID_ARGUMENT', 'A field transform must have exactly one kind')
  }
  const content = object[kind]
  switch (kind) {
    case 'setToServerValue':
      if (content !== 'REQUEST_TIME') {
        throw new StatusError('INVALID_ARGUMENT', 'setToServerValue must be REQUEST_TIME')
      }
      return { fieldPath, setToServerValue: content }
    case 'increment':
    case 'maximum':
    case 'minimum':
      return { fieldPath, [kind]: parseOperand(content) }
    case 'appendMissingElements':
    case 'removeAllFromArray':
      return { fieldPath, [kind]: parseElements(content) }
    default:
      throw new StatusError('INVALID_ARGUMENT', `Unknown field transform "${kind.slice(0, 60)}"`)
  }
}

function parseOperand(json: unknown): Value {
  const value = parseValue(json)
  if (!isNumber(value)) {
    throw new StatusError('INVALID_ARGUMENT', 'The operand of a numeric transform must be a number')
  }
  return value
}

function parseElements(json: unknown): { values: readonly Value[] } {
  const array = parseValue({ arrayValue: json })
  return { values: 'arrayValue' in array ? (array.arrayValue.values ?? []) : [] }
}
