import type { PhotoPhase } from '#domain/entities/photo.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

/** The phase of the work that a photo taken now most likely shows. */
export function phaseOf(status: OrderStatus): PhotoPhase {
  if (status === 'onSite' || status === 'paused') return 'during'
  return hasPassed('onSite', status) ? 'after' : 'before'
}
