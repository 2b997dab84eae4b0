import { mapCaches } from '#domain/geo/map-cache.ts'

export interface MapCode {
  readonly has: (path: string) => boolean
  /** From this device, else from the network, and kept from then on. */
  readonly answer: (request: Request) => Promise<Response>
  readonly isHere: () => Promise<boolean>
  /** Brings what is missing; whether all is here then. */
  readonly take: () => Promise<boolean>
  /** Where an earlier version's is here, this one's is wanted too. */
  readonly renew: () => Promise<void>
  readonly dropOld: () => Promise<void>
}

/**
 * What draws maps, by the paths that this version has it under. It is larger than all the rest, so it is not
 * installed with the app: it comes with the first map, or with what is taken along.
 */
export function createMapCode(paths: ReadonlySet<string>): MapCode {
  const open = () => caches.open(mapCaches.code)
  const pathOf = (request: Request) => new URL(request.url).pathname

  async function bring(cache: Cache, path: string): Promise<Response> {
    const came = await fetch(path)
    if (isCode(came)) await cache.put(path, came.clone()).catch(() => undefined)
    return came
  }

  async function isHere(): Promise<boolean> {
    const here = new Set((await (await open()).keys()).map(pathOf))
    return [...paths].every((path) => here.has(path))
  }

  async function take(): Promise<boolean> {
    const cache = await open()
    try {
      for (const path of paths) if (!(await cache.match(path))) await bring(cache, path)
    } catch {
      // No network: what is here by then is asked for below.
    }
    return isHere()
  }

  return {
    has: (path) => paths.has(path),
    async answer(request) {
      const cache = await open()
      const path = pathOf(request)
      return (await cache.match(path)) ?? bring(cache, path)
    },
    isHere,
    take,
    async renew() {
      if ((await caches.has(mapCaches.code)) && (await (await open()).keys()).length > 0)
        await take()
    },
    async dropOld() {
      if (!(await caches.has(mapCaches.code))) return
      const cache = await open()
      for (const request of await cache.keys())
        if (!paths.has(pathOf(request))) await cache.delete(request)
    },
  }
}

/** And not a page that somebody on the way has put in its place. */
function isCode({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && /javascript|css/.test(headers.get('content-type') ?? '')
}
