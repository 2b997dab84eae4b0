import { problemText } from '#components/text/problem-text.ts'
import { useSyncStatus } from '#data/react.ts'
import { isCurrent } from '#domain/subscription/own-subscription.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ErrorState } from '#ui/layout/error-state.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import { SubscriptionInvoices } from './subscription-invoices.tsx'
import { useBilling } from './use-billing.ts'

/** What was bought and what can be bought, which only the server knows. */
export function BillingSection() {
  const t = useT()
  const isOnline = useSyncStatus()?.online ?? true
  const { billing, isConfirming, reload } = useBilling()
  const retry = <Button onPress={reload}>{t('action.retry')}</Button>
  if (billing?.ok !== true && !isOnline)
    return (
      <EmptyState title={t('subscription.offlineTitle')} action={retry}>
        {t('subscription.offlineHint')}
      </EmptyState>
    )
  if (!billing) return <Skeleton label={t('subscription.loading')} count={3} />
  if (!billing.ok)
    return (
      <ErrorState title={t('subscription.notLoaded')} action={retry}>
        {problemText(t, billing.problem)}
      </ErrorState>
    )
  const { subscription, invoices, offers } = billing.value
  const current = subscription !== null && isCurrent(subscription) ? subscription : null
  return (
    <>
      {isConfirming && (
        <Banner announce title={t('subscription.confirming')}>
          {t('subscription.confirmingHint')}
        </Banner>
      )}
      {current && <CurrentPlan billing={billing.value} subscription={current} />}
      {!current && !isConfirming && offers.length > 0 && <PlanChooser billing={billing.value} />}
      {!current && !isConfirming && offers.length === 0 && (
        <EmptyState title={t('subscription.noOffers')}>{t('subscription.noOffersHint')}</EmptyState>
      )}
      <SubscriptionInvoices invoices={invoices} />
    </>
  )
}
