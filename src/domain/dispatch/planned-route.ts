import type { GeoPoint } from '../geo/distance-km.ts'
import type { Board } from './board-visit.ts'
import { laneOf } from './lane.ts'

/**
 * The way that a person is planned to take on a local day: from their base through the visits whose places are known.
 * Empty without such a visit.
 */
export function plannedRoute(board: Board, personId: string, day: string): readonly GeoPoint[] {
  const stops = laneOf(board, personId, day).visits.flatMap(({ visit }) => visit.place ?? [])
  const base = board.people.get(personId)?.staff?.basePlace?.geo ?? null
  return base === null || stops.length === 0 ? stops : [base, ...stops]
}
