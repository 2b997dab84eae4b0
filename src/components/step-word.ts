import type { OrderStatus } from '#domain/order/order-status.ts'

const worked: ReadonlySet<OrderStatus> = new Set(['paused', 'done', 'partlyDone', 'cannotComplete'])

type StepWord =
  | `orderStep.${OrderStatus}`
  | 'orderStep.resume'
  | 'orderStep.notSetOff'
  | 'orderStep.notArrived'

/**
 * What a button says for a step; going back on site is going on with the work, and going back along the
 * way takes back a tap.
 */
export function stepWord(from: OrderStatus, to: OrderStatus): StepWord {
  if (from === 'enRoute' && to === 'accepted') return 'orderStep.notSetOff'
  if (from === 'onSite' && to === 'enRoute') return 'orderStep.notArrived'
  return to === 'onSite' && worked.has(from) ? 'orderStep.resume' : `orderStep.${to}`
}
