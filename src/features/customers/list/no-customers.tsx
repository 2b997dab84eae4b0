import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** No customer matches, or there are none yet. */
export function NoCustomers({ isEmpty }: { isEmpty: boolean }) {
  const t = useT()
  return (
    <EmptyState title={t(isEmpty ? 'customers.none' : 'customers.noneMatch')}>
      {isEmpty ? t('customers.noneNote') : undefined}
    </EmptyState>
  )
}
