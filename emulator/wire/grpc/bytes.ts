import { StatusError } from '#emulator/status.ts'

/** The encodings of a field, given by the last three bits of its tag. */
export const wireTypes = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const

/** Reads the primitives of protobuf in sequence; truncated input is an INVALID_ARGUMENT. */
export interface ByteReader {
  readonly isAtEnd: boolean
  varint(): bigint
  double(): number
  /** A length and that many bytes. */
  chunk(): Buffer
  skip(wireType: number): void
}

const maxVarintBytes = 10

export function createByteReader(buffer: Buffer): ByteReader {
  let position = 0

  function take(length: number): number {
    const start = position
    if (length < 0 || start + length > buffer.length) throw malformed('a field is truncated')
    position += length
    return start
  }

  function varint(): bigint {
    let low = 0
    // Almost all numbers are small; only those beyond 28 bits need a bigint.
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = buffer[take(1)] ?? 0
      low |= (byte & 127) << shift
      if (byte < 128) return BigInt(low)
    }
    let value = BigInt(low)
    for (let count = 4; count < maxVarintBytes; count += 1) {
      const byte = buffer[take(1)] ?? 0
      value |= BigInt(byte & 127) << BigInt(7 * count)
      if (byte < 128) return BigInt.asUintN(64, value)
    }
    throw malformed('a number is too long')
  }

  function chunk(): Buffer {
    const length = Number(varint())
    const start = take(length)
    return buffer.subarray(start, start + length)
  }

  return {
    get isAtEnd() {
      return position >= buffer.length
    },
    varint,
    double: () => buffer.readDoubleLE(take(8)),
    chunk,
    skip(wireType) {
      if (wireType === wireTypes.varint) varint()
      else if (wireType === wireTypes.fixed64) take(8)
      else if (wireType === wireTypes.bytes) chunk()
      else if (wireType === wireTypes.fixed32) take(4)
      else throw malformed(`wire type ${wireType} is unknown`)
    },
  }
}

/** Writes the primitives of protobuf. */
export interface ByteWriter {
  tag(id: number, wireType: number): void
  varint(value: bigint | number): void
  double(value: number): void
  chunk(bytes: Uint8Array): void
  bytes(): Buffer
}

export function createByteWriter(): ByteWriter {
  const parts: Uint8Array[] = []

  function varint(value: bigint | number): void {
    const bytes: number[] = []
    if (typeof value === 'number' && value >= 0 && value < 2 ** 31) {
      let rest = value
      for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
      bytes.push(rest)
    } else {
      let rest = BigInt.asUintN(64, BigInt(value))
      for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
      bytes.push(Number(rest))
    }
    parts.push(Uint8Array.from(bytes))
  }

  return {
    tag: (id, wireType) => varint(id * 8 + wireType),
    varint,
    double(value) {
      const bytes = Buffer.alloc(8)
      bytes.writeDoubleLE(value)
      parts.push(bytes)
    },
    chunk(bytes) {
      varint(bytes.length)
      parts.push(bytes)
    },
    bytes: () => Buffer.concat(parts),
  }
}

/** An INVALID_ARGUMENT for bytes that are not a protobuf message. */
export function malformed(problem: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Malformed protobuf message: ${problem}.`)
}
