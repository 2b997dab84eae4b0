import { withPhotos } from '#domain/checklist/photo-answers.ts'
import { checklistProgress } from '#domain/checklist/checklist-progress.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Evidence } from '#domain/order/completion/missing-requirements.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { workPhase } from './work-phase.ts'

/** The sections of an order's page on a phone. */
export const orderSections = [
  'order',
  'earlier',
  'checklist',
  'evidence',
  'time',
  'history',
] as const
export type OrderSection = (typeof orderSections)[number]

type Asked = Pick<Order, 'checklist' | 'answers'>

/**
 * The sections that are open before anyone opens or closes one: what is still to be read or done. What is done, or
 * cannot be done yet, is one line.
 */
export function openSections(
  order: Asked,
  status: OrderStatus,
  evidence: Evidence,
): ReadonlySet<OrderSection> {
  const phase = workPhase(status)
  if (phase === 'after') return new Set()
  const mayAnswer = phase === 'during' || status === 'accepted'
  const isOpen: Readonly<Record<OrderSection, boolean>> = {
    order: true,
    checklist: mayAnswer && !isChecked(order, evidence),
    // There may always be another photo or part, so this one is not done before the work is.
    evidence: phase === 'during',
    earlier: false,
    time: false,
    history: false,
  }
  return new Set(orderSections.filter((section) => isOpen[section]))
}

/** Whether every question has its whole answer. */
function isChecked({ checklist, answers }: Asked, { photos }: Evidence): boolean {
  const progress = checklistProgress(checklist, withPhotos(checklist, answers, photos))
  return progress.answered === progress.all && progress.incomplete === 0
}
