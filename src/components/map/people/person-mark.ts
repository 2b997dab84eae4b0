import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { PointTone } from '../map-points.ts'

/** How much a position still says: solid, faded, or an outline that says how old it is. */
export type Freshness = 'fresh' | 'fading' | 'stale'

/** A person on the map. */
export interface PersonMark {
  readonly id: string
  /** Their initials. */
  readonly label: string
  /** What the mouse is told over them. */
  readonly name: string
  readonly place: GeoPoint
  /** In metres; drawn as a circle if it is large or the person is selected. */
  readonly accuracy: number
  readonly tone: PointTone
  readonly freshness: Freshness
  readonly isSelected: boolean
}

/** What of the people was pressed. */
export type PressedPeople =
  | { readonly kind: 'person'; readonly id: string }
  | {
      readonly kind: 'cluster'
      readonly ids: readonly string[]
      readonly places: readonly GeoPoint[]
    }
