import { sortedKeys, vectorElements } from './compare-values.ts'
import { toDouble, type NumberValue } from './numbers.ts'
import { numberOfId, parseResourceName, type Path } from './resource-name.ts'
import { parseInstant } from './timestamp.ts'
import type { Value } from './types.ts'

/*
 * Keys are strings with one character per byte ("binary strings"), so that JavaScript's `<` orders them by
 * their bytes. Every encoding is prefix-free: two encodings differ before either ends, so that they can be
 * concatenated, and complementing the bytes (`descending`) reverses their order.
 */

const tag = {
  null: '\x05',
  false: '\x10',
  true: '\x11',
  number: '\x20',
  timestamp: '\x30',
  string: '\x40',
  bytes: '\x50',
  reference: '\x60',
  geoPoint: '\x70',
  array: '\x80',
  vector: '\x90',
  map: '\xa0',
}
const end = '\x01'
const more = '\x02'

/** Keys are ordered as by `compareValues`; equal values (1 and 1.0) have equal keys. */
export function encodeValue(value: Value): string {
  if ('nullValue' in value) return tag.null
  if ('booleanValue' in value) return value.booleanValue ? tag.true : tag.false
  if ('integerValue' in value || 'doubleValue' in value) return tag.number + encodeNumber(value)
  if ('timestampValue' in value) {
    const { seconds, nanos } = parseInstant(value.timestampValue)
    return tag.timestamp + unsigned(seconds + 62_135_596_800, 5) + unsigned(nanos, 4)
  }
  if ('stringValue' in value) return tag.string + encodeText(value.stringValue)
  if ('bytesValue' in value) {
    return tag.bytes + terminated(Buffer.from(value.bytesValue, 'base64').toString('latin1'))
  }
  if ('referenceValue' in value) {
    const { projectId, databaseId, path } = parseResourceName(value.referenceValue)
    return tag.reference + encodeText(projectId) + encodeText(databaseId) + encodeName(path)
  }
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue
    return tag.geoPoint + encodeDouble(latitude) + encodeDouble(longitude)
  }
  if ('arrayValue' in value) return tag.array + encodeList(value.arrayValue.values ?? [])
  const vector = vectorElements(value)
  if (vector) return tag.vector + unsigned(vector.length, 4) + encodeList(vector)
  const fields = value.mapValue.fields ?? {}
  const entries = sortedKeys(fields).map((key) => {
    const inner = fields[key]
    return more + encodeText(key) + (inner ? encodeValue(inner) : '')
  })
  return tag.map + entries.join('') + end
}

/** The least and the greatest first byte of the keys of all values of the same type. */
export function typeTags(value: Value): readonly [string, string] {
  const own = encodeValue(value).charAt(0)
  return own === tag.false || own === tag.true ? [tag.false, tag.true] : [own, own]
}

function encodeList(values: readonly Value[]): string {
  return values.map(encodeValue).join('') + end
}

function encodeNumber(value: NumberValue): string {
  const double = toDouble(value)
  if (Number.isNaN(double)) return '\x00'.repeat(10)
  if ('doubleValue' in value || Math.abs(double) <= Number.MAX_SAFE_INTEGER) {
    return encodeDouble(double) + '\x00\x00'
  }
  // An integer that is not exact as a double: the next double below it, and the difference.
  const integer = BigInt(value.integerValue)
  const floor = BigInt(double) > integer ? nextDown(double) : double
  return encodeDouble(floor) + unsigned(Number(integer - BigInt(floor)), 2)
}

const scratch = new DataView(new ArrayBuffer(8))

function nextDown(double: number): number {
  scratch.setFloat64(0, double)
  const bits = scratch.getBigInt64(0)
  scratch.setBigInt64(0, double > 0 ? bits - 1n : bits + 1n)
  return scratch.getFloat64(0)
}

/** Eight bytes that sort as doubles do; never all zero, which encodes NaN. */
function encodeDouble(double: number): string {
  scratch.setFloat64(0, double + 0)
  const negative = scratch.getUint8(0) >= 0x80
  let text = ''
  for (let index = 0; index < 8; index += 1) {
    const byte = scratch.getUint8(index)
    text += String.fromCharCode(negative ? 255 - byte : index === 0 ? byte + 0x80 : byte)
  }
  return text
}

function unsigned(number: number, bytes: number): string {
  let text = ''
  let rest = number
  for (let index = 0; index < bytes; index += 1) {
    text = String.fromCharCode(rest % 256) + text
    rest = Math.floor(rest / 256)
  }
  return text
}

/** The prefix-free encoding of a text, in the order of its UTF-8 bytes. */
export function encodeText(text: string): string {
  return terminated(isAscii(text) ? text : Buffer.from(text, 'utf8').toString('latin1'))
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 0x7f) return false
  }
  return true
}

function terminated(bytes: string): string {
  return (bytes.includes('\0') ? bytes.replaceAll('\0', '\0\xff') : bytes) + '\0\x01'
}

/** The prefix-free encoding of a path, in the order of `comparePaths`. */
export function encodeName(path: Path): string {
  return encodePathPrefix(path) + end
}

/** The common prefix of the encodings of all paths below this one. */
export function encodePathPrefix(path: Path): string {
  let text = ''
  for (const id of path) text += encodeId(id)
  return text
}

function encodeId(id: string): string {
  const number = id.startsWith('__id') ? numberOfId(id) : undefined
  if (number === undefined) return `\x03${encodeText(id)}`
  scratch.setBigInt64(0, number)
  const bytes = Array.from({ length: 8 }, (_, index) => scratch.getUint8(index))
  return `\x02${String.fromCharCode((bytes[0] ?? 0) ^ 0x80, ...bytes.slice(1))}`
}

/** The encoding with reversed order, for descending index fields. */
export function descending(key: string): string {
  let text = ''
  for (let index = 0; index < key.length; index += 1) {
    text += String.fromCharCode(255 - key.charCodeAt(index))
  }
  return text
}
