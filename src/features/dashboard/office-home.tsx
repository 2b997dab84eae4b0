import { Plus } from 'lucide-react'
import { lazyPart } from '#components/lazy-part.ts'
import { orderList, team } from '#data/index.ts'
import { useActor, useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import { isSampleId } from '#domain/entities/sample-id.ts'
import { useNow, useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Stat, StatRow } from '#ui/layout/stat.tsx'
import { LatestCard } from './latest-card.tsx'
import { officeFigures, peopleAtWork } from './office-figures.ts'
import styles from './office-home.module.css'
import { PeopleCard } from './people-card.tsx'
import { StatusCard } from './status-card.tsx'
import { UnassignedCard } from './unassigned-card.tsx'

const FirstStepsCard = lazyPart(async () => (await import('./first-steps-card.tsx')).FirstStepsCard)
const OfficeSampleCard = lazyPart(
  async () => (await import('./sample/office-sample-card.tsx')).OfficeSampleCard,
)
const AtRiskStat = lazyPart(async () => (await import('./at-risk-stat.tsx')).AtRiskStat)
const RequestsLink = lazyPart(async () => (await import('./requests-link.tsx')).RequestsLink, 'app')

/** With this many orders a company needs no introduction. */
const knownAfter = 20

/** Decisions first, then where everyone is, then what just happened. */
export function OfficeHome() {
  const t = useT()
  const now = new Date(useNow()).toISOString()
  const timeZone = useTimeZone()
  const actor = useActor()
  const items = useLive(orderList({}))
  const people = useLive(team())
  const offer = offerOf(actor, 'order/create')
  const isLoading = (useSyncStatus()?.download ?? null) !== null
  const figures = items && officeFigures(items, now, timeZone)
  const own = items?.filter(({ order }) => !isSampleId(order.id)) ?? []

  return (
    <Page
      title={t('dashboard.home')}
      width="full"
      actions={
        offer && (
          <ButtonLink href="/orders/new" variant="primary" icon={<Plus aria-hidden="true" />}>
            {t('dashboard.newOrder')}
          </ButtonLink>
        )
      }
    >
      {!figures && <Skeleton label={t('dashboard.loading')} count={6} />}
      {items && figures && (
        <>
          {!isLoading && own.length < knownAfter && <FirstStepsCard orders={own} />}
          {own.length < items.length && <OfficeSampleCard />}
          <StatRow>
            <Stat
              label={t('dashboard.unassigned')}
              value={figures.unassigned.length}
              note={t('dashboard.unassignedNote')}
              href="/orders?state=unassigned"
            />
            <Stat
              label={t('dashboard.toSend')}
              value={figures.toSend}
              note={t('dashboard.toSendNote')}
              href="/orders?state=toSend&day=soon"
            />
            <Stat
              label={t('dashboard.late')}
              value={figures.late}
              note={t('dashboard.lateNote')}
              href="/orders?day=late"
            />
            <Stat
              label={t('dashboard.inProgress')}
              value={figures.running}
              note={t('dashboard.inProgressNote')}
              href="/orders?state=running"
            />
            <Stat
              label={t('dashboard.todayCount')}
              value={figures.today}
              note={t('dashboard.todayNote')}
              href="/orders?state=all&day=today"
            />
            <Stat
              label={t('dashboard.toReview')}
              value={figures.toReview}
              note={t('dashboard.toReviewNote')}
              href="/orders?state=review"
            />
          </StatRow>
          {actor?.role === 'owner' && (
            // On a line of its own, since amounts are long.
            <StatRow>
              <AtRiskStat placeholder={<Stat label="…" value="…" note="…" />} />
            </StatRow>
          )}
          <div className={styles.columns}>
            <div className={styles.column}>
              <UnassignedCard items={figures.unassigned} isLoading={isLoading} />
              <LatestCard items={figures.latest} people={people ?? []} isLoading={isLoading} />
            </div>
            <div className={styles.column}>
              <PeopleCard
                atWork={peopleAtWork(people ?? [], items, now, timeZone)}
                isLoading={isLoading || !people}
                actions={<RequestsLink />}
              />
              <StatusCard byStatus={figures.byStatus} isLoading={isLoading} />
            </div>
          </div>
        </>
      )}
    </Page>
  )
}
