import { Check, Circle } from 'lucide-react'
import { inviteList, type OrderListItem, ownCustomers, sampleData, team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type FirstStepName, firstSteps } from './first-steps.ts'
import styles from './first-steps-card.module.css'
import { AddSampleRow } from './sample/add-sample-row.tsx'

const targets: Readonly<Record<FirstStepName, string>> = {
  invite: '/technician-invites/new',
  customer: '/customers/new',
  order: '/orders/new',
  phone: '/orders?state=toSend',
}

/**
 * What sets up a new company: each step is ticked once it is done, and the card goes when all are. `orders` are the
 * company's own: sample data ticks nothing.
 */
export function FirstStepsCard({ orders }: { orders: readonly OrderListItem[] }) {
  const t = useT()
  const people = useLive(team())
  const invites = useLive(inviteList())
  const customers = useLive(ownCustomers())
  const sample = useLive(sampleData())
  if (!people || !invites || customers === undefined) return null
  const steps = firstSteps({ people: people.length + invites.length, customers, orders })
  if (steps.length === 0) return null
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Card title={t('firstSteps.title')} flush>
      <ol className={styles.steps}>
        {steps.map(({ name, isDone }) => (
          <li key={name} className={styles.step} data-done={isDone || undefined}>
            {isDone ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <div className={styles.text}>
              <p className={styles.title}>
                {t(`firstSteps.${name}`)}
                {isDone && <VisuallyHidden> ({t('firstSteps.done')})</VisuallyHidden>}
              </p>
              {!isDone && <p className={styles.note}>{t(`firstStepNote.${name}`)}</p>}
            </div>
            {!isDone && (
              <ButtonLink
                href={targets[name]}
                size="small"
                variant={name === next?.name ? 'primary' : 'secondary'}
              >
                {t(`firstStepButton.${name}`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
      {sample?.hasAny === false && <AddSampleRow round={sample.nextRound} />}
    </Card>
  )
}
