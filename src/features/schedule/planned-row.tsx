import { OrderBadge } from '#components/order/order-badge.tsx'
import { PlanText } from '#components/order/plan-text.tsx'
import type { OrderListItem } from '#data/index.ts'
import type { User } from '#domain/entities/user.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'

export interface PlannedRowProps {
  item: OrderListItem
  people: readonly User[]
}

/** An order row: what and where on the first line, when, who and status on the second. */
export function PlannedRow({ item, people }: PlannedRowProps) {
  const t = useT()
  const format = useFormat()
  const { order, customerName } = item
  const names = people.filter(({ id }) => order.assigneeIds.includes(id)).map(({ name }) => name)
  return (
    <ListRow
      href={`/orders/${order.id}`}
      title={[order.title, customerName].filter(Boolean).join(' · ')}
      note={
        <>
          <PlanText start={order.plannedStart} end={order.plannedEnd} />
          {' · '}
          {names.length === 0 ? t('orders.nobody') : format.list(names)}
        </>
      }
      noteEnd={<OrderBadge status={order.status} bare />}
    />
  )
}
