import { plannedOrders, team } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { daysAhead } from './days-ahead.ts'
import { PlannedRow } from './planned-row.tsx'
import styles from './day-list.module.css'
import { SendDayButton } from './send-day-button.tsx'

/** The visits of the next days, by day and start. */
export function DayListPage() {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const actor = useActor()
  // The office plans everyone's days; others see their own.
  const isOffice = actor !== null && isAdminLevel(actor)
  const orders = useLive(plannedOrders({ scope: isOffice ? 'all' : 'mine' }))
  const people = useLive(team())
  const timeZone = useTimeZone()
  const days = orders && daysAhead(orders, new Date(now).toISOString(), timeZone)
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
          title={format.date(noonOf(day.date, timeZone), now)}
          actions={<SendDayButton orders={[...new Set(day.items.map(({ order }) => order))]} />}
          flush
        >
          <ul className={styles.list}>
            {day.items.map((item) => (
              <li key={item.entry.id}>
                <PlannedRow item={item} people={people ?? []} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Page>
  )
}
