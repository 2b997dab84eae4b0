import { CalendarOff } from 'lucide-react'
import { Initials } from '#components/contact/person-name.tsx'
import { actorName } from '#domain/access/actor-name.ts'
import type { User } from '#domain/entities/user.ts'
import type { OrdersWhileAway } from '#domain/members/orders-while-away.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './cards.module.css'

interface AwayCardProps {
  away: readonly OrdersWhileAway[]
  today: string
  people: readonly User[]
}

/** Who has orders planned for their time off, each leading to giving those of the first day to others; nothing without. */
export function AwayCard({ away, today, people }: AwayCardProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  if (away.length === 0) return null
  return (
    <Card title={t('absence.toReassignTitle')} flush>
      <ul className={styles.list}>
        {away.map(({ id, userId, fromOn, toOn, day, count }) => {
          const name = actorName(people, userId) ?? ''
          return (
            <li key={id}>
              <ListRow
                href={`/schedule?day=${day}&reassign=${userId}`}
                before={<Initials name={name} userId={userId} />}
                title={name}
                titleEnd={
                  <Badge tone="violet" icon={<CalendarOff aria-hidden="true" />}>
                    {fromOn <= today
                      ? t('absence.untilDay', { date: format.shortDay(toOn, now) })
                      : t('absence.fromDay', { date: format.shortDay(fromOn, now) })}
                  </Badge>
                }
                note={t('absence.toReassign', { count })}
                noteEnd={day === today || day === fromOn ? undefined : format.shortDay(day, now)}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
