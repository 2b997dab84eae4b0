import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { visitDay } from '../visit-time.ts'

/** The other visits that matter to the changed ones: those of the people, and the other parts of the orders. */
export function visitsAround(
  board: Board,
  changed: readonly BoardVisit[],
  personIds: readonly string[],
): readonly BoardVisit[] {
  const { byPerson, byOrder } = boardIndex(board)
  const changedIds = new Set(changed.map(({ id }) => id))
  const ofPeople = personIds.flatMap((id) => {
    const own = byPerson.get(id)
    return own ? [...own.timed.map(({ visit }) => visit), ...[...own.anytime.values()].flat()] : []
  })
  const ofOrders = changed.flatMap(({ orderId, order }) => [
    ...(byOrder.get(orderId) ?? []),
    ...((order.followUpOf !== null && byOrder.get(order.followUpOf)) || []),
  ])
  return [...new Set([...ofPeople, ...ofOrders])].filter(({ id }) => !changedIds.has(id))
}

/** The local days of the visits, in order; none for those that are not planned. */
export function visitDays({ company }: Board, visits: readonly BoardVisit[]): readonly string[] {
  const days = visits.flatMap((visit) => visitDay(visit, company.timeZone) ?? [])
  return [...new Set(days)].toSorted()
}
