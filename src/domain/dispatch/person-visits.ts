import type { BoardVisit } from './board-visit.ts'
import { anytimeDay, type TimedVisit, timedVisit } from './visit-time.ts'

/** The visits of one person. */
export interface PersonVisits {
  /** By start, then by id. */
  readonly timed: readonly TimedVisit[]
  /** By day: those without a time. */
  readonly anytime: ReadonlyMap<string, readonly BoardVisit[]>
}

const noVisits: PersonVisits = { timed: [], anytime: new Map() }

/** Sorts by start, then by id. */
export function byStart(a: TimedVisit, b: TimedVisit): number {
  return a.startsAt - b.startsAt || (a.visit.id < b.visit.id ? -1 : 1)
}

/** A person's visits with this one as it would be. */
export function withVisit(visits: PersonVisits | undefined, visit: BoardVisit): PersonVisits {
  const { timed, anytime } = withoutVisit(visits, visit.id)
  const times = timedVisit(visit)
  const day = anytimeDay(visit)
  return {
    timed: times ? [...timed, times].toSorted(byStart) : timed,
    anytime:
      day === null ? anytime : new Map([...anytime, [day, [...(anytime.get(day) ?? []), visit]]]),
  }
}

/** A person's visits without one. */
export function withoutVisit(visits: PersonVisits | undefined, visitId: string): PersonVisits {
  const { timed, anytime } = visits ?? noVisits
  const others = (list: readonly BoardVisit[]) => list.filter(({ id }) => id !== visitId)
  return {
    timed: timed.filter(({ visit }) => visit.id !== visitId),
    anytime:
      anytime.size === 0 ? anytime : new Map([...anytime].map(([on, list]) => [on, others(list)])),
  }
}
