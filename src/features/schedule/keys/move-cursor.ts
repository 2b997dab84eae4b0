import type { Bar, Lane } from '../day/lane-model.ts'
import type { Intent } from './intent-of.ts'

/** Where the keyboard is: on a visit of a lane, or on the lane itself. */
export interface Cursor {
  readonly personId: string
  readonly visitId: string | null
}

type Walk = Extract<Intent, { type: 'visit' | 'lane' | 'laneEnd' | 'boardEnd' }>

/** Where a key leads; the same place where it leads nowhere. */
export function moveCursor(
  lanes: readonly Lane[],
  cursor: Cursor | null,
  walk: Walk,
): Cursor | null {
  const from = lanes.findIndex(({ person }) => person.user.id === cursor?.personId)
  const lane = lanes[from]
  if (!lane || !cursor) return firstPlace(lanes)
  const visits = visitsOf(lane)
  const at = visits.findIndex(({ item }) => item.id === cursor.visitId)
  switch (walk.type) {
    case 'visit':
      // One step before the first visit is the lane itself.
      return placeOf(lane, visits[Math.max(-1, Math.min(visits.length - 1, at + walk.by))])
    case 'laneEnd':
      return placeOf(lane, walk.end === 'first' ? visits[0] : visits.at(-1))
    case 'lane': {
      const to = lanes[Math.max(0, Math.min(lanes.length - 1, from + walk.by))]
      if (!to || to === lane) return cursor
      const here = visits[at]
      return placeOf(to, here ? nearest(to.bars, here.from) : to.bars[0])
    }
    case 'boardEnd': {
      const to = walk.end === 'first' ? lanes[0] : lanes.at(-1)
      return to ? placeOf(to, visitsOf(to)[0]) : cursor
    }
  }
}

/** The first visit of the board, or the first lane of an empty one. */
function firstPlace(lanes: readonly Lane[]): Cursor | null {
  const lane = lanes.find((one) => visitsOf(one).length > 0) ?? lanes[0]
  return lane ? placeOf(lane, visitsOf(lane)[0]) : null
}

/** In the order of the screen: those without a time stand before the hours. */
export function visitsOf({ anytime, bars }: Lane): readonly Bar[] {
  return [...anytime, ...bars]
}

function nearest(bars: readonly Bar[], minute: number): Bar | undefined {
  const distance = ({ from }: Bar) => Math.abs(from - minute)
  return bars.toSorted((a, b) => distance(a) - distance(b))[0]
}

function placeOf({ person }: Lane, bar: Bar | undefined): Cursor {
  return { personId: person.user.id, visitId: bar?.item.id ?? null }
}
