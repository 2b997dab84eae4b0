import { bookingId } from '#domain/booking/booking-id.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { isSameValue, type Plan } from './visit-change.ts'

/** A further visit of an order that is planned or cancelled. */
export interface PartChange {
  readonly orderId: string
  readonly part: number
  /** What is planned, or was until it is cancelled. */
  readonly plan: Pick<Plan, (typeof partFields)[number]>
  readonly becomes: 'planned' | 'cancelled'
}

const partFields = ['assigneeIds', 'start', 'minutes'] as const

/** The change that cancels a visit. */
export function cancelledPart({ orderId, part, ...visit }: BoardVisit): PartChange {
  const { assigneeIds, start, minutes } = visit
  return { orderId, part, plan: { assigneeIds, start, minutes }, becomes: 'cancelled' }
}

/** The other way round. */
export function turnedPart(change: PartChange): PartChange {
  return { ...change, becomes: change.becomes === 'planned' ? 'cancelled' : 'planned' }
}

/**
 * Undoes changes of parts: those that are as they were made are turned, those that someone has planned otherwise or sent
 * since are `kept`, by id. Where nothing is left to undo nothing is done.
 */
export function undoingParts(
  changes: readonly PartChange[],
  visits: ReadonlyMap<string, BoardVisit>,
): { readonly parts: readonly PartChange[]; readonly kept: readonly string[] } {
  const kept: string[] = []
  const parts = changes.flatMap((change) => {
    const id = bookingId(change.orderId, change.part)
    const visit = visits.get(id)
    if (!visit) return change.becomes === 'planned' ? [] : [turnedPart(change)]
    if (change.becomes === 'planned' && isAsPlanned(visit, change)) return [turnedPart(change)]
    kept.push(id)
    return []
  })
  return { parts, kept }
}

function isAsPlanned(visit: BoardVisit, { plan }: PartChange): boolean {
  return !visit.isSent && partFields.every((field) => isSameValue(visit[field], plan[field]))
}
