import { lengthText } from '#components/text/length-text.ts'
import type { OrderListItem } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { actorName } from '#domain/access/actor-name.ts'
import type { User } from '#domain/entities/user.ts'
import { whyPlanNow } from '#domain/order/why-plan-now.ts'
import type { RiskyVisit } from '#domain/metrics/at-risk.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { lateText } from './late-text.ts'

interface LateRowProps {
  item: OrderListItem
  /** By how much someone will come too late; undefined where the order is late already. */
  risk: RiskyVisit | undefined
  people: readonly User[]
}

/** An order that is late or will be, and by how much, or one to plan now, and why. */
export function LateRow({ item: { order, customerName }, risk, people }: LateRowProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const timeZone = useTimeZone()
  const why = whyPlanNow(order, { now: new Date(now).toISOString(), timeZone })
  return (
    <ListRow
      href={`/orders/${order.id}`}
      title={order.title}
      titleEnd={
        <Badge tone={risk ? 'attention' : 'red'}>
          {risk
            ? t('metrics.riskBy', { late: lengthText(t, risk.minutes * 60_000) })
            : lateText({ t, format }, order, why, now)}
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
