import { Check, Minus } from 'lucide-react'
import { useFormat, useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type Plan, planFeatures, plans, pricesIn } from './plans.ts'
import styles from './price-table.module.css'

export function PriceTable() {
  return (
    <div className={styles.plans}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </div>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const t = useT()
  const format = useFormat()
  return (
    <section className={styles.plan} data-usual={plan.usual || undefined}>
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.for}>{t('landing.upTo', { count: plan.maxSeats })}</p>
      <p className={styles.price}>
        <strong>{format.money(plan.monthlyMinor, pricesIn)}</strong> {t('landing.perPerson')}
      </p>
      <ul className={styles.features}>
        {planFeatures.map((feature) => {
          const included = plan.features.includes(feature)
          return (
            <li key={feature} data-missing={!included || undefined}>
              {included ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
              <VisuallyHidden>
                {t(included ? 'landing.included' : 'landing.notIncluded')}:{' '}
              </VisuallyHidden>
              {t(`landing.feature.${feature}`)}
            </li>
          )
        })}
      </ul>
      <ButtonLink href="/register" variant={plan.usual ? 'primary' : 'secondary'} wide>
        {t('landing.choose')}
      </ButtonLink>
    </section>
  )
}
