import { useRhythmText } from '#components/plan/use-rhythm-text.ts'
import { plansOf } from '#data/index.ts'
import { useActor, useFeature, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import listStyles from './customer-orders.module.css'
import styles from './site-assets.module.css'

export interface SitePlansProps {
  customerId: string
  siteId: string
  /** Only those about this piece of equipment. */
  assetId?: string
}

/** The maintenance plans of one site; only the office has them. */
export function SitePlans({ customerId, siteId, assetId }: SitePlansProps) {
  const t = useT()
  const actor = useActor()
  const isOpen = useFeature('schedule')
  const rhythmText = useRhythmText()
  const plans = useLive(plansOf(customerId))?.filter(
    (plan) => plan.siteId === siteId && (assetId === undefined || plan.assetIds.includes(assetId)),
  )
  if (!actor || !can(actor, 'plan/edit') || !isOpen || !plans || plans.length === 0) return null
  return (
    <section className={styles.assets}>
      <h3 className={styles.title}>{t('plans.ofCustomer')}</h3>
      <ul className={listStyles.list}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <ListRow
              href={`/plans/${plan.id}`}
              title={plan.title}
              titleEnd={plan.isPaused ? t('plans.state.paused') : undefined}
              note={rhythmText(plan)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
