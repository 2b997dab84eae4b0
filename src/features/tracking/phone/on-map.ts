import type { DayLines } from '#components/map/day/day-layers.ts'
import type { MarkOnMap } from '#components/map/day/day-map.tsx'
import type { GeoPoint } from '#domain/geo/distance-km.ts'

/** What one view of the page puts on the map. */
export interface OnMap {
  readonly viewKey: string
  readonly marks: readonly MarkOnMap[]
  readonly lines: Omit<DayLines, 'accuracy'>
  /** What is in view at first. */
  readonly around: readonly GeoPoint[]
  readonly focus: GeoPoint | null
}

const none: readonly never[] = []

export const noRoute: OnMap['lines'] = { done: none, ahead: none, trail: none }

export const emptyMap: OnMap = {
  viewKey: '',
  marks: none,
  lines: noRoute,
  around: none,
  focus: null,
}
