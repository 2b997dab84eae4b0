import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { assigneeLabel } from '#components/people/member-label.ts'
import { EntryTime } from '#components/order/entry-time.tsx'
import { seriesText } from '#components/order/series-text.ts'
import { PlanText } from '#components/order/plan-text.tsx'
import { SiteTime } from '#components/text/site-time.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { orderVisits, ownEntries, team } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { unneededEntries } from '#domain/booking/later-entries.ts'
import { isSameInstant } from '#domain/booking/is-same-instant.ts'
import type { Order } from '#domain/entities/order.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { AllVisits } from './all-visits.tsx'
import styles from './plan-card.module.css'
import { useFitIn } from './use-fit-in.ts'
import { useNeedFacts } from './use-need-facts.tsx'

const PlanSheet = lazySheet(async () => (await import('../form/plan-sheet.tsx')).PlanSheet)

/** When the order is scheduled and who is assigned; the office can change both. */
export function PlanCard({
  order,
  siteZone,
  unsentFields,
}: {
  order: Order
  /** The site's own time zone; null for the company's. */
  siteZone: string | null
  unsentFields: readonly string[]
}) {
  const t = useT()
  const actor = useActor()
  const format = useFormat()
  const zones = { siteZone, timeZone: useTimeZone() }
  const people = useLive(team())
  const [planning, setPlanning] = useState(false)
  const fitInUrgent = useFitIn(order)
  const fitIn = order.priority === 'urgent' ? fitInUrgent : null
  const mayAssign = actor !== null && can(actor, 'order/assign', { ...order })
  const names = order.assigneeIds.map((uid) => assigneeLabel(t, people, uid))
  const own = useLive(ownEntries(order.id)) ?? []
  // An order shows the times of one visit only, which may be someone else's.
  const isAsOrdered = own.every(({ start }) => isSameInstant(start, order.plannedStart))
  const unneeded = unneededEntries(order, own, zones.timeZone)
  const visits = useLive(orderVisits(order.id))?.visits ?? []
  const needs = useNeedFacts(order, (id) => people?.find((one) => one.id === id)?.name)
  const unsent = (...fields: string[]) => fields.some((field) => unsentFields.includes(field))

  return (
    <Card
      title={t('orders.plan')}
      actions={
        (fitIn || mayAssign) && (
          <span className={styles.actions}>
            {fitIn && (
              <Button size="small" variant="primary" onPress={fitIn}>
                {t('board.urgentOpen')}
              </Button>
            )}
            {mayAssign && (
              <Button size="small" onPress={() => setPlanning(true)}>
                {t(names.length === 0 ? 'orders.assign' : 'orders.changePlan')}
              </Button>
            )}
          </span>
        )
      }
    >
      <Facts
        items={[
          {
            term: t('orders.when'),
            detail: (
              <>
                <PlanText start={order.plannedStart} end={order.plannedEnd} />
                <SiteTime start={order.plannedStart} end={order.plannedEnd} zones={zones} />
                {unsent('plannedStart', 'plannedEnd') && <UnsentMark />}
              </>
            ),
          },
          ...(mayAssign && visits.length > 1
            ? [
                {
                  term: t('orders.visits'),
                  detail: <AllVisits visits={visits} timeZone={zones.timeZone} />,
                },
              ]
            : []),
          ...(isAsOrdered
            ? []
            : [
                {
                  term: t('orders.yourVisits'),
                  detail: own.map((entry) => (
                    <div key={entry.id} className={styles.visit}>
                      {unneeded.includes(entry) ? (
                        <s className={styles.part}>
                          <EntryTime entry={entry} timeZone={zones.timeZone} />
                        </s>
                      ) : (
                        <EntryTime entry={entry} timeZone={zones.timeZone} />
                      )}
                      <span className={styles.part}>
                        {unneeded.includes(entry)
                          ? t('laterVisit.notNeeded')
                          : seriesText(t, entry.series)}
                      </span>
                    </div>
                  )),
                },
              ]),
          ...(order.windowStart === null
            ? []
            : [
                {
                  term: t('orders.window'),
                  detail: (
                    <>
                      <PlanText start={order.windowStart} end={order.windowEnd} />
                      <SiteTime start={order.windowStart} end={order.windowEnd} zones={zones} />
                      {unsent('windowStart', 'windowEnd') && <UnsentMark />}
                    </>
                  ),
                },
              ]),
          {
            term: t('orders.who'),
            detail: (
              <>
                {names.length === 0 ? t('orders.unassigned') : format.list(names)}
                {unsent('assigneeIds') && <UnsentMark />}
              </>
            ),
          },
          ...needs,
          ...(mayAssign && names.length > 0 && (order.isSent || order.open)
            ? [
                {
                  term: t('orders.sent'),
                  detail: (
                    <>
                      <SentText order={order} />
                      {unsent('isSent') && <UnsentMark />}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {planning && (
        <Suspense fallback={null}>
          <PlanSheet order={order} onClose={() => setPlanning(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** Whether the order was sent to the technician, and when. */
function SentText({ order: { isSent, sentAt } }: { order: Order }) {
  const t = useT()
  if (!isSent) return t('orders.notSent')
  return sentAt === null ? t('orders.sentUnknown') : <WhenText at={sentAt} />
}
