import type { NamedMutation } from '#data/index.ts'
import { restoreStatusArgs, planArgs, visitArgs } from '#domain/booking/plan-args.ts'
import { defaultMinutes } from '#domain/booking/implied-visit.ts'
import type { StatusRestore } from '#domain/order/transitions/lost-status.ts'
import { newId } from '#lib/new-id.ts'
import type { BoardItem } from '../board/use-board.ts'
import type { PartChange } from './part-change.ts'
import type { ActChanges } from './undo-act.ts'
import type { VisitChange } from './visit-change.ts'

/** The mutations that store an act. What it plans again may have been cancelled before. */
export function actMutations(
  { changes, parts, sends = [], ...absence }: ActChanges,
  visits: ReadonlyMap<string, BoardItem>,
  isAgain: boolean,
): readonly NamedMutation[] {
  const known = knownParts(visits)
  const cancelled = parts.filter(({ becomes }) => becomes === 'cancelled')
  const planned = parts.filter(({ becomes }) => becomes === 'planned')
  return [
    ...cancelled.map((part) => cancelMutation(part, known(part.orderId))),
    ...changes.flatMap((change) => {
      const visit = visits.get(change.visitId)
      if (!visit) return []
      const planned = planMutation(visit, change, sends.includes(visit.id))
      return change.restores ? [planned, restoreStatusMutation(visit, change.restores)] : [planned]
    }),
    ...planned.map((part, i) => {
      const before = planned.slice(0, i).filter(({ orderId }) => orderId === part.orderId)
      const numbers = before.map((one) => one.part)
      return furtherMutation(part, [...new Set([...known(part.orderId), ...numbers])], isAgain)
    }),
    ...absenceMutations(absence),
  ]
}

function absenceMutations({
  addsAbsence,
  cancelsAbsence,
}: Pick<ActChanges, 'addsAbsence' | 'cancelsAbsence'>): readonly NamedMutation[] {
  return [
    ...(addsAbsence ? [{ id: newId(), name: 'absence/add', args: addsAbsence } as const] : []),
    ...(cancelsAbsence === undefined
      ? []
      : [{ id: newId(), name: 'absence/cancel', args: { absenceId: cancelsAbsence } } as const]),
  ]
}

/** The mutation that sends a visit to its people. */
export function sendMutation(visit: BoardItem): NamedMutation {
  return { id: newId(), name: 'booking/plan', args: { ...visitArgs(visit), edits: {}, send: true } }
}

/** The mutation that stores a change of a visit, and sends the visit to its people where that is wanted. */
export function planMutation(
  visit: BoardItem,
  change: VisitChange,
  isSending = false,
): NamedMutation {
  const args = { ...planArgs(visit, change), ...(isSending && { send: true }) }
  return { id: newId(), name: 'booking/plan', args }
}

/** The mutation that restores the status which another change took from the order. */
function restoreStatusMutation(visit: BoardItem, status: StatusRestore): NamedMutation {
  return { id: newId(), name: 'order/takeBack', args: restoreStatusArgs(visit, status) }
}

function furtherMutation(
  { orderId, part, plan: { assigneeIds, start, minutes } }: PartChange,
  parts: readonly number[],
  isAgain: boolean,
): NamedMutation {
  const edits = {
    assigneeIds: { from: [], to: assigneeIds },
    start: { from: null, to: start },
    minutes: { from: defaultMinutes, to: minutes },
  }
  return {
    id: newId(),
    name: 'booking/plan',
    args: { orderId, part, ...given(parts), edits, ...(isAgain && { reopen: true }) },
  }
}

function cancelMutation({ orderId, part }: PartChange, parts: readonly number[]): NamedMutation {
  return { id: newId(), name: 'booking/cancel', args: { orderId, part, ...given(parts) } }
}

function given(parts: readonly number[]) {
  return parts.length === 0 ? {} : { parts }
}

/** The numbers of an order's further visits, cancelled ones too, as far as the board has them. */
function knownParts(visits: ReadonlyMap<string, BoardItem>) {
  return (orderId: string): readonly number[] =>
    [...visits.values()].find((visit) => visit.orderId === orderId)?.series.parts ?? []
}
