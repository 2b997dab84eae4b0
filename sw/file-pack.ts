/** A file and its path. */
export interface PackedFile {
  readonly path: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

type IndexEntry = readonly [path: string, length: number]

/** One text line with the path and the length in bytes of each file as JSON, then their contents in that order. */
export function packFiles(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const index = files.map(({ path, bytes }) => [path, bytes.length])
  const head = new TextEncoder().encode(`${JSON.stringify(index)}\n`)
  const pack = new Uint8Array(files.reduce((sum, { bytes }) => sum + bytes.length, head.length))
  pack.set(head)
  let end = head.length
  for (const { bytes } of files) {
    pack.set(bytes, end)
    end += bytes.length
  }
  return pack
}

/**
 * The files of a pack, each as soon as its last byte has arrived. Throws where the index is not one; ends early,
 * without a file that is cut off, where the pack does.
 */
export async function* unpackFiles(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<PackedFile> {
  let index: readonly IndexEntry[] | undefined
  let next = 0
  let held = new Uint8Array(0)
  for await (const chunk of chunks) {
    held = joined(held, chunk)
    if (!index) {
      const lineEnd = held.indexOf(10)
      if (lineEnd === -1) continue
      index = parseIndex(new TextDecoder().decode(held.subarray(0, lineEnd)))
      held = held.subarray(lineEnd + 1)
    }
    let start = 0
    for (let entry = index[next]; entry && start + entry[1] <= held.length; entry = index[next]) {
      const [path, length] = entry
      yield { path, bytes: held.slice(start, start + length) }
      start += length
      next += 1
    }
    held = held.subarray(start)
  }
}

function joined(a: Uint8Array<ArrayBuffer>, b: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

function parseIndex(text: string): readonly IndexEntry[] {
  const found: unknown = JSON.parse(text)
  if (!Array.isArray(found) || !found.every(isIndexEntry)) throw new Error('Not a pack of files')
  return found
}

function isIndexEntry(entry: unknown): entry is IndexEntry {
  if (!Array.isArray(entry)) return false
  const [path, length]: unknown[] = entry
  return typeof path === 'string' && Number.isSafeInteger(length) && Number(length) >= 0
}
