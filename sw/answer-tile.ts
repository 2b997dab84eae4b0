import { mapCaches } from '#domain/geo/map-cache.ts'
import { isTile } from './is-tile.ts'

/** So many squares of the map at the most, none of them larger: some 60 MB where they are of the usual size. */
export const maxTiles = 2000
const maxBytes = 500_000

/** So many are kept between two looks at how many there are. */
const step = 50
let kept = 0

/** From this device, else from the network, and kept from then on. */
export async function answerTile(request: Request): Promise<Response> {
  const cache = await caches.open(mapCaches.tiles)
  const here = await cache.match(request.url)
  if (here) return here
  const came = await fetch(request)
  if (!came.ok) return came
  // A page in place of a square would be drawn as nothing, and hide that there is no network.
  if (!isTile(came)) return Response.error()
  await keep(cache, request.url, came.clone()).catch(() => undefined)
  return came
}

/** Fails where there is no room: the square is shown all the same. */
async function keep(cache: Cache, url: string, response: Response): Promise<void> {
  const bytes = await response.blob()
  if (bytes.size > maxBytes) return
  const { status, headers } = response
  await cache.put(url, new Response(status === 204 ? null : bytes, { status, headers }))
  kept += 1
  if (kept % step === 0) await dropOldest(cache)
}

async function dropOldest(cache: Cache): Promise<void> {
  const all = await cache.keys()
  for (const request of all.slice(0, Math.max(0, all.length - maxTiles)))
    await cache.delete(request)
}
