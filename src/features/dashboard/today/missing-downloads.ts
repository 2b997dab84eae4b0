import type { OrderReadiness } from '#data/index.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'

/** What several orders need, so that it is listed once and not at each of them. */
export function missingForAll(
  orders: readonly OrderReadiness[],
  isMapMissing: (place: GeoPoint | null) => boolean,
) {
  return [
    ...(orders.some(({ site }) => isMapMissing(site?.geo ?? null)) ? (['map'] as const) : []),
    ...(orders.every(({ catalogue }) => catalogue) ? [] : (['catalogue'] as const)),
    ...(orders.every(({ van }) => van) ? [] : (['van'] as const)),
  ]
}

/** What only this order needs. */
export function missingOf({ customer, site, history, missingPhotos }: OrderReadiness) {
  return [
    ...(customer ? [] : (['customer'] as const)),
    ...(site ? [] : (['site'] as const)),
    ...(history ? [] : (['history'] as const)),
    ...(missingPhotos.length > 0 ? (['photos'] as const) : []),
  ]
}
