import { useMutate } from '#data/react.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { Order } from '#domain/entities/order.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { splitAssignment } from '#domain/mutation/mutators/order/assignees.ts'
import type { Problem } from '#domain/problem.ts'
import { ok, type Result } from '#lib/result.ts'
import { needsOf } from './needs/need-form.ts'
import { changedPlan, type PlanSheetValues, visitEdits } from './plan-form.ts'
import type { WindowSettings } from './when/arrival-window.ts'

/** The order and its visit as the form opened with them. */
export interface SeenPlan {
  readonly order: Order
  readonly visit: BoardVisit
  /** Whether it is the order's only visit; the times of one of several are planned on the board. */
  readonly isOnly: boolean
  readonly values: PlanSheetValues
}

/** Saves what was changed of a plan. It can be called again after a problem: what was saved stays the same. */
export function useSavePlan(
  { order, visit, isOnly, values: seen }: SeenPlan,
  settings: WindowSettings,
): (values: PlanSheetValues, send: boolean) => Promise<Result<unknown, Problem>> {
  const mutate = useMutate()

  return async (values, send) => {
    const orderId = order.id
    const { dueAt, ...needs } = needsOf(values, settings.timeZone)
    const wanted = {
      skills: needs.skills,
      crewSize: needs.crewSize,
      preferredIds: needs.preferredIds,
      excludedIds: needs.excludedIds,
      neededItems: needs.neededItems,
      dueAt: values.dueAt === seen.dueAt ? order.dueAt : dueAt,
      minutes: values.minutes === seen.minutes ? order.minutes : values.minutes,
    }
    const asked = editsBetween(order, wanted)
    if (Object.keys(asked).length > 0) {
      const edited = await mutate('order/edit', { orderId, edits: asked })
      if (!edited.ok) return edited
    }
    const plan = changedPlan(order, seen, values, settings)
    const { assigneeIds, ...edits } = editsBetween(order, plan)
    const isPlanned = send || assigneeIds !== undefined || Object.keys(edits).length > 0
    const crew = assigneeIds ? splitAssignment(order.assigneeIds, assigneeIds.to) : [undefined]
    for (const [i, people] of isPlanned ? crew.entries() : []) {
      const result = await mutate('order/assign', {
        orderId,
        edits: { ...(i === 0 && edits), ...(people && { assigneeIds: people }) },
        ...(send && i === 0 && { send }),
      })
      if (!result.ok) return result
    }
    const ofVisit = isOnly ? visitEdits(visit, order.plannedStart, values) : null
    return ofVisit === null
      ? ok()
      : mutate('booking/plan', { orderId, part: visit.part, edits: ofVisit })
  }
}
