import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { BulkChange } from './bulk-changes.ts'

/** The visits as the changes would plan them; those of other orders are left out. */
export function changedVisits(
  visits: readonly BoardVisit[],
  changes: readonly BulkChange[],
): readonly BoardVisit[] {
  const edits = new Map(
    changes.flatMap(({ change }) =>
      change.name === 'order/assign' ? [[change.args.orderId, change.args.edits] as const] : [],
    ),
  )
  return visits.flatMap((visit) => {
    const { assigneeIds, plannedStart } = edits.get(visit.orderId) ?? {}
    if (!assigneeIds && !plannedStart) return []
    return [
      {
        ...visit,
        ...(assigneeIds && { assigneeIds: assigneeIds.to, leadId: null }),
        ...(plannedStart && { start: movedStart(visit, plannedStart.to) }),
      },
    ]
  })
}

/** All visits of an order move by as much as its first one. */
function movedStart({ start, order }: BoardVisit, to: string | null): string | null {
  const { plannedStart } = order
  if (to === null || plannedStart === null || start === null || !isTimed(start)) return to
  return new Date(Date.parse(start) + Date.parse(to) - Date.parse(plannedStart)).toISOString()
}
