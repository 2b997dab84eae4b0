import { moveTogether } from '#domain/booking/move-together.ts'
import { takesTime } from '#domain/dispatch/visit-time.ts'
import type { BoardItem } from '../board/use-board.ts'
import type { Plan, Plans } from './visit-change.ts'

/** A move of one of several visits of an order, and where the others would go with it. */
export interface AskedMove {
  readonly item: BoardItem
  readonly plan: Partial<Plan>
  /** Of the visits after it. */
  readonly rest: Plans
  /** Of all others. */
  readonly all: Plans
}

/** What is to be asked about a move before it is stored; null where no other visit of the order could go along. */
export function askedMove(
  items: Iterable<BoardItem>,
  item: BoardItem,
  plan: Partial<Plan>,
  timeZone: string,
): AskedMove | null {
  if (item.series.count < 2) return null
  const others = [...items].filter(
    (one) => one.orderId === item.orderId && one.id !== item.id && takesTime(one),
  )
  const all = moveTogether(item, { ...item, ...plan }, others, timeZone).map(
    ({ visit, plan: moved }) => [visit, moved] as const,
  )
  if (all.length === 0) return null
  const rest = all.filter(([{ series }]) => series.place > item.series.place)
  return { item, plan, rest, all }
}
