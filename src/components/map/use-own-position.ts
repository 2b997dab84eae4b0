import { useCallback, useEffect, useRef, useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { isPossiblePosition } from '#domain/tracking/fix.ts'

export type OwnPosition =
  | { readonly kind: 'unasked' | 'asking' | 'denied' | 'missing' | 'lost' }
  | {
      readonly kind: 'found'
      readonly place: GeoPoint
      readonly accuracy: number
      /** Degrees from north, clockwise; null while standing, and where the device does not say. */
      readonly heading: number | null
    }

/**
 * The user's position: requested only when they ask, tracked only while the map is open and visible, and never stored.
 */
export function useOwnPosition(): readonly [own: OwnPosition, ask: () => void, end: () => void] {
  const [own, setOwn] = useState<OwnPosition>({ kind: 'unasked' })
  const watch = useRef<number | null>(null)
  const isWanted = useRef(false)

  const stop = useCallback(() => {
    if (watch.current !== null) navigator.geolocation.clearWatch(watch.current)
    watch.current = null
  }, [])

  const begin = useCallback(() => {
    stop()
    watch.current = navigator.geolocation.watchPosition(
      ({ coords }) => {
        if (!isPossiblePosition(coords)) return setOwn({ kind: 'lost' })
        const { latitude, longitude, accuracy, heading } = coords
        setOwn({
          kind: 'found',
          place: { latitude, longitude },
          accuracy,
          heading: Number.isFinite(heading) ? heading : null,
        })
      },
      (trouble) => setOwn({ kind: trouble.code === trouble.PERMISSION_DENIED ? 'denied' : 'lost' }),
      { enableHighAccuracy: true, maximumAge: 10_000, timeout: 20_000 },
    )
  }, [stop])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') stop()
      else if (isWanted.current) begin()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [begin, stop])

  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setOwn({ kind: 'missing' })
    isWanted.current = true
    setOwn({ kind: 'asking' })
    begin()
  }, [begin])

  const end = useCallback(() => {
    isWanted.current = false
    stop()
    setOwn({ kind: 'unasked' })
  }, [stop])

  return [own, ask, end]
}
