import { isSameValue, type Plan, planFields } from '../actions/visit-change.ts'
import type { BoardVisitItem as BoardItem } from '#data/index.ts'

/** What a visit was, one state after the other, from the one on the screen to the one that was stored last. */
interface Pending {
  readonly states: readonly Plan[]
  /** What is drawn for this stored visit; made once, so that lanes see that it stays the same. */
  readonly drawn: Map<BoardItem, BoardItem>
}

type Items = ReadonlyMap<string, BoardItem>

/** The newest plans of visits until the visits themselves, which are read a moment later, have them. */
export type PendingPlans = ReturnType<typeof createPendingPlans>

/**
 * A plan that was stored shows at once, and the next act starts from it. It is forgotten as soon as the visit was read
 * with it, or with something that is none of its states: then someone else changed it.
 */
export function createPendingPlans() {
  const pending = new Map<string, Pending>()

  function stageOf(item: BoardItem): { known: Pending; isNewest: boolean } | null {
    const known = pending.get(item.id)
    const index = known?.states.findLastIndex((state) => isPlan(item, state)) ?? -1
    return known && index >= 0 ? { known, isNewest: index === known.states.length - 1 } : null
  }

  function drawnOf(item: BoardItem): BoardItem {
    const stage = stageOf(item)
    if (!stage || stage.isNewest) return item
    const { states, drawn } = stage.known
    const made = drawn.get(item) ?? { ...item, ...states.at(-1) }
    drawn.set(item, made)
    return made
  }

  return {
    /** The plan that was stored for a visit as it was drawn. */
    remember(item: BoardItem, plan: Partial<Plan>): void {
      const before = pending.get(item.id)?.states ?? [planOf(item)]
      pending.set(item.id, {
        states: [...before, { ...planOf(item), ...plan }],
        drawn: new Map(),
      })
    },
    /** The visits as they are drawn. */
    over(items: Items): Items {
      if (pending.size === 0) return items
      return new Map([...items].map(([id, item]) => [id, drawnOf(item)]))
    },
    /** Forgets what these visits, as they were read, have or will not get. */
    settle(items: Items): void {
      for (const id of pending.keys()) {
        const item = items.get(id)
        const stage = item && stageOf(item)
        if (!stage || stage.isNewest) pending.delete(id)
      }
    },
  }
}

function planOf({ assigneeIds, start, minutes, locked }: Plan): Plan {
  return { assigneeIds, start, minutes, locked }
}

function isPlan(item: Plan, plan: Plan): boolean {
  return planFields.every((field) => isSameValue(item[field], plan[field]))
}
