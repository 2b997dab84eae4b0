import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'

/** No order matches the filters, or there are no orders yet. */
export function NoOrders({ filtered, office }: { filtered: boolean; office: boolean }) {
  const t = useT()
  if (filtered) {
    return (
      <EmptyState
        title={t('orders.noneMatch')}
        action={<ButtonLink href="/orders">{t('orders.clearFilters')}</ButtonLink>}
      >
        {t('orders.noneMatchNote')}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('orders.none')} drawing={<EmptyDrawing of="orders" />}>
      {t(office ? 'orders.noneOfficeNote' : 'orders.noneNote')}
    </EmptyState>
  )
}
