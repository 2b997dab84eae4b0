import { orderList } from '#data/index.ts'
import { useLive } from '#data/react.ts'

/** Whether this person has an order in progress: not the moment for the app's own business. */
export function useWorking(): boolean {
  const mine = useLive(orderList({ scope: 'mine', open: true }))
  return mine?.some(({ order }) => order.status === 'enRoute' || order.status === 'onSite') ?? false
}
