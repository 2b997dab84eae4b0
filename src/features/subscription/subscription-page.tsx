import { team } from '#data/index.ts'
import { useLive, useCompany } from '#data/react.ts'
import type { Feature } from '#domain/access/features.ts'
import { planOf } from '#domain/subscription/plans.ts'
import type { Company } from '#domain/entities/company.ts'
import { type MessageKey, useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { BillingSection } from './billing-section.tsx'
import { SubscriptionNotice } from './subscription-notice.tsx'

/** The plan and subscription status from the company document. */
export function SubscriptionPage() {
  const t = useT()
  const company = useCompany()
  return (
    <Page title={t('subscription.title')} width="narrow">
      {company ? <State company={company} /> : <EmptyState title={t('admin.none')} />}
    </Page>
  )
}

function State({ company }: { company: Company }) {
  const t = useT()
  const format = useFormat()
  const nameOf = (feature: string) => (isFeature(feature) ? t(featureNames[feature]) : feature)
  const people = useLive(team())?.filter(({ status }) => status === 'active')
  return (
    <>
      <SubscriptionNotice company={company} />
      <BillingSection />
      <Card title={company.name}>
        <Facts
          items={[
            {
              term: t('subscription.status'),
              detail: <Status status={company.subscriptionStatus} />,
            },
            ...(company.plan === null || planOf(company.plan)
              ? []
              : [{ term: t('subscription.plan'), detail: company.plan }]),
            { term: t('subscription.people'), detail: people?.length ?? '…' },
            ...(company.disabledFeatures.length > 0
              ? [
                  {
                    term: t('subscription.notInPlan'),
                    detail: format.list(company.disabledFeatures.map(nameOf)),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <Card
        title={t('admin.section.data')}
        actions={
          <ButtonLink href="/admin/data" size="small">
            {t('yourData.open')}
          </ButtonLink>
        }
      >
        <p>{t('admin.sectionNote.data')}</p>
      </Card>
    </>
  )
}

const featureNames = {
  orders: 'orders.title',
  schedule: 'schedule.title',
  tracking: 'tracking.title',
  customers: 'customers.title',
  inventory: 'inventory.title',
  technicians: 'technicians.title',
} as const satisfies Record<Feature, MessageKey>

function isFeature(name: string): name is Feature {
  return Object.hasOwn(featureNames, name)
}

/** Known statuses are translated; any other is shown as the payment provider wrote it. */
function Status({ status }: { status: string }) {
  const t = useT()
  if (status === 'active') return t('subscription.status.active')
  if (status === 'trialing') return t('subscription.status.trialing')
  if (status === 'past_due' || status === 'unpaid') return t('subscription.status.unpaid')
  if (status === 'canceled') return t('subscription.status.canceled')
  if (status === 'paused') return t('subscription.status.paused')
  return status === '' ? t('subscription.status.none') : status
}
