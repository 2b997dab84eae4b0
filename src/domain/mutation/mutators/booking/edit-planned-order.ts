import type { Result } from '#lib/result.ts'
import type { Order } from '#domain/entities/order.ts'
import type { FieldEdits, Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { editOrder } from '../order/order-plan.ts'
import { changesPlan } from './mirror-refs.ts'
import { mirrorToVisits } from './mirror-to-visits.ts'

interface How {
  readonly at: string
  readonly parts?: readonly number[] | undefined
  /** The visits follow in a change of their own. */
  readonly leavesVisits?: boolean | undefined
}

/** Edits an existing order; its status and its visits follow its plan. */
export function editPlannedOrder(
  tx: Tx,
  order: Order,
  edits: FieldEdits,
  { at, parts, leavesVisits = false }: How,
): Result<void, Problem> {
  const edited = editOrder(tx, order.id, edits, at)
  return edited.ok && changesPlan(edits) && !leavesVisits
    ? mirrorToVisits(tx, order, { at, parts })
    : edited
}
