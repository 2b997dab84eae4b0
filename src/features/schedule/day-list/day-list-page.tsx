import { orderList, team } from '#data/index.ts'
import { useLive, useSession } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { daysAhead } from './days-ahead.ts'
import { PlannedRow } from './planned-row.tsx'
import styles from './day-list.module.css'
import { SendDayButton } from './send-day-button.tsx'

/** The schedule of the next days, by day and start. */
export function DayListPage() {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const session = useSession()
  const items = useLive(orderList({ open: true }))
  const people = useLive(team())
  const timeZone = (session.kind === 'signedIn' && session.company?.timeZone) || 'UTC'
  const days = items && daysAhead(items, new Date(now).toISOString(), timeZone)
  const planned = days?.reduce((sum, day) => sum + day.items.length, 0)

  return (
    <Page
      title={t('schedule.title')}
      note={planned ? t('schedule.planned', { count: planned }) : t('schedule.about')}
    >
      {!days && <Skeleton label={t('orders.loading')} />}
      {planned === 0 && (
        <EmptyState title={t('schedule.none')}>{t('schedule.noneNote')}</EmptyState>
      )}
      {days?.map((day) => (
        <Card
          key={day.date}
          title={format.date(day.start, now)}
          actions={<SendDayButton orders={day.items.map(({ order }) => order)} />}
          flush
        >
          <ul className={styles.list}>
            {day.items.map((item) => (
              <li key={item.order.id}>
                <PlannedRow item={item} people={people ?? []} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Page>
  )
}
