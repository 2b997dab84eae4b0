import { useState } from 'react'
import { WhenText } from '#components/text/when-text.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData } from '#data/react.ts'
import type { BillingState } from '#data/index.ts'
import type { OwnSubscription } from '#domain/subscription/own-subscription.ts'
import { useLocale, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { openPage } from './open-page.ts'

interface CurrentPlanProps {
  billing: BillingState
  subscription: OwnSubscription
}

/** What the company has subscribed to, with the way to change it. */
export function CurrentPlan({ billing, subscription }: CurrentPlanProps) {
  const t = useT()
  const data = useData()
  const language = useLocale()
  const showProblem = useProblemToast()
  const [pending, setPending] = useState(false)
  const { current_period_end: end } = subscription
  const offer = billing.offers.find(({ prices }) =>
    prices.some(({ id }) => id === subscription.items[0]?.price),
  )

  async function open() {
    setPending(true)
    const answer = await (await data.loadCompanyData()).billing.openPortal(language)
    if (answer.ok) return openPage(answer.value)
    setPending(false)
    showProblem(answer.problem)
  }

  return (
    <Card
      title={offer?.name ?? t('subscription.plan')}
      actions={
        <Button size="small" pending={pending} onPress={() => void open()}>
          {t('subscription.manage')}
        </Button>
      }
    >
      <Facts
        items={[
          {
            term: t('subscription.seats'),
            detail: t('subscription.seatsUsed', {
              used: billing.seatsUsed ?? 0,
              limit: subscription.quantity ?? 0,
            }),
          },
          ...(end === null
            ? []
            : [
                {
                  term: t(
                    subscription.cancel_at_period_end
                      ? 'subscription.endsOn'
                      : 'subscription.renewsOn',
                  ),
                  detail: <WhenText at={end} show="date" />,
                },
              ]),
        ]}
      />
      <p>{t('subscription.manageHint')}</p>
    </Card>
  )
}
