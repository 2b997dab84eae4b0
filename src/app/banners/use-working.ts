import { orderList } from '#data/index.ts'
import { useLive } from '#data/react.ts'

/** Whether this person has an order in progress, so that the app should not interrupt. */
export function useWorking(): boolean {
  const mine = useLive(orderList({ scope: 'mine', statuses: ['enRoute', 'onSite'] }))
  return mine !== undefined && mine.length > 0
}
