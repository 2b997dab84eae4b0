import { lengthText } from '#components/text/length-text.ts'
import type { OrderListItem } from '#data/index.ts'
import { actorName } from '#domain/access/actor-name.ts'
import type { User } from '#domain/entities/user.ts'
import type { RiskyVisit } from '#domain/metrics/at-risk.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { ListRow } from '#ui/list/list-row.tsx'

interface LateRowProps {
  item: OrderListItem
  /** By how much someone will come too late; undefined where the order is late already. */
  risk: RiskyVisit | undefined
  people: readonly User[]
}

/** An order that is late or will be, and by how much. */
export function LateRow({ item: { order, customerName }, risk, people }: LateRowProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const end = order.plannedEnd ?? order.plannedStart ?? ''
  return (
    <ListRow
      href={`/orders/${order.id}`}
      title={order.title}
      titleEnd={
        <Badge tone={risk ? 'attention' : 'red'}>
          {risk
            ? t('metrics.riskBy', { late: lengthText(t, risk.minutes * 60_000) })
            : t('metrics.lateBy', { age: format.age(end, now) })}
        </Badge>
      }
      note={customerName}
      noteEnd={
        order.assigneeIds.length === 0
          ? t('metrics.noOne')
          : order.assigneeIds.flatMap((id) => actorName(people, id) ?? []).join(', ')
      }
    />
  )
}
