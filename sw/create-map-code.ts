import { mapCaches } from '#domain/geo/map-cache.ts'

export interface MapCode {
  readonly has: (path: string) => boolean
  /** From the cache, else from the network and then cached. */
  readonly answer: (request: Request) => Promise<Response>
  readonly isComplete: () => Promise<boolean>
  /** Downloads the missing files. Resolves to whether all of them are cached then. */
  readonly download: () => Promise<boolean>
  /** Downloads this version's files if an earlier version's are cached. */
  readonly update: () => Promise<void>
  readonly removeOld: () => Promise<void>
}

/**
 * The code that draws maps, by its paths in this version. It is larger than the rest of the app, so it is not installed
 * with it: it is downloaded with the first map, or when a day is saved for offline use.
 */
export function createMapCode(paths: ReadonlySet<string>): MapCode {
  const open = () => caches.open(mapCaches.code)
  const pathOf = (request: Request) => new URL(request.url).pathname

  async function fetchAndStore(cache: Cache, path: string): Promise<Response> {
    const response = await fetch(path)
    if (isCode(response)) await cache.put(path, response.clone()).catch(() => undefined)
    return response
  }

  async function isComplete(): Promise<boolean> {
    const cached = new Set((await (await open()).keys()).map(pathOf))
    return [...paths].every((path) => cached.has(path))
  }

  async function download(): Promise<boolean> {
    const cache = await open()
    try {
      for (const path of paths) if (!(await cache.match(path))) await fetchAndStore(cache, path)
    } catch {
      // Offline: the result below says what is cached so far.
    }
    return isComplete()
  }

  return {
    has: (path) => paths.has(path),
    async answer(request) {
      const cache = await open()
      const path = pathOf(request)
      return (await cache.match(path)) ?? fetchAndStore(cache, path)
    },
    isComplete,
    download,
    async update() {
      if ((await caches.has(mapCaches.code)) && (await (await open()).keys()).length > 0)
        await download()
    },
    async removeOld() {
      if (!(await caches.has(mapCaches.code))) return
      const cache = await open()
      for (const request of await cache.keys())
        if (!paths.has(pathOf(request))) await cache.delete(request)
    },
  }
}

/** Rejects for instance the page of a captive portal. */
function isCode({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && /javascript|css/.test(headers.get('content-type') ?? '')
}
