import { parseInstant } from '#emulator/values/timestamp.ts'
import { type ByteWriter, createByteWriter, wireTypes } from './bytes.ts'
import { wireTypeOf } from './decode-message.ts'
import { enumNames, messageType } from './schema.ts'

/** Encodes proto3 JSON of a response as a protobuf message; ignores keys that the message does not have. */
export function encodeMessage(type: string, json: object): Buffer {
  const message = messageType(type)
  if (!message) throw new Error(`Unknown message type "${type}"`)
  const writer = createByteWriter()
  for (const [name, value] of Object.entries(json) as [string, unknown][]) {
    const field = message.byName.get(name)
    if (!field || value === undefined) continue
    if (field.rule === 'single') writeField(writer, field.id, field.type, value)
    else if (field.rule === 'map') writeMap(writer, field.id, field.type, value as object)
    else writeList(writer, field.id, field.type, value as readonly unknown[])
  }
  return writer.bytes()
}

function writeMap(writer: ByteWriter, id: number, type: string, map: object): void {
  for (const [key, value] of Object.entries(map) as [string, unknown][]) {
    const entry = createByteWriter()
    writeField(entry, 1, 'string', key)
    writeField(entry, 2, type, value)
    writer.tag(id, wireTypes.bytes)
    writer.chunk(entry.bytes())
  }
}

function writeList(writer: ByteWriter, id: number, type: string, list: readonly unknown[]): void {
  if (wireTypeOf(type) === wireTypes.bytes) {
    for (const item of list) writeField(writer, id, type, item)
    return
  }
  const packed = createByteWriter()
  for (const item of list) writeValue(packed, type, item)
  writer.tag(id, wireTypes.bytes)
  writer.chunk(packed.bytes())
}

function writeField(writer: ByteWriter, id: number, type: string, value: unknown): void {
  writer.tag(id, wireTypeOf(type))
  writeValue(writer, type, value)
}

function writeValue(writer: ByteWriter, type: string, value: unknown): void {
  switch (type) {
    case 'string':
      return writer.chunk(Buffer.from(String(value)))
    case 'bytes':
      return writer.chunk(Buffer.from(String(value), 'base64'))
    case 'bool':
      return writer.varint(value === true ? 1 : 0)
    case 'int32':
    case 'int64':
      return writer.varint(BigInt(value as string | number))
    case 'double':
      return writer.double(Number(value))
    case 'Null':
      return writer.varint(0)
    case 'Timestamp':
      return writer.chunk(encodeTimestamp(String(value)))
    default: {
      const names = enumNames(type)
      if (names) return writer.varint(Math.max(0, names.indexOf(String(value))))
      return writer.chunk(encodeMessage(type, value as object))
    }
  }
}

function encodeTimestamp(text: string): Buffer {
  const { seconds, nanos } = parseInstant(text)
  const writer = createByteWriter()
  writeField(writer, 1, 'int64', seconds)
  writeField(writer, 2, 'int32', nanos)
  return writer.bytes()
}
