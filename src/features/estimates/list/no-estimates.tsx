import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { EstimateFilter } from './estimate-filter.ts'

interface NoEstimatesProps {
  /** There are none at all. */
  isEmpty: boolean
  onChange: (changes: Partial<EstimateFilter>) => void
}

/** No estimate matches, or there are none yet. */
export function NoEstimates({ isEmpty, onChange }: NoEstimatesProps) {
  const t = useT()
  if (isEmpty) return <EmptyState title={t('estimates.none')}>{t('estimates.noneNote')}</EmptyState>
  return (
    <EmptyState
      title={t('estimates.noneMatch')}
      action={
        <Button onPress={() => onChange({ view: 'all', customerId: '', text: '' })}>
          {t('estimates.clear')}
        </Button>
      }
    />
  )
}
