import { unpackFiles } from './file-pack.ts'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
}

/** Describe the pack itself, not the files in it. */
const ofThePack = ['content-type', 'content-length', 'content-encoding', 'etag', 'last-modified']

/**
 * Downloads the pack of the app's files (see `tools/build/app-pack.ts`) and stores those that are wanted, each as
 * soon as it has arrived. Whatever is not stored in the end, because the connection broke or the pack is another
 * version's, is left to be downloaded by itself.
 */
export async function storePack(
  url: string,
  cache: Pick<Cache, 'put'>,
  wanted: ReadonlySet<string>,
): Promise<void> {
  if (typeof DecompressionStream === 'undefined') return
  const stores: Promise<void>[] = []
  try {
    const response = await fetch(url, { cache: 'no-store', credentials: 'same-origin' })
    if (!response.ok || !response.body) return
    const headers = new Headers(response.headers)
    for (const name of ofThePack) headers.delete(name)
    const bytes = response.body.pipeThrough(new DecompressionStream('gzip'))
    for await (const { path, bytes: body } of unpackFiles(chunksOf(bytes))) {
      const type = types[path.split('.').at(-1) ?? '']
      if (!type || !wanted.has(path)) continue
      const own = new Headers(headers)
      own.set('content-type', type)
      stores.push(cache.put(path, new Response(body, { headers: own })))
    }
  } catch {
    // What was not stored is downloaded by itself.
  }
  await Promise.allSettled(stores)
}

/** A stream as an iterable, which not every browser makes it. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}
