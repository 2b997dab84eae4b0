import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** No plan matches, or there are none yet. */
export function NoPlans({ isEmpty }: { isEmpty: boolean }) {
  const t = useT()
  return (
    <EmptyState title={t(isEmpty ? 'plans.none' : 'plans.noneMatch')}>
      {isEmpty ? t('plans.noneNote') : undefined}
    </EmptyState>
  )
}
