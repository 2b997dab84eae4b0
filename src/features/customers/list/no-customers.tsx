import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** No customer matches, or there are none yet. */
export function NoCustomers({ isEmpty }: { isEmpty: boolean }) {
  const t = useT()
  return (
    <EmptyState
      title={t(isEmpty ? 'customers.none' : 'customers.noneMatch')}
      drawing={isEmpty ? <EmptyDrawing of="customers" /> : undefined}
    >
      {isEmpty ? t('customers.noneNote') : undefined}
    </EmptyState>
  )
}
