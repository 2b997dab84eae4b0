import { ChartColumn, Plus } from 'lucide-react'
import { lazyPart } from '#components/lazy-part.ts'
import { awayDays, orderList, team } from '#data/index.ts'
import { useActor, useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import { can, offerOf } from '#domain/access/can.ts'
import { isSampleId } from '#domain/entities/sample-id.ts'
import { ordersWhileAway } from '#domain/members/orders-while-away.ts'
import { listOrders } from '#domain/metrics/order-lists.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useNow, useT } from '#messages/index.ts'
import { ButtonLink, Link } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { CountingButton } from '../metrics/counting-button.tsx'
import styles from './office-home.module.css'
import metricStyles from '../metrics/metrics.module.css'
import { useMetrics } from '../metrics/use-metrics.ts'
import { AskedCard } from './asked-card.tsx'
import { AwayCard } from './away-card.tsx'
import { LateCard } from './late-card.tsx'
import { LatestCard } from './latest-card.tsx'
import { officeFigures, peopleAtWork } from './office-figures.ts'
import { NumberStats } from './number-stats.tsx'
import { PeopleCard } from './people-card.tsx'
import { RequestsLink } from './requests-link.tsx'
import { StatusCard } from './status-card.tsx'
import { toldLate } from './told-late.ts'
import { UnassignedCard } from './unassigned-card.tsx'

const ApprovedCard = lazyPart(async () => (await import('./approved-card.tsx')).ApprovedCard)
const CallCard = lazyPart(async () => (await import('./call-card.tsx')).CallCard)
const ToldLateCard = lazyPart(async () => (await import('./told-late-card.tsx')).ToldLateCard)
const FirstStepsCard = lazyPart(async () => (await import('./first-steps-card.tsx')).FirstStepsCard)
const OfficeSampleCard = lazyPart(
  async () => (await import('./office-sample-card.tsx')).OfficeSampleCard,
)
/** With this many orders a company needs no introduction. */
const knownAfter = 20

/** Decisions and where everyone is first, then the numbers, then what just happened. */
export function OfficeHome() {
  const t = useT()
  const clock = useNow()
  const now = new Date(clock).toISOString()
  // The minute for which the numbers are counted.
  const minute = Math.floor(clock / 60_000) * 60_000
  const timeZone = useTimeZone()
  const today = localDay(now, timeZone)
  const actor = useActor()
  const items = useLive(orderList({}))
  const metrics = useMetrics({ kind: 'home' })
  const atRisk = metrics.value?.atRisk ?? []
  const people = useLive(team())
  const away = useLive(awayDays())
  const mayConvert = actor !== null && can(actor, 'estimate/convert')
  const offer = offerOf(actor, 'order/create')
  const isLoading = (useSyncStatus()?.download ?? null) !== null
  const figures = items && officeFigures(items, now, timeZone)
  const late = items ? toldLate(items, { today, timeZone }) : []
  const own = items?.filter(({ order }) => !isSampleId(order.id)) ?? []

  return (
    <Page
      title={t('dashboard.home')}
      width="full"
      actions={
        <>
          <ButtonLink href="/dashboard/reports" icon={<ChartColumn aria-hidden="true" />}>
            {t('metrics.reports')}
          </ButtonLink>
          {offer && (
            <ButtonLink href="/orders/new" variant="primary" icon={<Plus aria-hidden="true" />}>
              {t('dashboard.newOrder')}
            </ButtonLink>
          )}
        </>
      }
    >
      {!figures && <Skeleton label={t('dashboard.loading')} count={6} />}
      {items && figures && (
        <>
          {!isLoading && own.length < knownAfter && <FirstStepsCard orders={own} />}
          {own.length < items.length && <OfficeSampleCard />}
          <div className={styles.columns}>
            <div className={styles.column}>
              <AskedCard asked={figures.asked} people={people ?? []} />
              {late.length > 0 && <ToldLateCard told={late} people={people ?? []} />}
              {mayConvert && <ApprovedCard />}
              <AwayCard
                away={ordersWhileAway(
                  items.map(({ order }) => order),
                  away ?? [],
                  { today, timeZone },
                )}
                today={today}
                people={people ?? []}
              />
              {metrics.value?.toCall && metrics.value.toCall.length > 0 && (
                <CallCard visits={metrics.value.toCall} items={items} />
              )}
              <LateCard
                items={listOrders(items, atRisk, { now: minute, timeZone }).behind}
                atRisk={atRisk}
                people={people ?? []}
                isLoading={isLoading}
              />
              <UnassignedCard items={figures.unassigned} isLoading={isLoading} />
            </div>
            <div className={styles.column}>
              <PeopleCard
                atWork={peopleAtWork(people ?? [], items, away ?? [], { now, timeZone })}
                isLoading={isLoading || !people}
                actions={<RequestsLink />}
              />
              <StatusCard byStatus={figures.byStatus} isLoading={isLoading} />
            </div>
          </div>
          <NumberStats answer={metrics.isLoaded ? metrics.value : null} />
          <div className={metricStyles.more}>
            {metrics.hasFailed ? (
              <p>{t('metrics.failed')}</p>
            ) : (
              <p className={metricStyles.links}>
                <Link href="/orders?state=toSend&day=soon">
                  {t('metrics.toSend', { count: figures.toSend })}
                </Link>
                <Link href="/orders?state=running">
                  {t('metrics.running', { count: figures.running })}
                </Link>
                <Link href="/orders/review">
                  {t('metrics.toReview', { count: figures.toReview })}
                </Link>
              </p>
            )}
            <CountingButton />
          </div>
          <LatestCard items={figures.latest} people={people ?? []} isLoading={isLoading} />
        </>
      )}
    </Page>
  )
}
