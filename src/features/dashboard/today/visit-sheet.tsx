import { useEffect, useEffectEvent } from 'react'
import type { VisitSheetOf } from '#components/order/visit-sheet.ts'
import { plannedOrders } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { visitAhead } from '#domain/booking/visit-ahead.ts'
import { useNow } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { LateSheet } from './late-sheet.tsx'
import { ReassignSheet } from './reassign-sheet.tsx'

const sheets = { late: LateSheet, reassign: ReassignSheet }

export interface VisitSheetProps {
  asked: VisitSheetOf
  onClose: () => void
}

/** Running late, or not able to make it, for one's next visit of an order; closes where there is none. */
export function VisitSheet({ asked: { kind, orderId }, onClose }: VisitSheetProps) {
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const now = new Date(useNow()).toISOString()
  const orders = useLive(plannedOrders({ scope: 'mine' }))
  const found = orders?.find(({ order }) => order.id === orderId)
  const ahead = found && visitAhead(found.order, found.entries, { now, today, timeZone })
  const isGone = orders !== undefined && !ahead
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isGone) close()
  }, [isGone])
  if (!found || !ahead) return null
  const Sheet = sheets[kind]
  return <Sheet item={{ ...found, entry: ahead.entry }} onClose={onClose} />
}
