import { useNavigate } from 'react-router'
import { useToldOffice } from '#components/order/use-told-office.ts'
import { ownEntries } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { visitAhead } from '#domain/booking/visit-ahead.ts'
import type { Order } from '#domain/entities/order.ts'
import { useNow, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'

/** The menu's ways to tell the office of a technician's own next visit; their sheets are on Today. */
export function useVisitActions(order: Order) {
  const t = useT()
  const actor = useActor()
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const now = new Date(useNow()).toISOString()
  const entries = useLive(ownEntries(order.id))
  const ahead =
    actor?.role === 'technician' ? visitAhead(order, entries ?? [], { now, today, timeZone }) : null
  const told = useToldOffice(actor?.uid, ahead?.entry)
  const open = (sheet: 'late' | 'reassign') => () =>
    void navigate(`/dashboard?${sheet}=${order.id}`)
  const late = { id: 'late', label: t('today.late'), onAction: open('late') }
  const reassign = { id: 'reassign', label: t('today.reassign'), onAction: open('reassign') }
  return [
    ...(ahead?.mayBeLate ? [late] : []),
    ...(ahead?.mayReassign && !told.hasAskedReassign ? [reassign] : []),
  ]
}
