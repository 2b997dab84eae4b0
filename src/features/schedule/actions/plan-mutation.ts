import type { NamedMutation } from '#data/index.ts'
import { defaultMinutes } from '#domain/booking/implied-visit.ts'
import type { VisitPiece } from '#domain/dispatch/simulate/split-visit.ts'
import { newId } from '#lib/new-id.ts'
import type { BoardItem } from '../board/use-board.ts'
import { planFields, type VisitChange } from './visit-change.ts'

/** The mutation that stores a change of a visit. */
export function planMutation(visit: BoardItem, { from, to }: VisitChange): NamedMutation {
  const fields = planFields.filter((field) => field in to)
  const edits = Object.fromEntries(
    fields.map((field) => [field, { from: from[field], to: to[field] }]),
  )
  return { id: newId(), name: 'booking/plan', args: { ...visitOf(visit), edits } }
}

/** The mutation that sends a visit to its people. */
export function sendMutation(visit: BoardItem): NamedMutation {
  return { id: newId(), name: 'booking/plan', args: { ...visitOf(visit), edits: {}, send: true } }
}

/** The mutation that plans a further visit of an order; `parts` are those of it that are known. */
export function furtherMutation(
  { orderId, assigneeIds }: BoardItem,
  part: number,
  { start, minutes }: VisitPiece,
  parts: readonly number[],
): NamedMutation {
  const edits = {
    assigneeIds: { from: [], to: assigneeIds },
    start: { from: null, to: start },
    minutes: { from: defaultMinutes, to: minutes },
  }
  return {
    id: newId(),
    name: 'booking/plan',
    args: { orderId, part, ...known(parts), edits },
  }
}

/** The mutation that cancels a further visit. */
export function cancelMutation(
  { orderId }: Pick<BoardItem, 'orderId'>,
  part: number,
  parts: readonly number[],
): NamedMutation {
  return { id: newId(), name: 'booking/cancel', args: { orderId, part, ...known(parts) } }
}

function visitOf({ orderId, part, series }: BoardItem) {
  return { orderId, part, ...known(series.parts) }
}

function known(parts: readonly number[]) {
  return parts.length === 0 ? {} : { parts }
}
