import { OrderBadge } from '#components/order/order-badge.tsx'
import { PlanText } from '#components/order/plan-text.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import type { OrderListItem } from '#data/index.ts'
import type { User } from '#domain/entities/user.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'

export interface PlannedRowProps {
  item: OrderListItem
  people: readonly User[]
}

/** An order row under its day: what on the first line; time, where, who and status below. */
export function PlannedRow({ item, people }: PlannedRowProps) {
  const t = useT()
  const format = useFormat()
  const { order, customerName } = item
  // A device that is new has the orders before it has the people.
  const names = order.assigneeIds.map(
    (uid) => people.find(({ id }) => id === uid)?.name ?? t('board.technician'),
  )
  const who = names.length === 0 ? t('orders.unassigned') : format.list(names)
  return (
    <ListRow
      href={`/orders/${order.id}`}
      title={order.title}
      titleEnd={<SampleBadge id={order.id} />}
      where={[customerName, who].filter(Boolean).join(' · ')}
      note={<PlanText start={order.plannedStart} end={order.plannedEnd} show="time" />}
      noteEnd={<OrderBadge status={order.status} bare />}
    />
  )
}
