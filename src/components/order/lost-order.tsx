import { UserRoundX } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { ButtonLink } from '#ui/link.tsx'

/** Stands where the status of an order would, which is only here because of changes that were refused. */
export function LostBadge() {
  const t = useT()
  return (
    <Badge tone="attention" icon={<UserRoundX aria-hidden="true" />}>
      {t('lostOrder.badge')}
    </Badge>
  )
}

/** Says that the order is no longer this person's, and leads to what they can do about their changes. */
export function LostBanner() {
  const t = useT()
  return (
    <Banner
      tone="attention"
      icon={<UserRoundX aria-hidden="true" />}
      title={t('lostOrder.title')}
      action={<ResolveLink />}
    >
      {t('lostOrder.note')}
    </Banner>
  )
}

/** In place of the next step, within thumb reach. */
export function ResolveLink({ wide = false }: { wide?: boolean }) {
  const t = useT()
  return (
    <ButtonLink
      href="?panel=sync"
      {...(wide && { variant: 'primary' as const, size: 'large' as const, wide })}
    >
      {t('lostOrder.resolve')}
    </ButtonLink>
  )
}
