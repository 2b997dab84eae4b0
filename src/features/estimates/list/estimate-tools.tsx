import { X } from 'lucide-react'
import { useMemo } from 'react'
import type { EstimateListItem } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { type EstimateFilter, estimateViews, filterEstimates } from './estimate-filter.ts'

interface FilterProps {
  filter: EstimateFilter
  onChange: (changes: Partial<EstimateFilter>) => void
}

/** The search field. */
export function EstimateSearch({ filter, onChange }: FilterProps) {
  const t = useT()
  return (
    <SearchField
      label={t('estimates.search')}
      hideLabel
      placeholder={t('estimates.searchHint')}
      value={filter.text}
      data-search
      onChange={(event) => onChange({ text: event.target.value })}
    />
  )
}

export interface EstimateViewsProps extends FilterProps {
  items: readonly EstimateListItem[]
  today: string
}

/** A filter for each state, and the customer whose estimates are shown. */
export function EstimateViews({ filter, onChange, items, today }: EstimateViewsProps) {
  const t = useT()
  const { view, customerId } = filter
  const counts = useMemo(() => {
    const countOf = (one: EstimateFilter['view']) =>
      filterEstimates(items, { view: one, customerId: '', text: '' }, today).length || undefined
    return { draft: countOf('draft'), sent: countOf('sent'), approved: countOf('approved') }
  }, [items, today])
  const customer = items.find(({ estimate }) => estimate.customerId === customerId)
  return (
    <ChipRow label={t('estimates.filter')}>
      {estimateViews.map((one) => (
        <Chip
          key={one}
          count={one in counts ? counts[one as keyof typeof counts] : undefined}
          isSelected={one === view}
          onPress={() => onChange({ view: one })}
        >
          {t(`estimates.show.${one}`)}
        </Chip>
      ))}
      {customerId !== '' && (
        <Chip
          isSelected
          icon={<X aria-hidden="true" />}
          onPress={() => onChange({ customerId: '' })}
        >
          {customer?.customerName || t('invoices.customer')}
        </Chip>
      )}
    </ChipRow>
  )
}
