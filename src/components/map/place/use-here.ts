import { useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { isPossiblePosition } from '#domain/tracking/fix.ts'

export type Here =
  | { readonly kind: 'unasked' | 'asking' | 'denied' | 'missing' | 'lost' }
  | { readonly kind: 'found'; readonly place: GeoPoint; readonly accuracy: number }

/** Where this device is, asked once for each press. */
export function useHere(onFound: (place: GeoPoint) => void): readonly [Here, () => void] {
  const [here, setHere] = useState<Here>({ kind: 'unasked' })

  function ask() {
    if (!('geolocation' in navigator)) return setHere({ kind: 'missing' })
    setHere({ kind: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!isPossiblePosition(coords)) return setHere({ kind: 'lost' })
        const { latitude, longitude, accuracy } = coords
        const place = { latitude, longitude }
        setHere({ kind: 'found', place, accuracy })
        onFound(place)
      },
      (trouble) =>
        setHere({ kind: trouble.code === trouble.PERMISSION_DENIED ? 'denied' : 'lost' }),
      { enableHighAccuracy: true, maximumAge: 10_000, timeout: 20_000 },
    )
  }

  return [here, ask]
}
