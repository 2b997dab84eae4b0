import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { OnMap } from './on-map.ts'
import type { Stop } from './use-day-stops.ts'

/** The way from stop to stop in the order of the day; a stop without a known place is passed over. */
export function stopLines(stops: readonly Stop[]): OnMap['lines'] {
  const placed = stops.filter(hasPlace)
  const done = placed.filter(({ state }) => state === 'done')
  const last = done.at(-1)
  const ahead = placed.filter(({ state }) => state !== 'done')
  const from = last && ahead.length > 0 ? [last] : []
  return { done: done.map(placeOf), ahead: [...from, ...ahead].map(placeOf), trail: [] }
}

type Placed = Stop & { readonly item: { readonly geo: GeoPoint } }

export function hasPlace(stop: Stop): stop is Placed {
  return stop.item.geo !== null
}

function placeOf({ item }: Placed): GeoPoint {
  return item.geo
}
