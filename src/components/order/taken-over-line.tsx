import { UserRoundCheck } from 'lucide-react'
import { memberLabel } from '#components/people/member-label.ts'
import type { Order } from '#domain/entities/order.ts'
import type { User } from '#domain/entities/user.ts'
import { takenOverFrom } from '#domain/order/history/taken-over.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'
import { IconLine } from '../text/icon-line.tsx'
import { useFormat, useT } from '#messages/index.ts'

export interface TakenOverLineProps {
  order: Pick<Order, 'status' | 'assigneeIds'>
  uid: string
  /** Changes of the order that the reader may read, the oldest first. */
  history: Parameters<typeof takenOverFrom>[0]
  /** Undefined until they were read. */
  people: readonly User[] | undefined
}

/** From whom the reader took an order over, until they are there. */
export function TakenOverLine({ order, uid, history, people }: TakenOverLineProps) {
  const t = useT()
  const format = useFormat()
  const isAhead = hasPassed(order.status, 'onSite')
  const ids = isAhead ? takenOverFrom(history, uid, order.assigneeIds) : []
  if (ids.length === 0 || !people) return null
  const names = format.list(ids.map((id) => memberLabel(t, people, id)))
  return (
    <IconLine icon={<UserRoundCheck aria-hidden="true" />}>
      {t('orders.takenOver', { names })}
    </IconLine>
  )
}
