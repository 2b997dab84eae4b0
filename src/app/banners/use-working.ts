import { orderList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { isSentBack } from '#domain/order/is-sent-back.ts'

/** Whether this person has an order in progress, so that the app should not interrupt. */
export function useWorking(): boolean {
  const mine = useLive(orderList({ scope: 'mine', statuses: ['enRoute', 'onSite'] }))
  return mine?.some(({ order }) => !isSentBack(order)) ?? false
}
