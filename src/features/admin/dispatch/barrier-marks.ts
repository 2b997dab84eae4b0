import type { MapMarks } from '#components/map/map-points.ts'
import type { Barrier } from '#domain/company/dispatch/barrier.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'

/**
 * A barrier with its points numbered, the others as plain lines. In view is the barrier; while it has none, where the
 * others are and where people's days begin.
 */
export function barrierMarks(
  points: readonly GeoPoint[],
  others: readonly Barrier[],
  bases: readonly GeoPoint[],
): MapMarks {
  const around = points.length > 0 ? points : [...others.flatMap((one) => one.points), ...bases]
  return {
    around,
    lines: [
      ...others.map((one) => ({ places: one.points, isSelected: false })),
      { places: points.length > 1 ? points : [], isSelected: true },
    ],
    points: points.map((place, i) => ({
      id: String(i),
      place,
      label: String(i + 1),
      tone: 'blue',
      isHollow: false,
      isSelected: false,
    })),
  }
}
