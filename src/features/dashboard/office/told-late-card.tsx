import { Initials } from '#components/contact/person-name.tsx'
import { arrivalTime } from '#components/text/arrival-time.ts'
import { customerPhones, visitsOfOrders } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { actorName } from '#domain/access/actor-name.ts'
import type { User } from '#domain/entities/user.ts'
import { lateNoticesOf } from '#domain/order/late-notices.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './call-row.module.css'
import { PhoneLink } from './phone-link.tsx'
import cardStyles from './cards.module.css'
import type { ToldLate } from './told-late.ts'

interface ToldLateCardProps {
  /** What may still hold: not where the visit was moved since. */
  told: readonly ToldLate[]
  people: readonly User[]
}

/** Who told the office that they will be late, and when they expect to arrive, with the customer's phone; nothing without. */
export function ToldLateCard({ told, people }: ToldLateCardProps) {
  const t = useT()
  const visits = useLive(visitsOfOrders(told.map(({ item }) => item.order.id)))
  const phones = useLive(customerPhones(told.map(({ item }) => item.order.customerId)))
  const current = told.filter(({ item: { order }, notice }) =>
    visits?.get(order.id)?.some((visit) => lateNoticesOf(order, visit).includes(notice)),
  )
  if (current.length === 0) return null
  return (
    <Card title={t('late.cardTitle')} flush>
      <ul className={cardStyles.list}>
        {current.map(({ item, notice }) => (
          <li key={`${item.order.id} ${notice.by}`}>
            <ToldLateRow
              item={item}
              notice={notice}
              name={actorName(people, notice.by) ?? ''}
              phone={phones?.get(item.order.customerId) ?? ''}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ToldLateRow({
  item: { order, customerName },
  notice: { by, arrival },
  name,
  phone,
}: ToldLate & { name: string; phone: string }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  return (
    <div className={styles.row}>
      <ListRow
        href={`/orders/${order.id}`}
        before={<Initials name={name} userId={by} />}
        title={customerName || order.title}
        noteEnd={t('late.aboutTime', { time: arrivalTime(format, arrival, now) })}
        note={[name, customerName && order.title].filter(Boolean).join(', ')}
      />
      <PhoneLink name={customerName} phone={phone} />
    </div>
  )
}
