import { useCallback, useEffect, useRef, useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'

export type OwnPosition =
  | { readonly kind: 'unasked' | 'asking' | 'denied' | 'missing' | 'lost' }
  | { readonly kind: 'found'; readonly place: GeoPoint; readonly accuracy: number }

/**
 * The user's position: requested only when they ask, tracked only while the map is open, and never stored.
 */
export function useOwnPosition(): readonly [own: OwnPosition, ask: () => void] {
  const [own, setOwn] = useState<OwnPosition>({ kind: 'unasked' })
  const watch = useRef<number | null>(null)

  const stop = useCallback(() => {
    if (watch.current !== null) navigator.geolocation.clearWatch(watch.current)
    watch.current = null
  }, [])
  useEffect(() => stop, [stop])

  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setOwn({ kind: 'missing' })
    stop()
    setOwn({ kind: 'asking' })
    watch.current = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setOwn({ kind: 'found', place: { latitude, longitude }, accuracy }),
      (trouble) => setOwn({ kind: trouble.code === trouble.PERMISSION_DENIED ? 'denied' : 'lost' }),
      { enableHighAccuracy: true, maximumAge: 10_000, timeout: 20_000 },
    )
  }, [stop])

  return [own, ask]
}
