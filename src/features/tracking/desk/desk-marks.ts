import type { OrderMark, RouteMark } from '#components/map/people/order-layers.ts'
import type { PersonMark } from '#components/map/people/person-mark.ts'
import { statusTone } from '#components/order/status-tone.ts'
import type { BoardVisitItem } from '#data/index.ts'
import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { plannedRoute } from '#domain/dispatch/planned-route.ts'
import { visitDay } from '#domain/dispatch/visit-time.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { freshnessOf } from '#domain/tracking/freshness.ts'
import type { PersonNow } from '#domain/tracking/person-now.ts'
import { legsOf } from '#domain/tracking/trail.ts'
import { stateStyle } from './state-style.ts'

interface ShownPeople {
  readonly now: number
  readonly selected: string
  /** Their initials. */
  readonly labels: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, string>
}

/** People whose position still says something. */
export function personMarks(
  people: readonly PersonNow[],
  { now, selected, labels, names }: ShownPeople,
): readonly PersonMark[] {
  return people.flatMap(({ userId, state, position }) => {
    if (position === null) return []
    const freshness = freshnessOf(now - Date.parse(position.at))
    if (freshness === 'past') return []
    const { latitude, longitude, accuracy } = position
    return {
      id: userId,
      label: labels.get(userId) ?? '',
      name: names.get(userId) ?? '',
      place: { latitude, longitude },
      accuracy,
      tone: stateStyle[state].tone,
      freshness,
      isSelected: userId === selected,
    }
  })
}

/** Visits of the day and those that wait for a person or a time, one for each place of work. */
export function orderMarks(
  visits: Iterable<BoardVisitItem>,
  day: string,
  timeZone: string,
): readonly OrderMark[] {
  return [...visits].flatMap((visit) => {
    const mark = isShown(visit, day, timeZone) ? orderMark(visit) : null
    return mark ? [mark] : []
  })
}

/** A visit on the map; null where its place is unknown. */
export function orderMark({ id, order, place, assigneeIds }: BoardVisit): OrderMark | null {
  if (place === null) return null
  const isUrgent = order.priority === 'urgent' && order.open
  return {
    id,
    place,
    tone: isUrgent ? 'red' : statusTone(order.status),
    isOpen: assigneeIds.length === 0,
  }
}

/** Whether the map shows a visit: of this day, or waiting. */
function isShown(visit: BoardVisit, day: string, timeZone: string): boolean {
  const planned = visitDay(visit, timeZone)
  if (visit.order.status === 'cancelled' || visit.order.status === 'onHold') return false
  return planned === null ? visit.order.open : planned === day
}

/** The planned ways of the day from the base through the visits, the selected person's in the accent colour. */
export function plannedRoutes(
  board: Board,
  people: readonly PersonNow[],
  { day, selected }: { day: string; selected: string },
): readonly RouteMark[] {
  return people.flatMap(({ userId }) => {
    const places = plannedRoute(board, userId, day)
    if (places.length < 2) return []
    return { places, isSelected: userId === selected, kind: 'planned' }
  })
}

/** A route as it was driven, without what no position shows. */
export function drivenRoutes(fixes: readonly Fix[]): readonly RouteMark[] {
  return legsOf(fixes)
    .filter((leg) => leg.length > 1)
    .map((places) => ({ places, isSelected: true, kind: 'driven' }))
}
