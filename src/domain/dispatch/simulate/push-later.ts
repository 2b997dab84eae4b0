import type { BoardVisit } from '../board-visit.ts'
import type { LaneVisit } from '../lane-visit.ts'
import { startStep } from '../start-step.ts'
import type { Travel } from '../travel/travel.ts'

const stepMs = startStep * 60_000
/** More calls than this to customers cost more than they gain. */
const mostMoved = 4

/** A break that is kept free before one of the next visits. */
export interface Pause {
  /** The index of that visit. */
  readonly before: number
  /** When the break may begin, in milliseconds. */
  readonly from: number
  readonly minutes: number
}

/** An instant rounded up to the next start that is offered. */
export function upToStep(time: number): number {
  return Math.ceil(time / stepMs) * stepMs
}

/** Those of the next visits that start later after `placed`; null where one of them has to stay, or they are too many. */
export function pushLater(
  travel: Travel,
  placed: BoardVisit,
  next: readonly LaneVisit[],
  { movableIds, pause }: { readonly movableIds: ReadonlySet<string>; readonly pause: Pause | null },
): readonly BoardVisit[] | null {
  const moved: BoardVisit[] = []
  let { place } = placed
  let freeAt = Date.parse(placed.start ?? '') + placed.minutes * 60_000
  for (const [i, { visit, startsAt }] of next.entries()) {
    if (pause?.before === i) freeAt = Math.max(freeAt, pause.from) + pause.minutes * 60_000
    const arrivesAt = freeAt + travel.minutes(place, visit.place, freeAt) * 60_000
    if (arrivesAt <= startsAt) break
    if (!movableIds.has(visit.id) || moved.length === mostMoved) return null
    const start = upToStep(arrivesAt)
    moved.push({ ...visit, start: new Date(start).toISOString() })
    freeAt = start + visit.minutes * 60_000
    place = visit.place
  }
  return moved
}
