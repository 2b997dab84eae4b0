import { openVisitSheet } from '#components/order/visit-sheet.ts'
import { useActor } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { hasAskedReassign } from '#domain/order/reassign-requests.ts'
import { useT } from '#messages/index.ts'
import { useVisitAhead } from './use-visit-ahead.ts'

/** The menu's ways to tell the office of a technician's own next visit. */
export function useVisitActions(order: Order) {
  const t = useT()
  const ahead = useVisitAhead(order)
  const uid = useActor()?.uid ?? ''
  const open = (kind: 'late' | 'reassign') => () => openVisitSheet({ kind, orderId: order.id })
  const late = { id: 'late', label: t('today.late'), onAction: open('late') }
  const reassign = { id: 'reassign', label: t('today.reassign'), onAction: open('reassign') }
  return [
    ...(ahead?.mayBeLate ? [late] : []),
    ...(ahead?.mayReassign && !hasAskedReassign(order, ahead.entry.part, uid) ? [reassign] : []),
  ]
}
