import type { OrderStatus } from '#domain/order/order-status.ts'

const out: ReadonlySet<OrderStatus> = new Set(['dispatched', 'accepted', 'enRoute', 'paused'])
const worked: ReadonlySet<OrderStatus> = new Set(['paused', 'done', 'partlyDone', 'cannotComplete'])

type StepLabel =
  | `orderStep.${OrderStatus}`
  | 'orderStep.resume'
  | 'orderStep.recall'
  | 'orderStep.sendAgain'
  | 'orderStep.notSetOff'
  | 'orderStep.notArrived'

/**
 * What a button says for a step; going back on site is going on with the work, going back along the way takes
 * back a tap, and planning what is out with a technician takes it back from them.
 */
export function stepLabel(from: OrderStatus, to: OrderStatus): StepLabel {
  if (from === 'enRoute' && to === 'accepted') return 'orderStep.notSetOff'
  if (from === 'onSite' && to === 'enRoute') return 'orderStep.notArrived'
  if (to === 'scheduled' && out.has(from)) return 'orderStep.recall'
  if (to === 'dispatched' && out.has(from)) return 'orderStep.sendAgain'
  return to === 'onSite' && worked.has(from) ? 'orderStep.resume' : `orderStep.${to}`
}
