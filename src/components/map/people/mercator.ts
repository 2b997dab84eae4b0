import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { onWebMap } from '../lng-lat.ts'

/** A point of the web map: 0 to 1 from west to east and from north to south. */
export interface MercatorPoint {
  readonly x: number
  readonly y: number
}

const earthMetres = 40_075_016.686

export function toMercator({ latitude, longitude }: GeoPoint): MercatorPoint {
  const radians = (onWebMap(latitude) * Math.PI) / 180
  const stretched = Math.log(Math.tan(Math.PI / 4 + radians / 2))
  return { x: (180 + longitude) / 360, y: (1 - stretched / Math.PI) / 2 }
}

/** How long a metre is at this latitude, in parts of the web map. */
export function mercatorPerMetre(latitude: number): number {
  return 1 / (earthMetres * Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))
}
