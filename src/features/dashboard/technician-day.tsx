import { clsx } from 'clsx'
import { CalendarOff, Smartphone, Truck } from 'lucide-react'
import { type DayItem, orderList, type OrderListItem, ownVan, plannedOrders } from '#data/index.ts'
import { useActor, useFeature, useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import { planDay } from '#domain/booking/plan-day.ts'
import { useNow, useT } from '#messages/index.ts'
import { ButtonLink, Link } from '#ui/link.tsx'
import { Page, Section } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { CurrentOrder } from './current-order.tsx'
import { DayRow } from './day-row.tsx'
import { lazyPart } from '#components/lazy-part.ts'
import { CurrentStepButton } from './current-step-button.tsx'
import styles from './technician-day.module.css'
import { DayDate } from './today/day-date.tsx'

const ChangesCard = lazyPart(async () => (await import('./today/changes-card.tsx')).ChangesCard)
const ReadyCard = lazyPart(async () => (await import('./today/ready-card.tsx')).ReadyCard)
const Timeline = lazyPart(async () => (await import('./today/timeline.tsx')).Timeline)
const NextActions = lazyPart(async () => (await import('./today/next-actions.tsx')).NextActions)
const SheetFromUrl = lazyPart(async () => (await import('./today/sheet-from-url.tsx')).SheetFromUrl)
const WithdrawRequest = lazyPart(
  async () => (await import('./today/withdraw-request.tsx')).WithdrawRequest,
)
const FreeDay = lazyPart(async () => (await import('./today/free-day.tsx')).FreeDay)
const DayReview = lazyPart(async () => (await import('./today/day-review.tsx')).DayReview)
const DayClock = lazyPart(async () => (await import('./time/day-clock.tsx')).DayClock)

const WeekLink = lazyPart(async () => (await import('./week/week-link.tsx')).WeekLink)

/** The day's visits in working order, with the next step as one big button. */
export function TechnicianDay() {
  const t = useT()
  const actor = useActor()
  const van = useLive(ownVan())
  const hasStock = useFeature('inventory')
  const now = new Date(useNow()).toISOString()
  const timeZone = useTimeZone()
  const mine = plannedOrders({ scope: 'mine' })
  const open = useLive(mine)
  // Finished orders can be many, so they are loaded after the day is shown.
  const closed = useLive<readonly OrderListItem[] | undefined>(
    open === undefined ? mine : orderList({ scope: 'mine', open: false }),
  )
  const lateId = useUrlQuery().values.get('late')
  const plan = open && planDay(open, closed ?? [], { uid: actor?.uid ?? '', now, timeZone })

  return (
    <Page
      title={t('dashboard.today')}
      note={<DayDate />}
      primary={plan?.current && <CurrentStepButton order={plan.current.order} />}
    >
      {!plan && <Skeleton label={t('dashboard.loading')} count={4} />}
      {plan && (
        <>
          <Waiting />
          {lateId !== null && <SheetFromUrl orderId={lateId} />}
          {actor && open && closed && <ChangesCard uid={actor.uid} items={[...open, ...closed]} />}
          <div className={styles.day}>
            {plan.current ? (
              <Section title={t(plan.begun ? 'dashboard.now' : 'dashboard.next')}>
                <CurrentOrder item={plan.current} />
                <NextActions item={plan.current} begun={plan.begun} later={plan.later} />
              </Section>
            ) : (
              <FreeDay isDone={plan.finished.length > 0} />
            )}
            <div className={styles.clock}>
              <DayReview finished={plan.finished} isFree={!plan.current} />
              <DayClock orders={open} />
            </div>
            <div className={clsx(styles.part, styles.stops)}>
              {plan.later.length > 0 && (
                <Section title={t('dashboard.later')}>
                  <Timeline items={plan.later} after={plan.current} />
                </Section>
              )}
              <Rows title={t('dashboard.overdue')} items={plan.overdue} />
              <Rows title={t('dashboard.anytime')} items={plan.anytime} />
              <Rows title={t('dashboard.finished')} items={plan.finished} />
            </div>
            <div className={styles.part}>
              <div className={styles.links}>
                {!plan.current && van && hasStock && (
                  <ButtonLink href="/dashboard/van" icon={<Truck aria-hidden="true" />}>
                    {t('dashboard.van')}
                  </ButtonLink>
                )}
                <ButtonLink href="/dashboard/time-off" icon={<CalendarOff aria-hidden="true" />}>
                  {t('dashboard.timeOff')}
                </ButtonLink>
                <WeekLink />
              </div>
              <p className={styles.tomorrow}>
                {plan.tomorrow === 0 ? (
                  t('dashboard.tomorrow', { count: 0 })
                ) : (
                  <Link alone href="/schedule">
                    {t('dashboard.tomorrow', { count: plan.tomorrow })}
                  </Link>
                )}
              </p>
              <ReadyCard />
            </div>
          </div>
        </>
      )}
    </Page>
  )
}

interface RowsProps {
  title: string
  items: readonly (OrderListItem | DayItem)[]
}

function Rows({ title, items }: RowsProps) {
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={'entry' in item ? item.entry.id : item.order.id}>
            <DayRow item={item} />
            {'entry' in item && Object.keys(item.order.reassignRequests).length > 0 && (
              <div className={styles.request}>
                <WithdrawRequest item={item} size="small" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Changes that stay on this device until the user acts; changes being sent need no mention here. */
function Waiting() {
  const t = useT()
  const status = useSyncStatus()
  const kind = status?.state.kind
  const count = status?.unsent ?? 0
  if (count === 0 || kind === 'syncing' || kind === 'downloading') return null
  return (
    <p className={styles.waiting}>
      <Smartphone aria-hidden="true" />
      <span>{t('dashboard.waiting', { count })}</span>
      <Link href="?panel=sync">{t('dashboard.view')}</Link>
    </p>
  )
}
