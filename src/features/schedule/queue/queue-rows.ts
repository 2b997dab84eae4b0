import { isUnderWay } from '#domain/dispatch/check/check-change.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import { priorities } from '#domain/entities/order.ts'
import { takesTime } from '#domain/dispatch/visit-time.ts'
import type { QueueTab } from '../board/board-url.ts'
import type { BoardItem } from '../board/use-board.ts'

export interface QueueScope {
  /** Leaves out visits that are known to lie in another territory; null for none. */
  readonly territory?: string | null
  /** Whether a visit without a plan stands on the board already, as work that was begun today. */
  readonly isOnBoard?: (item: BoardItem) => boolean
}

/** The visits of each tab of the queue, the most pressing first. */
export function queueRows(
  items: Iterable<BoardItem>,
  findings: ReadonlyMap<string, readonly Finding[]>,
  { territory = null, isOnBoard = () => false }: QueueScope = {},
): Readonly<Record<QueueTab, readonly BoardItem[]>> {
  const isHere = ({ territoryId }: BoardItem) =>
    territory === null || territoryId === null || territoryId === territory
  const all = [...items]
    .filter((item) => takesTime(item) && item.order.open && isHere(item))
    .sort(byUrgency)
  const isOpen = (item: BoardItem) =>
    item.assigneeIds.length === 0 || (item.start === null && !isOnBoard(item))
  return {
    // The most urgent first, also where it has a person; of those as urgent, what has none. What is under way is last.
    unassigned: all
      .filter((item) => isOpen(item) && item.order.status !== 'onHold')
      .toSorted(
        (a, b) =>
          Number(isUnderWay(a)) - Number(isUnderWay(b)) ||
          priorityOf(b) - priorityOf(a) ||
          Number(a.assigneeIds.length > 0) - Number(b.assigneeIds.length > 0),
      ),
    followUps: all.filter((item) => isOpen(item) && item.order.followUpOf !== null),
    duePlans: all.filter(
      (item) => isOpen(item) && item.order.planId !== null && item.order.status !== 'onHold',
    ),
    onHold: all.filter(({ order }) => order.status === 'onHold'),
    problems: all.filter(({ id }) => findings.get(id)?.some(({ severity }) => severity !== 'note')),
  }
}

function priorityOf({ order }: BoardItem): number {
  return priorities.indexOf(order.priority)
}

/** By priority, then by what was promised to the customer, then the oldest first. */
function byUrgency(one: BoardItem, other: BoardItem): number {
  const [a, b] = [one.order, other.order]
  const promised = ({ windowEnd }: typeof a) => windowEnd ?? '9'
  return (
    priorityOf(other) - priorityOf(one) ||
    compare(promised(a), promised(b)) ||
    compare(a.createdAt, b.createdAt) ||
    compare(a.id, b.id)
  )
}

/** By code units: instants and ids need no language's order. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
