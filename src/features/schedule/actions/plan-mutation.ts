import type { NamedMutation } from '#data/index.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { newId } from '#lib/new-id.ts'
import { planFields, type VisitChange } from './visit-change.ts'

/** The mutation that stores a change of a visit. */
export function planMutation(visit: BoardVisit, { from, to }: VisitChange): NamedMutation {
  const fields = planFields.filter((field) => field in to)
  const edits = Object.fromEntries(
    fields.map((field) => [field, { from: from[field], to: to[field] }]),
  )
  return { id: newId(), name: 'booking/plan', args: { ...visitOf(visit), edits } }
}

/** The mutation that sends a visit to its people. */
export function sendMutation(visit: BoardVisit): NamedMutation {
  return { id: newId(), name: 'booking/plan', args: { ...visitOf(visit), edits: {}, send: true } }
}

function visitOf({ orderId, part }: BoardVisit) {
  return { orderId, part }
}
