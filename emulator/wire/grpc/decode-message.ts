import { type ByteReader, createByteReader, malformed, wireTypes } from './bytes.ts'
import { type FieldType, enumNames, messageType } from './schema.ts'

type Json = Record<string, unknown>

/** Firestore's values are nested up to twenty levels, each of three messages. */
const maxDepth = 100
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A protobuf message as proto3 JSON; throws INVALID_ARGUMENT. */
export function decodeMessage(type: string, bytes: Buffer, depth = 0): Json {
  const message = messageType(type)
  if (!message) throw new Error(`Unknown message type "${type}"`)
  if (depth > maxDepth) throw malformed('it is nested too deeply')
  const json: Json = {}
  const reader = createByteReader(bytes)
  while (!reader.isAtEnd) {
    const tag = Number(reader.varint())
    const field = message.byId.get(Math.floor(tag / 8))
    if (field) readField(json, field, tag % 8, reader, depth)
    else reader.skip(tag % 8)
  }
  return json
}

function readField(
  json: Json,
  field: FieldType,
  wireType: number,
  reader: ByteReader,
  depth: number,
): void {
  const { name, type, rule } = field
  if (rule === 'map') {
    const map = (json[name] ??= Object.create(null)) as Json
    const [key, value] = readEntry(type, reader.chunk(), depth)
    map[key] = value
    return
  }
  const isPacked = rule === 'repeated' && wireType === wireTypes.bytes && wireTypeOf(type) !== 2
  if (!isPacked && wireType !== wireTypeOf(type)) throw malformed(`${name} has a wrong type`)
  if (rule === 'single') {
    json[name] = readValue(type, reader, depth)
    return
  }
  const list = (json[name] ??= []) as unknown[]
  if (!isPacked) return void list.push(readValue(type, reader, depth))
  const items = createByteReader(reader.chunk())
  while (!items.isAtEnd) list.push(readValue(type, items, depth))
}

function readEntry(type: string, bytes: Buffer, depth: number): [string, unknown] {
  const reader = createByteReader(bytes)
  let key = ''
  let value: unknown = type === 'string' ? '' : {}
  while (!reader.isAtEnd) {
    const tag = Number(reader.varint())
    if (tag === 10) key = text(reader.chunk())
    else if (tag === 18) value = readValue(type, reader, depth)
    else reader.skip(tag % 8)
  }
  return [key, value]
}

/** The wire type of values of a type. */
export function wireTypeOf(type: string): number {
  if (type === 'double') return wireTypes.fixed64
  const isNumber = type === 'bool' || type === 'int32' || type === 'int64' || type === 'Null'
  return isNumber || type.startsWith('E(') ? wireTypes.varint : wireTypes.bytes
}

function readValue(type: string, reader: ByteReader, depth: number): unknown {
  switch (type) {
    case 'string':
      return text(reader.chunk())
    case 'bytes':
      return reader.chunk().toString('base64')
    case 'bool':
      return reader.varint() !== 0n
    case 'int32':
      return Number(BigInt.asIntN(32, reader.varint()))
    case 'int64':
      return BigInt.asIntN(64, reader.varint()).toString()
    case 'double':
      return reader.double()
    case 'Null':
      reader.varint()
      return null
    case 'Timestamp':
      return readTimestamp(reader.chunk())
    case 'Int32Value':
      return Number(BigInt.asIntN(32, readNumbers(reader.chunk()).get(1) ?? 0n))
    case 'Int64Value':
      return String(BigInt.asIntN(64, readNumbers(reader.chunk()).get(1) ?? 0n))
    case 'DoubleValue': {
      const content = createByteReader(reader.chunk())
      if (content.isAtEnd) return 0
      content.varint()
      return content.double()
    }
    default: {
      const names = enumNames(type)
      if (!names) return decodeMessage(type, reader.chunk(), depth + 1)
      const number = reader.varint()
      return names[Number(number)] ?? `#${number}`
    }
  }
}

function text(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw malformed('a string is not UTF-8')
  }
}

/** The varint fields of a small message, by number. */
function readNumbers(bytes: Buffer): ReadonlyMap<number, bigint> {
  const numbers = new Map<number, bigint>()
  const reader = createByteReader(bytes)
  while (!reader.isAtEnd) {
    const tag = Number(reader.varint())
    if (tag % 8 === wireTypes.varint) numbers.set(Math.floor(tag / 8), reader.varint())
    else reader.skip(tag % 8)
  }
  return numbers
}

/** Years 0001 to 9999. */
const minSeconds = -62_135_596_800n
const maxSeconds = 253_402_300_799n

function readTimestamp(bytes: Buffer): string {
  const numbers = readNumbers(bytes)
  const seconds = BigInt.asIntN(64, numbers.get(1) ?? 0n)
  const nanos = BigInt.asIntN(32, numbers.get(2) ?? 0n)
  const isInRange = seconds >= minSeconds && seconds <= maxSeconds
  if (!isInRange || nanos < 0n || nanos > 999_999_999n) throw malformed('a time is out of range')
  const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, 19)
  return `${whole}.${String(nanos).padStart(9, '0')}Z`
}
