import { createHash } from 'node:crypto'
import { type BytesValue, type NullValue, type StringValue, bytes } from '../../values/value.ts'
import { operation } from '../operation.ts'

function hash(digest: (data: Uint8Array) => Uint8Array) {
  return operation([['string'], ['bytes']], (_: NullValue, [data]: [StringValue | BytesValue]) =>
    bytes(digest(data.type === 'string' ? new TextEncoder().encode(data.value) : data.value)),
  )
}

function nodeHash(algorithm: 'md5' | 'sha256') {
  return hash((data) => Uint8Array.from(createHash(algorithm).update(data).digest()))
}

/** Reflected 32-bit CRC; Firestore returns its bytes in little-endian order. */
function crc(polynomial: number) {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1
    return rest >>> 0
  })
  return hash((data) => {
    let sum = 0xffffffff
    for (const byte of data) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0)
    const result = Buffer.alloc(4)
    result.writeUInt32LE((sum ^ 0xffffffff) >>> 0)
    return Uint8Array.from(result)
  })
}

export const hashingFunctions = {
  md5: nodeHash('md5'),
  sha256: nodeHash('sha256'),
  crc32: crc(0xedb88320),
  crc32c: crc(0x82f63b78),
}
