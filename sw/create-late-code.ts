export interface LateCode {
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
 * Code that few people need, by its paths in this version: that which draws maps is larger than the rest of the app. So it
 * is not installed with the app but stored in this cache when it is first used.
 */
export function createLateCode(name: string, paths: ReadonlySet<string>): LateCode {
  const open = () => caches.open(name)
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
      if ((await caches.has(name)) && (await (await open()).keys()).length > 0) await download()
    },
    async removeOld() {
      if (!(await caches.has(name))) return
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
