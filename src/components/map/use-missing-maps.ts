import { useCallback, useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { useLoad } from '../use-loaded.ts'
import { pointsWithoutMap } from './offline-map.ts'

/** The points whose map is not on this device (empty until known), and a function to check again. */
export function useMissingMaps(
  places: readonly GeoPoint[],
): readonly [isMissing: (place: GeoPoint | null) => boolean, recheck: () => Promise<void>] {
  const [found, setFound] = useState<{ of: string; missing: readonly string[] } | null>(null)
  const wanted = JSON.stringify(places.map(keyOf))

  const look = useCallback(async () => {
    const missing = await pointsWithoutMap((JSON.parse(wanted) as string[]).map(placeOf))
    return { of: wanted, missing: missing.map(keyOf) }
  }, [wanted])

  useLoad(look, setFound)

  const recheck = async () => setFound(await look())
  const missing = found?.of === wanted ? found.missing : []
  return [(place) => place !== null && missing.includes(keyOf(place)), recheck]
}

function keyOf({ latitude, longitude }: GeoPoint): string {
  return `${latitude} ${longitude}`
}

function placeOf(key: string): GeoPoint {
  const [latitude = 0, longitude = 0] = key.split(' ').map(Number)
  return { latitude, longitude }
}
