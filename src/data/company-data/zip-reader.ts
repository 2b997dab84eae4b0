import { Inflate } from 'fflate'

/** A file inside an archive. */
export interface ZipPart {
  readonly path: string
  /** Its size once unpacked, as the archive says. */
  readonly bytes: number
  read(): AsyncGenerator<Uint8Array>
}

/** The archive is damaged, or not one of ours. */
export class ZipError extends Error {}

const endMark = 0x06054b50
const partMark = 0x02014b50
const fileMark = 0x04034b50
const endBytes = 22
const partBytes = 46
const fileBytes = 30
const longestComment = 65_535
/** Packed bytes that are unpacked at once: at most to a thousand times as many. */
const pieceBytes = 64 * 1024
const mostParts = 500_000
const mostDirectoryBytes = 128 * 1024 * 1024

/** Lists the files of an archive from its directory; nothing is unpacked before it is read. */
export async function readZip(file: Blob): Promise<readonly ZipPart[]> {
  const tail = await view(file, Math.max(0, file.size - endBytes - longestComment), file.size)
  let end = tail.byteLength - endBytes
  while (end >= 0 && tail.getUint32(end, true) !== endMark) end -= 1
  if (end < 0) throw new ZipError('There is no directory.')
  const count = tail.getUint16(end + 10, true)
  const size = tail.getUint32(end + 12, true)
  const offset = tail.getUint32(end + 16, true)
  if (count > mostParts || size > mostDirectoryBytes || offset + size > file.size)
    throw new ZipError('The directory is damaged.')
  return partsIn(file, await view(file, offset, offset + size))
}

function partsIn(file: Blob, directory: DataView<ArrayBuffer>): readonly ZipPart[] {
  const parts: ZipPart[] = []
  const decoder = new TextDecoder()
  for (let at = 0; at + partBytes <= directory.byteLength;) {
    if (directory.getUint32(at, true) !== partMark) throw new ZipError('A file is damaged.')
    const method = directory.getUint16(at + 10, true)
    const packed = directory.getUint32(at + 20, true)
    const bytes = directory.getUint32(at + 24, true)
    const [name, extra, comment] = [28, 30, 32].map((field) =>
      directory.getUint16(at + field, true),
    )
    const start = directory.getUint32(at + 42, true)
    const nameAt = at + partBytes
    const nameEnd = nameAt + (name ?? 0)
    if (nameEnd > directory.byteLength) throw new ZipError('A file is damaged.')
    // The count in the directory's end can say anything.
    if (parts.length === mostParts) throw new ZipError('The directory is damaged.')
    const path = decoder.decode(new Uint8Array(directory.buffer, nameAt, nameEnd - nameAt))
    parts.push({ path, bytes, read: () => unpack(file, { method, packed, bytes, start }) })
    at = nameEnd + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

interface Packed {
  readonly method: number
  readonly packed: number
  readonly bytes: number
  readonly start: number
}

async function* unpack(file: Blob, { method, packed, bytes, start }: Packed) {
  const head = await view(file, start, start + fileBytes)
  if (head.byteLength < fileBytes || head.getUint32(0, true) !== fileMark)
    throw new ZipError('A file is damaged.')
  if (method !== 0 && method !== 8) throw new ZipError('A file is packed in an unknown way.')
  const from = start + fileBytes + head.getUint16(26, true) + head.getUint16(28, true)
  const unpacked: Uint8Array[] = []
  const inflate = new Inflate((piece) => unpacked.push(piece))
  let left = bytes
  for (let at = from; at < from + packed; at += pieceBytes) {
    const until = Math.min(at + pieceBytes, from + packed)
    const piece = new Uint8Array(await file.slice(at, until).arrayBuffer())
    if (method === 0) unpacked.push(piece)
    else inflate.push(piece, until === from + packed)
    for (const one of unpacked.splice(0)) {
      left -= one.length
      // More than announced: a few bytes may unpack to terabytes.
      if (left < 0) throw new ZipError('A file is larger than announced.')
      yield one
    }
  }
  if (left > 0) throw new ZipError('A file is cut off.')
}

async function view(file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(from, to).arrayBuffer())
}
