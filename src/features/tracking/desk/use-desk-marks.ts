import { useMemo } from 'react'
import { distinctInitials } from '#components/contact/distinct-initials.ts'
import { personLabel } from '#components/dispatch/person-label.ts'
import type { TrackingMarks } from '#components/map/people/create-tracking-map.ts'
import type { PersonNow } from '#domain/tracking/person-now.ts'
import { useT } from '#messages/index.ts'
import { drivenRoutes, orderMark, orderMarks, personMarks, plannedRoutes } from './desk-marks.ts'
import type { TrackingAddress } from './tracking-url.ts'
import { replayedPlace, type ShownRoute } from './use-shown-route.ts'
import type { TrackingBoard } from './use-tracking-board.ts'

export interface DeskMarkFacts {
  readonly data: TrackingBoard
  readonly address: TrackingAddress
  readonly today: string
  /** Those that the filters leave. Keep it stable. */
  readonly people: readonly PersonNow[]
  readonly route: ShownRoute
}

/** What the map draws; each part stays the same object while nothing in it changes. */
export function useDeskMarks({
  data,
  address,
  today,
  people,
  route,
}: DeskMarkFacts): TrackingMarks {
  const t = useT()
  const { board, items } = data
  const { timeZone } = board.company
  const { hasOrders, hasPlans, person, visit } = address
  const orders = useMemo(
    () => (hasOrders ? orderMarks(items.values(), today, timeZone) : []),
    [hasOrders, items, today, timeZone],
  )
  const chosen = items.get(visit)
  const selected = useMemo(() => (chosen ? orderMark(chosen) : null), [chosen])
  const names = useMemo(
    () => new Map(data.people.map(({ userId: id }) => [id, personLabel(t, board.people, id)])),
    [data.people, board.people, t],
  )
  // Of everyone, so that a filter changes no one's.
  const labels = useMemo(
    () => distinctInitials([...names].map(([id, name]) => ({ id, name }))),
    [names],
  )
  const marks = useMemo(() => {
    const replayed = replayedPlace(route)
    const at = new Date(board.now).toISOString()
    const shown = people.map((one) =>
      replayed && one.userId === person && one.position
        ? { ...one, position: { ...one.position, ...replayed, at } }
        : one,
    )
    return personMarks(shown, { now: board.now, selected: person, labels, names })
  }, [people, route, board, person, labels, names])
  const routes = useMemo(() => {
    const planned = hasPlans ? data.people : data.people.filter(({ userId }) => userId === person)
    return [
      ...plannedRoutes(board, planned, { day: today, selected: person }),
      ...drivenRoutes(route.fixes),
    ]
  }, [hasPlans, board, data.people, today, person, route.fixes])
  return useMemo(
    () => ({ people: marks, orders, selected, routes }),
    [marks, orders, selected, routes],
  )
}
