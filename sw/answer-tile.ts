import { mapCaches } from '#domain/geo/map-cache.ts'
import { isTile } from './is-tile.ts'

/** The most tiles in the cache and the largest size of one, in bytes: about 60 MB with tiles of the usual size. */
export const maxTiles = 2000
const maxBytes = 500_000

/** The cache is trimmed once per this many new tiles, because listing its keys is slow. */
const trimInterval = 50
let added = 0

/** From the cache, else from the network and then cached. */
export async function answerTile(request: Request): Promise<Response> {
  const cache = await caches.open(mapCaches.tiles)
  const cached = await cache.match(request.url)
  if (cached) return cached
  const response = await fetch(request)
  if (!response.ok) return response
  // A captive portal's page would be drawn as an empty tile and hide that there is no network.
  if (!isTile(response)) return Response.error()
  await store(cache, request.url, response.clone()).catch(() => undefined)
  return response
}

/** Rejects when the device is full; the tile is shown all the same. */
async function store(cache: Cache, url: string, response: Response): Promise<void> {
  const bytes = await response.blob()
  if (bytes.size > maxBytes) return
  const { status, headers } = response
  await cache.put(url, new Response(status === 204 ? null : bytes, { status, headers }))
  added += 1
  if (added % trimInterval === 0) await dropOldest(cache)
}

async function dropOldest(cache: Cache): Promise<void> {
  const all = await cache.keys()
  for (const request of all.slice(0, Math.max(0, all.length - maxTiles)))
    await cache.delete(request)
}
