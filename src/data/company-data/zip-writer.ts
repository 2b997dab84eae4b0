import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { createSha256 } from '#lib/sha256.ts'

/** Where the bytes of the file go. */
export interface Sink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  close(): Promise<void>
}

/** A file inside the archive, as the manifest lists it. */
export interface ZipEntry {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

export interface ZipFile {
  /** Resolves when the archive so far has been written, so that little is held in memory. */
  write(bytes: Uint8Array): Promise<void>
  end(): Promise<ZipEntry>
}

/** Writes an archive as a stream. Several files may be open: the first one is written, others wait compressed. */
export interface ZipWriter {
  open(path: string, options?: { readonly isCompressed?: boolean }): ZipFile
  /** Bytes of the archive so far. */
  size(): number
  close(): Promise<void>
}

export function createZipWriter(sink: Sink, modified: Date): ZipWriter {
  const pending: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  let failure: Error | null = null
  const zip = new Zip((error, bytes) => {
    if (error) failure = error
    else {
      pending.push(bytes)
      size += bytes.length
    }
  })

  async function flush(): Promise<void> {
    if (failure) throw failure
    for (const bytes of pending.splice(0)) await sink.write(bytes)
  }

  return {
    open(path, { isCompressed = false } = {}) {
      const file = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
      file.mtime = modified
      zip.add(file)
      const hash = createSha256()
      let bytes = 0
      return {
        async write(piece) {
          hash.update(piece)
          bytes += piece.length
          file.push(piece)
          await flush()
        },
        async end() {
          file.push(new Uint8Array(0), true)
          await flush()
          return { path, bytes, sha256: hash.hex() }
        },
      }
    },
    size: () => size,
    async close() {
      zip.end()
      await flush()
      await sink.close()
    },
  }
}
