import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import { SubscriptionNotice } from './subscription-notice.tsx'

/** The notice above other pages, with the way to the subscription. */
export function SubscriptionBanner({ company }: { company: Company }) {
  const t = useT()
  return (
    <SubscriptionNotice
      company={company}
      action={<ButtonLink href="/subscription">{t('subscription.view')}</ButtonLink>}
    />
  )
}
