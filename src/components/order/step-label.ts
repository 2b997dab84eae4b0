import type { OrderStatus } from '#domain/order/order-status.ts'

const out: ReadonlySet<OrderStatus> = new Set(['dispatched', 'accepted', 'enRoute', 'paused'])
const worked: ReadonlySet<OrderStatus> = new Set(['paused', 'done', 'partlyDone', 'cannotComplete'])

type StepLabel =
  | `orderStep.${OrderStatus}`
  | 'orderStep.resume'
  | 'orderStep.recall'
  | 'orderStep.sendAgain'
  | 'orderStep.undoEnRoute'
  | 'orderStep.undoOnSite'
  | 'orderStep.undoReviewed'

/**
 * The label of a step's button. Returning to on site resumes the work, going back undoes a tap, and scheduling an order that was already dispatched recalls it.
 */
export function stepLabel(from: OrderStatus, to: OrderStatus): StepLabel {
  if (from === 'enRoute' && to === 'accepted') return 'orderStep.undoEnRoute'
  if (from === 'onSite' && to === 'enRoute') return 'orderStep.undoOnSite'
  if (from === 'reviewed' && to === 'done') return 'orderStep.undoReviewed'
  if (to === 'scheduled' && out.has(from)) return 'orderStep.recall'
  if (to === 'dispatched' && out.has(from)) return 'orderStep.sendAgain'
  return to === 'onSite' && worked.has(from) ? 'orderStep.resume' : `orderStep.${to}`
}
