import type { MutationArgs } from '../mutation/registry.ts'
import type { StatusRestore } from '../order/transitions/lost-status.ts'
import type { PlannedVisit } from '../entities/booking.ts'

/** What a dispatcher plans of a visit. */
export type VisitPlan = Partial<Pick<PlannedVisit, 'assigneeIds' | 'start' | 'minutes' | 'locked'>>

export const planFields = ['assigneeIds', 'start', 'minutes', 'locked'] as const

/** A visit with the numbers of its order's further visits. */
export interface VisitOfSeries extends Pick<PlannedVisit, 'orderId' | 'part'> {
  readonly series: { readonly parts: readonly number[] }
}

/** What names a visit to the mutations that plan it. */
export function visitArgs({ orderId, part, series }: VisitOfSeries) {
  return { orderId, part, ...(series.parts.length > 0 && { parts: [...series.parts] }) }
}

/** The arguments of the step that restores the status which a change of a visit's people took from its order. */
export function restoreStatusArgs(
  { series: { parts } }: VisitOfSeries,
  status: StatusRestore,
): MutationArgs<'order/takeBack'> {
  return { ...status, ...(parts.length > 0 && { parts: [...parts] }) }
}

/** The arguments of the change that plans a visit again: what it was in the fields that change, and what it becomes. */
export function planArgs(
  visit: VisitOfSeries,
  { from, to }: { readonly from: VisitPlan; readonly to: VisitPlan },
): MutationArgs<'booking/plan'> {
  const fields = planFields.filter((field) => field in to)
  const edits = Object.fromEntries(
    fields.map((field) => [field, { from: from[field], to: to[field] }]),
  )
  return { ...visitArgs(visit), edits }
}
