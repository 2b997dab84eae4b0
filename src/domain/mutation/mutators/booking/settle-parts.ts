import { bookingId } from '#domain/booking/booking-id.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Doc, FieldEdits, MutationPart, Ref } from '#domain/mutation/types.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { addedBy } from '../order/assignees.ts'

interface Settle {
  readonly orderId: string
  readonly step: 'first' | 'order' | 'told' | 'visits'
  readonly parts?: readonly number[]
  readonly writes: readonly number[]
  readonly added?: readonly string[]
}

/** A `booking/settle` with what it only reads. */
export function settlePart(args: Settle): MutationPart {
  const { orderId, step, parts, writes } = args
  const all = [...new Set([1, ...(parts ?? [])])]
  const isWritten = (part: number) => step !== 'order' && writes.includes(part)
  const reads = all
    .filter((part) => !isWritten(part))
    .map((part) => refTo('bookings', bookingId(orderId, part)))
  const order = step === 'order' ? [] : [refTo('orders', orderId)]
  return { name: 'booking/settle', args, reads: [...order, ...reads] }
}

interface VisitChange {
  readonly orderId: string
  readonly part: number
  readonly parts?: readonly number[]
  readonly leavesOrder?: boolean
  readonly edits?: FieldEdits
  readonly send?: boolean
}

/** A change of a visit apart from what its order makes of it; null where it leaves the order already. */
export function splitOrder(
  name: MutationName,
  change: VisitChange,
): readonly MutationPart[] | null {
  const { orderId, part, parts = [], edits = {}, leavesOrder = false, ...how } = change
  if (leavesOrder) return null
  const all = [...new Set([...parts, ...(part === 1 ? [] : [part])])]
  const isSending = how.send === true
  const rest = { orderId, part, parts: all, ...(isSending && { send: true }) }
  const first = refTo('bookings', orderId)
  const order = refTo('orders', orderId)
  const visit = { name, args: { ...change, leavesOrder: true } }
  return [
    ...(part > 1 ? [settlePart({ orderId, parts: all, step: 'first', writes: [1] })] : []),
    { ...visit, reads: part > 1 ? [order, first] : [order] },
    settlePart({ ...rest, step: 'order', writes: [], added: addedBy(edits) }),
    settlePart({ ...rest, step: 'told', writes: [1, ...all] }),
  ]
}

interface OrderChange {
  readonly orderId: string
  readonly parts?: readonly number[]
  readonly leavesVisits?: boolean
}

/** A change of an order apart from that of its visits; null where none is stored, or it leaves them already. */
export function splitVisits(
  name: MutationName,
  change: OrderChange,
  docs: ReadonlyMap<Ref, Doc>,
  isTakenBack = false,
): readonly MutationPart[] | null {
  const { orderId, parts = [], leavesVisits = false } = change
  const isStored = (part: number) => docs.has(refTo('bookings', bookingId(orderId, part)))
  const writes = [1, ...parts].filter(isStored)
  if (leavesVisits || writes.length === 0) return null
  const doc = docs.get(refTo('orders', orderId))
  const order = doc && parseRow('orders', orderId, doc)
  if (!order?.ok) return null
  const { assigneeIds, plannedStart, plannedEnd, isSent } = order.value
  const former = { assigneeIds, plannedStart, plannedEnd, isSent }
  const followed = { orderId, parts, writes, former, ...(isTakenBack && { isTakenBack }) }
  return [
    { name, args: { ...change, leavesVisits: true } },
    settlePart({ ...followed, step: 'visits' }),
  ]
}
