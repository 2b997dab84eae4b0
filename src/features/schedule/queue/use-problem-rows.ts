import { concurrentPlans } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { BoardItem } from '../board/use-board.ts'

/** Ids of people by visit. */
export type Planners = ReadonlyMap<string, readonly string[]>

const none: Planners = new Map()

/** Visits with problems: first those that two people changed without knowing of each other, with their ids. */
export function useProblemRows(
  rows: readonly BoardItem[],
  isShown: boolean,
): { readonly rows: readonly BoardItem[]; readonly planners: Planners } {
  const orderIds = isShown ? [...new Set(rows.map(({ orderId }) => orderId))].sort() : []
  const planners = useLive(concurrentPlans(orderIds)) ?? none
  const isMerged = ({ id }: BoardItem) => planners.has(id)
  return {
    rows: [...rows.filter(isMerged), ...rows.filter((item) => !isMerged(item))],
    planners,
  }
}
