import { Plus } from 'lucide-react'
import { useRhythmText } from '#components/plan/use-rhythm-text.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { type CustomerView, plansOf } from '#data/index.ts'
import { useActor, useFeature, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './customer-orders.module.css'

/** A customer's maintenance plans; only the office has them. */
export function CustomerPlans({ view: { customer, sites } }: { view: CustomerView }) {
  const t = useT()
  const actor = useActor()
  const isOpen = useFeature('schedule')
  const plans = useLive(plansOf(customer.id))
  const rhythmText = useRhythmText()
  if (!actor || !can(actor, 'plan/edit') || !isOpen || !plans) return null
  if (plans.length === 0 && customer.erasedAt !== null) return null
  const siteOf = (siteId: string) => {
    const site = sites.find(({ id }) => id === siteId)
    return site ? site.name || (addressLines(site.address)[0] ?? '') : ''
  }
  return (
    <Card
      title={t('plans.ofCustomer')}
      flush={plans.length > 0}
      actions={
        customer.erasedAt === null && (
          <ButtonLink
            href={`/plans?${new URLSearchParams({ new: '1', customer: customer.id })}`}
            size="small"
            icon={<Plus aria-hidden="true" />}
          >
            {t('plans.newShort')}
          </ButtonLink>
        )
      }
    >
      {plans.length === 0 ? (
        <p>{t('plans.noneHere')}</p>
      ) : (
        <ul className={styles.list}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <ListRow
                href={`/plans/${plan.id}`}
                title={plan.title}
                titleEnd={plan.isPaused ? t('plans.state.paused') : undefined}
                note={rhythmText(plan)}
                noteEnd={siteOf(plan.siteId)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
