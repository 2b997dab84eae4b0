import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { PersonMark, PressedPeople } from './person-mark.ts'

/** What was pressed: a person, an order, or the map between them. */
export type Pressed = { readonly kind: 'person' | 'order'; readonly id: string } | null

/** What lies under a point: also what groups several. */
export type Hit = Pressed | PressedPeople | { readonly kind: 'orders' }

/** What is asked about a point, each only if nothing before it lies there. */
export interface UnderPoint {
  readonly people: () => PressedPeople | null
  readonly orderId: () => string | null
  readonly hasOrderCluster: () => boolean
}

/** People lie above orders, and so do groups of them. */
export function hitAt({ people, orderId, hasOrderCluster }: UnderPoint): Hit {
  const person = people()
  if (person) return person
  const id = orderId()
  if (id !== null) return { kind: 'order', id }
  return hasOrderCluster() ? { kind: 'orders' } : null
}

/** What can be selected or dragged of it; not what lies below a group. */
export function selectable(hit: Hit): Pressed {
  return hit?.kind === 'person' || hit?.kind === 'order' ? hit : null
}

/** The names of the people under a point. */
export function namesUnder(hit: Hit, people: readonly PersonMark[]): readonly string[] {
  const ids = hit?.kind === 'person' ? [hit.id] : hit?.kind === 'cluster' ? hit.ids : []
  return ids.flatMap((id) => people.find((one) => one.id === id)?.name ?? [])
}

/** What a press does: it selects something or nothing, or brings the map closer to a group. */
export type PressEffect =
  | { readonly kind: 'select'; readonly pressed: Pressed }
  | { readonly kind: 'zoomTo'; readonly places: readonly GeoPoint[] }
  | { readonly kind: 'zoomIn' }

/** What a press on this does. A group that no zoom takes apart is its first person. */
export function effectOf(hit: Hit, isClosest: boolean): PressEffect {
  if (hit?.kind === 'orders') return { kind: 'zoomIn' }
  if (hit?.kind !== 'cluster') return { kind: 'select', pressed: selectable(hit) }
  const [first] = hit.ids
  if (!isClosest) return { kind: 'zoomTo', places: hit.places }
  return { kind: 'select', pressed: first === undefined ? null : { kind: 'person', id: first } }
}
