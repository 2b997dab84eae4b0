import { ownEntries } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { visitAhead } from '#domain/booking/visit-ahead.ts'
import type { Order } from '#domain/entities/order.ts'
import { useNow } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'

/** A technician's own next visit of an order; null for anyone else. */
export function useVisitAhead(order: Order) {
  const actor = useActor()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const now = new Date(useNow()).toISOString()
  const entries = useLive(ownEntries(order.id)) ?? []
  return actor?.role === 'technician' ? visitAhead(order, entries, { now, today, timeZone }) : null
}
