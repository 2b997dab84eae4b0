import type { OrderStatus } from '#domain/order/order-status.ts'

const worked: ReadonlySet<OrderStatus> = new Set(['paused', 'done', 'partlyDone', 'cannotComplete'])

type StepWord = `orderStep.${OrderStatus}` | 'orderStep.resume'

/** What a button says for a step; going back on site is going on with the work. */
export function stepWord(from: OrderStatus, to: OrderStatus): StepWord {
  return to === 'onSite' && worked.has(from) ? 'orderStep.resume' : `orderStep.${to}`
}
