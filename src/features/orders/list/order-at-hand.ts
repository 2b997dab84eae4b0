import type { Order } from '#domain/entities/order.ts'
import { workPhase } from '../detail/sections/work-phase.ts'

type Listed = { readonly order: Pick<Order, 'id' | 'status'> }

/** The order that the person most likely wants of a list: under way, else the first that is still to be done, else the first. */
export function orderAtHand(items: readonly Listed[]): string | null {
  const inPhase = (phase: string) => items.find(({ order }) => workPhase(order.status) === phase)
  const found = inPhase('during') ?? inPhase('before') ?? items[0]
  return found?.order.id ?? null
}
