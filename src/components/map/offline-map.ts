import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { mapCaches, type MapCodeAnswer, mapCodePath } from '#domain/geo/map-cache.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { areaUrls, hasMapOf } from '#domain/geo/tile-source.ts'

/** Whether the map covers a point. */
export function hasMap(place: GeoPoint | null): boolean {
  return place !== null && hasMapOf(mapTiles, place)
}

/** The points whose surroundings could not be rendered offline. */
export async function pointsWithoutMap(places: readonly GeoPoint[]): Promise<readonly GeoPoint[]> {
  const wanted = places.filter(hasMap)
  if (wanted.length === 0) return []
  const [code, here] = await Promise.all([askForCode('GET'), keptUrls()])
  return wanted.filter((place) => !code || missingUrls([place], here).length > 0)
}

/**
 * Saves the maps around the points, and the map code, for offline use; false if anything could not be
 * loaded.
 */
export async function saveMaps(places: readonly GeoPoint[]): Promise<boolean> {
  const urls = missingUrls(places, await keptUrls())
  if (places.some(hasMap)) await askForCode('POST')
  // The service worker caches every tile it serves. Requests are limited for slow phone networks.
  const lane = async () => {
    for (let url = urls.shift(); url !== undefined; url = urls.shift())
      await fetch(url).catch(() => undefined)
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return (await pointsWithoutMap(places)).length === 0
}

function missingUrls(places: readonly GeoPoint[], here: ReadonlySet<string>): string[] {
  const urls = places.flatMap((place) => areaUrls(mapTiles, place))
  return [...new Set(urls.map((url) => new URL(url, location.origin).href))].filter(
    (url) => !here.has(url),
  )
}

async function keptUrls(): Promise<ReadonlySet<string>> {
  try {
    const cache = await caches.open(mapCaches.tiles)
    return new Set((await cache.keys()).map(({ url }) => url))
  } catch {
    // Some private windows have no cache storage.
    return new Set()
  }
}

/** Without a service worker no one answers, and nothing would be cached. */
async function askForCode(method: 'GET' | 'POST'): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false
  try {
    const answer = await fetch(mapCodePath, { method })
    return (await answer.text()) === ('here' satisfies MapCodeAnswer)
  } catch {
    return false
  }
}
