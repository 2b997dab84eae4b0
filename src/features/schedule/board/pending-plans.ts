import type { BoardVisitItem as BoardItem } from '#data/index.ts'
import { bookingId } from '#domain/booking/booking-id.ts'
import type { PartChange } from '../actions/part-change.ts'
import type { ActChanges } from '../actions/undo-act.ts'
import { planFields } from '#domain/booking/plan-args.ts'
import { isSameValue, type Plan } from '../actions/visit-change.ts'

/** The plan of a visit; null where the board does not have the visit. */
type State = Plan | null

interface Pending {
  /** What the visit was, one state after the other, from the one that was read to the one that was stored last. */
  readonly states: readonly State[]
  /** What is drawn of a visit that was not read yet, beside its plan. */
  readonly visit: BoardItem
}

type Items = ReadonlyMap<string, BoardItem>

/**
 * What was stored of visits that were not read again yet, by id. It shows at once, and the next act starts from it. It is
 * over as soon as the visit was read with it, or with something that is none of its states: then someone else changed it.
 */
export type PendingPlans = ReadonlyMap<string, Pending>

export const noPending: PendingPlans = new Map()

/** With an act that was stored, on visits as they are drawn. */
export function withStored(
  pending: PendingPlans,
  { changes, parts }: ActChanges,
  drawn: Items,
): PendingPlans {
  const next = new Map(pending)
  const add = (visit: BoardItem, before: State, after: State) => {
    const states = next.get(visit.id)?.states ?? [before]
    next.set(visit.id, { states: [...states, after], visit })
  }
  for (const { visitId, to } of changes) {
    const visit = drawn.get(visitId)
    if (visit) add(visit, planOf(visit), { ...planOf(visit), ...to })
  }
  for (const part of parts) {
    const visit = drawn.get(bookingId(part.orderId, part.part)) ?? furtherVisit(part, drawn)
    if (!visit) continue
    const plan = { ...planOf(visit), ...part.plan }
    if (part.becomes === 'planned') add(visit, null, plan)
    else add(visit, plan, null)
  }
  return next
}

/** The visits that were read, with what was stored since. */
export function drawnItems(pending: PendingPlans, read: Items): Items {
  if (pending.size === 0) return read
  const drawn = new Map(read)
  for (const [id, { states, visit }] of pending) {
    const item = read.get(id)
    const newest = states.at(-1) ?? null
    if (!isBehind(states, item)) continue
    if (newest === null) drawn.delete(id)
    else drawn.set(id, { ...(item ?? visit), ...newest, isUnsent: true })
  }
  return drawn
}

/** What these visits, as they were read, do not have yet; the same object where that is everything. */
export function stillPending(pending: PendingPlans, read: Items): PendingPlans {
  const left = [...pending].filter(([id, { states }]) => isBehind(states, read.get(id)))
  return left.length === pending.size ? pending : new Map(left)
}

/** Whether a visit was read in a state that was stored over since. */
function isBehind(states: readonly State[], item: BoardItem | undefined): boolean {
  const index = states.findLastIndex((state) => isState(item, state))
  return index >= 0 && index < states.length - 1
}

function isState(item: BoardItem | undefined, state: State): boolean {
  if (!item || state === null) return !item && state === null
  return planFields.every((field) => isSameValue(item[field], state[field]))
}

function planOf({ assigneeIds, start, minutes, locked }: Plan): Plan {
  return { assigneeIds, start, minutes, locked }
}

/** A further visit as its order's other visits are; undefined where the board has none of them. */
function furtherVisit({ orderId, part }: PartChange, drawn: Items): BoardItem | undefined {
  const sibling = [...drawn.values()].find((visit) => visit.orderId === orderId)
  const unsent = { isSent: false, seenBy: {}, locked: 'none' } as const
  return sibling && { ...sibling, ...unsent, id: bookingId(orderId, part), part }
}
