import type { Finding } from '#domain/dispatch/finding.ts'
import type { BoardItem } from '../board/use-board.ts'
import type { Plan, Plans } from './visit-change.ts'

export interface SortedDrop {
  readonly allowed: Plans
  readonly blocked: readonly { readonly item: BoardItem; readonly found: readonly Finding[] }[]
}

/** Plans by whether a rule forbids them; where it forbids that of `sent`, no other makes room for it. */
export function sortDrop(
  plans: Plans,
  check: (item: BoardItem, plan: Partial<Plan>) => readonly Finding[],
  sent?: BoardItem,
): SortedDrop {
  const blocked = plans.flatMap(([item, plan]) => {
    const found = check(item, plan)
    return found.some(({ severity }) => severity === 'block') ? [{ item, found }] : []
  })
  const isBlocked = (item: BoardItem) => blocked.some((one) => one.item === item)
  if (sent && isBlocked(sent)) return { allowed: [], blocked }
  return { allowed: plans.filter(([item]) => !isBlocked(item)), blocked }
}
