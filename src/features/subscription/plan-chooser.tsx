import { useId, useState } from 'react'
import { MoneyText } from '#components/text/money-text.tsx'
import { problemText } from '#components/text/problem-text.ts'
import { useData } from '#data/react.ts'
import type { BillingState } from '#data/index.ts'
import { planOf, plans } from '#domain/subscription/plans.ts'
import type { Interval, Offer } from '#domain/subscription/offer.ts'
import { useLocale, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { openPage } from './open-page.ts'
import { refusalText } from './refusal-text.ts'
import styles from './subscription.module.css'

/** The plans with what they cost for these seats, each with a way to its checkout. */
export function PlanChooser({ billing }: { billing: BillingState }) {
  const t = useT()
  const used = Math.max(1, billing.seatsUsed ?? 1)
  const [interval, setInterval] = useState<Interval>('month')
  const [text, setText] = useState(String(used))
  const seats = /^\d{1,3}$/.test(text) ? Number(text) : 0
  const isEnough = seats >= used && seats <= 200
  const checkout = useCheckout()
  return (
    <Card title={t('subscription.choose')}>
      <div className={styles.stack}>
        <RadioGroup
          label={t('subscription.billed')}
          value={interval}
          onChange={(event) => setInterval(event.target.value === 'year' ? 'year' : 'month')}
          options={[
            { value: 'month', label: t('subscription.monthly') },
            { value: 'year', label: t('subscription.yearly') },
          ]}
        />
        <TextField
          label={t('subscription.seats')}
          description={t('subscription.seatsHint', { count: used })}
          error={isEnough ? undefined : t('subscription.seatsWrong', { min: used, max: 200 })}
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {checkout.problem !== null && <p role="alert">{checkout.problem}</p>}
        <ul className={styles.plans}>
          {inOrder(billing.offers).map((offer) => (
            <PlanRow
              key={offer.productId}
              offer={offer}
              interval={interval}
              seats={isEnough ? seats : used}
              isDisabled={!isEnough || checkout.pending !== null}
              isPending={checkout.pending === offer.productId}
              onChoose={(priceId) => void checkout.begin(offer.productId, priceId, seats)}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** The smallest plan first. */
function inOrder(offers: readonly Offer[]): readonly Offer[] {
  const place = ({ plan }: Offer): number => plans.findIndex(({ id }) => id === plan)
  return offers.toSorted((a, b) => place(a) - place(b))
}

interface PlanRowProps {
  offer: Offer
  interval: Interval
  seats: number
  isDisabled: boolean
  isPending: boolean
  onChoose: (priceId: string) => void
}

function PlanRow({ offer, interval, seats, isDisabled, isPending, onChoose }: PlanRowProps) {
  const t = useT()
  const reasonId = useId()
  const price = offer.prices.find((each) => each.interval === interval)
  const plan = planOf(offer.plan)
  if (!price || !plan) return null
  const isTooSmall = seats > plan.maxSeats
  return (
    <li className={styles.plan}>
      <div>
        <h3>{offer.name}</h3>
        <p>
          {t(plan.without.length > 0 ? 'subscription.someFeatures' : 'subscription.allFeatures', {
            count: plan.maxSeats,
          })}
        </p>
        <p>
          <strong>
            <MoneyText minor={price.amountMinor * seats} currency={price.currency} />
          </strong>{' '}
          {t(interval === 'month' ? 'subscription.aMonth' : 'subscription.aYear')}
        </p>
        {isTooSmall && (
          <p id={reasonId} className={styles.reason}>
            {t('subscription.tooSmall', { count: seats })}
          </p>
        )}
      </div>
      <Button
        variant="primary"
        isDisabled={isDisabled || isTooSmall}
        pending={isPending}
        aria-label={t('subscription.chooseNamed', { plan: offer.name })}
        aria-describedby={isTooSmall ? reasonId : undefined}
        onPress={() => onChoose(price.id)}
      >
        {t('subscription.subscribe')}
      </Button>
    </li>
  )
}

function useCheckout() {
  const t = useT()
  const data = useData()
  const language = useLocale()
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function begin(productId: string, priceId: string, seats: number): Promise<void> {
    setPending(productId)
    setProblem(null)
    const { billing } = await data.loadCompanyData()
    const begun = await billing.startCheckout({ productId, priceId, seats, language })
    if (!begun.ok) setProblem(problemText(t, begun.problem))
    else if ('refusal' in begun.value) setProblem(refusalText(t, begun.value.refusal))
    else return openPage(begun.value.url)
    setPending(null)
  }
  return { pending, problem, begin }
}
