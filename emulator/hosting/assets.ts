import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentTypeOf, isCompressible } from './content-type.ts'
import { fileOf } from './resolve-path.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the app. */
export interface Asset {
  readonly file: string
  readonly size: number
  readonly contentType: string
  readonly isCompressible: boolean
  /** Changes with every change of the file. */
  readonly version: string
  /** The content; compressed once and then cached. */
  read(encoding: Encoding): Promise<Buffer>
}

const compress = {
  br: (content: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer): Promise<Buffer> => promisify(gzip)(content),
  identity: (content: Buffer): Promise<Buffer> => Promise.resolve(content),
}

/** Larger files are streamed from disk and not compressed. In bytes. */
export const maxInMemory = 8 * 1024 * 1024

/** Finds the files of a folder, except symbolic links that lead out of it. */
export function createAssets(root: string): (path: string) => Promise<Asset | undefined> {
  const compressed = new Map<string, Promise<Buffer>>()

  return async (path) => {
    const file = fileOf(root, path)
    const stats = file === undefined ? undefined : await stat(file).catch(() => undefined)
    if (file === undefined || !stats?.isFile()) return undefined
    const folder = await realpath(resolve(root))
    if (!(await realpath(file)).startsWith(folder + sep)) return undefined
    const contentType = contentTypeOf(file)
    const version = `${stats.size.toString(36)}-${Math.floor(stats.mtimeMs * 1000).toString(36)}`
    return {
      file,
      size: stats.size,
      contentType,
      isCompressible: stats.size <= maxInMemory && isCompressible(contentType),
      version,
      read(encoding) {
        const key = `${encoding} ${version} ${file}`
        const known = compressed.get(key)
        if (known) return known
        const content = readFile(file).then((bytes) => compress[encoding](bytes))
        compressed.set(key, content)
        content.catch(() => compressed.delete(key))
        return content
      },
    }
  }
}
