import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { withoutAccess } from './without-access.ts'

/** Warns that an order sent back would reach no one, and leads to where someone else is assigned. */
export function NoAccessBanner({ order: { id, assigneeIds } }: { order: Order }) {
  const t = useT()
  const format = useFormat()
  const names = withoutAccess(useLive(team()), assigneeIds)
  if (names === null) return null
  return (
    <Banner
      tone="attention"
      title={
        names.length === 0
          ? t('orders.unassigned')
          : t('review.deactivated', { names: format.list(names), count: names.length })
      }
      action={
        <ButtonLink href={`/orders/${id}`} size="small">
          {t('dashboard.open')}
        </ButtonLink>
      }
    >
      {t('review.assignOther')}
    </Banner>
  )
}
