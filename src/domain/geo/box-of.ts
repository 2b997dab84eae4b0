import type { GeoPoint } from './distance-km.ts'
import type { Box } from './tiles-around.ts'

/** The smallest box around points; null around none. A box never crosses the 180th meridian. */
export function boxOf(points: readonly GeoPoint[]): Box | null {
  if (points.length === 0) return null
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}
