import { Suspense, useState } from 'react'
import { ToldText } from '#components/dispatch/told-text.tsx'
import { PlanText } from '#components/order/plan-text.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { orderVisits } from '#data/index.ts'
import { useActor, useLive, useCompany } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Customer } from '#domain/entities/customer.ts'
import type { Order } from '#domain/entities/order.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './tell-card.module.css'

const TellVisit = lazySheet(async () => (await import('./tell-visit.tsx')).TellVisit)

/** Whether the customer knows when the visits of an order are; the office and those who were sent there tell them. */
export function TellCard({
  order,
  customer,
  siteZone,
}: {
  order: Order
  customer: Customer | null
  /** The site's own time zone; null for the company's. */
  siteZone: string | null
}) {
  const t = useT()
  const actor = useActor()
  const format = useFormat()
  const known = useLive(orderVisits(order.id))
  const company = useCompany()
  const [open, setOpen] = useState<PlannedVisit | null>(null)
  if (!actor || !known || !company) return null
  const isOffice = can(actor, 'booking/plan')
  const shown = known.visits.filter(
    (visit) =>
      visit.start !== null &&
      (isOffice || known.storedIds.includes(visit.id)) &&
      can(actor, 'booking/tell', { ...visit }),
  )
  if (shown.length === 0) return null

  return (
    <Card title={t('tell.card')}>
      <ul className={styles.visits}>
        {shown.map((visit) => (
          <li key={visit.id} className={styles.visit}>
            <span className={styles.text}>
              {shown.length > 1 &&
                (visit.start?.length === 10 ? (
                  <b>{format.day(visit.start)}</b>
                ) : (
                  <b>
                    <PlanText start={visit.start} end={null} />
                  </b>
                ))}
              <ToldText visit={visit} zones={{ siteZone, timeZone: company.timeZone }} />
            </span>
            <Button size="small" onPress={() => setOpen(visit)}>
              {t('tell.open')}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <TellVisit
            order={order}
            visit={known.visits.find(({ id }) => id === open.id) ?? open}
            visits={known.visits}
            // A technician knows only their own visits.
            {...(isOffice && { parts: known.parts })}
            customer={customer}
            siteZone={siteZone}
            company={company}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
