import { planFields } from '#domain/booking/plan-args.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { BoardVisitItem as BoardItem } from '#data/index.ts'
import { type StatusRestore, lostStatus } from '#domain/order/transitions/lost-status.ts'
import { identical } from '#lib/identical.ts'

/** What a dispatcher plans of a visit on the board. */
export type Plan = Pick<PlannedVisit, 'assigneeIds' | 'start' | 'minutes' | 'locked'>
export type PlanField = keyof Plan

/** Visits with what becomes of them. */
export type Plans = readonly (readonly [BoardItem, Partial<Plan>])[]

/** One visit that changes: what it was where it changes, and what it becomes. */
export interface VisitChange {
  readonly visitId: string
  readonly from: Partial<Plan>
  readonly to: Partial<Plan>
  /** The status that the order loses with it, and has again once it is undone. */
  readonly lost?: StatusRestore
  /** The status that it restores, where it undoes another change. */
  readonly restores?: StatusRestore
}

/** The change that gives a visit this plan; null where it has it already. */
export function changeTo(visit: BoardVisit, plan: Partial<Plan>): VisitChange | null {
  const fields = planFields.filter(
    (field) => plan[field] !== undefined && !isSameValue(plan[field], visit[field]),
  )
  if (fields.length === 0) return null
  const lost = plan.assigneeIds ? lostStatus(visit, plan.assigneeIds) : null
  const change = { visitId: visit.id, from: pick(visit, fields), to: pick(plan, fields) }
  return lost ? { ...change, lost } : change
}

/** What undoing changes does by now, and the visits of which something was changed again and therefore stays. */
export interface Undoing {
  readonly changes: readonly VisitChange[]
  readonly kept: readonly string[]
}

/** Undoes changes where the visits still are what the changes made of them. */
export function undoing(
  changes: readonly VisitChange[],
  visits: ReadonlyMap<string, BoardVisit>,
): Undoing {
  const kept = new Set<string>()
  const undone = changes.flatMap(({ visitId, from, to, lost }) => {
    const visit = visits.get(visitId)
    const fields = planFields.filter((field) => field in to)
    const same = fields.filter((field) => visit && isSameValue(visit[field], to[field]))
    if (same.length < fields.length) kept.add(visitId)
    if (same.length === 0) return []
    const change: VisitChange = { visitId, from: pick(to, same), to: pick(from, same) }
    // Someone who gets the work back at another time has not accepted that.
    return [lost && same.length === fields.length ? { ...change, restores: lost } : change]
  })
  return { changes: undone, kept: [...kept] }
}

function pick(plan: Partial<Plan>, fields: readonly PlanField[]): Partial<Plan> {
  return Object.fromEntries(fields.map((field) => [field, plan[field]]))
}

/** Whether two values of a plan mean the same: the order of assignees means nothing. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one) => b.includes(one))
  return identical(a, b)
}
