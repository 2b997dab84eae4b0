/** The magic number at the end of a LevelDB table, the format in which Chromium stores IndexedDB. */
const magic = 0xdb4775248b80fb57n
const footerLength = 48

/** The decompressed blocks of a table; undefined where the file is not a table. */
export function readTable(file: Buffer): Buffer | undefined {
  if (file.length < footerLength || file.readBigUInt64LE(file.length - 8) !== magic)
    return undefined
  const footer = createReader(file.subarray(-footerLength))
  readHandle(footer)
  const index = readBlock(file, readHandle(footer))
  return Buffer.concat(handlesIn(index).map((handle) => readBlock(file, handle)))
}

interface Handle {
  readonly offset: number
  readonly size: number
}

function createReader(bytes: Buffer) {
  const reader = {
    at: 0,
    number(): number {
      let value = 0
      for (let factor = 1; ; factor *= 128) {
        const byte = bytes[reader.at] ?? 0
        reader.at += 1
        value += (byte & 127) * factor
        if (byte < 128) return value
      }
    },
  }
  return reader
}

function readHandle(reader: { number(): number }): Handle {
  return { offset: reader.number(), size: reader.number() }
}

function readBlock(file: Buffer, { offset, size }: Handle): Buffer {
  const content = file.subarray(offset, offset + size)
  return file[offset + size] === 1 ? decompress(content) : content
}

/** Only the values of an index's entries matter. */
function handlesIn(index: Buffer): Handle[] {
  const restarts = index.readUInt32LE(index.length - 4)
  const end = index.length - 4 * (restarts + 1)
  const handles: Handle[] = []
  const reader = createReader(index)
  while (reader.at < end) {
    reader.number()
    const keyLength = reader.number()
    const valueLength = reader.number()
    const valueAt = reader.at + keyLength
    handles.push(readHandle(createReader(index.subarray(valueAt, valueAt + valueLength))))
    reader.at = valueAt + valueLength
  }
  return handles
}

/** Decompresses Snappy's raw format. */
function decompress(input: Buffer): Buffer {
  const reader = createReader(input)
  const output = Buffer.alloc(reader.number())
  let at = 0
  while (reader.at < input.length) {
    const tag = input[reader.at] ?? 0
    reader.at += 1
    const kind = tag & 3
    if (kind === 0) {
      const extra = Math.max(0, (tag >> 2) - 59)
      const length = 1 + (extra === 0 ? tag >> 2 : input.readUIntLE(reader.at, extra))
      reader.at += extra
      at += input.copy(output, at, reader.at, reader.at + length)
      reader.at += length
      continue
    }
    const width = kind === 3 ? 4 : kind
    const low = input.readUIntLE(reader.at, width)
    const back = kind === 1 ? ((tag >> 5) << 8) | low : low
    const length = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1
    reader.at += width
    // A copy may overlap with what it is writing.
    for (const end = at + length; at < end; at += 1) output[at] = output[at - back] ?? 0
  }
  return output
}
