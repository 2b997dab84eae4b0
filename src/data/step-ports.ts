import { orderEntries } from './queries/orders/planned-orders.ts'
import { myTime } from './queries/people/time.ts'
import { useActor, useData, useLive, useTimeZone } from './react.ts'

/**
 * What steps of an order need of this person and their clock, and to complete it (`orderId`) its visits; listens, so that
 * they are there at a tap.
 */
export function useStepPorts(orderId = '') {
  const { live, mutate, keepDraft } = useData()
  useLive(myTime())
  useLive(orderEntries(orderId))
  return {
    uid: useActor()?.uid,
    timeZone: useTimeZone(),
    visits: () => live(orderEntries(orderId)).get(),
    entries: () => live(myTime()).get(),
    mutate,
    keepDraft,
  }
}
