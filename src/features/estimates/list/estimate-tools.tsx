import { X } from 'lucide-react'
import { useMemo } from 'react'
import type { EstimateListItem } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { type EstimateFilter, estimateViews, filterEstimates } from './estimate-filter.ts'

export interface EstimateToolsProps {
  filter: EstimateFilter
  onChange: (changes: Partial<EstimateFilter>) => void
  items: readonly EstimateListItem[]
  today: string
}

/** The search field, and a filter for each state. */
export function EstimateTools({ filter, onChange, items, today }: EstimateToolsProps) {
  const t = useT()
  const { view, customerId } = filter
  const counts = useMemo(() => {
    const countOf = (one: EstimateFilter['view']) =>
      filterEstimates(items, { view: one, customerId: '', text: '' }, today).length || undefined
    return { draft: countOf('draft'), sent: countOf('sent'), approved: countOf('approved') }
  }, [items, today])
  const customer = items.find(({ estimate }) => estimate.customerId === customerId)
  return (
    <>
      <SearchField
        label={t('estimates.search')}
        hideLabel
        placeholder={t('estimates.searchHint')}
        value={filter.text}
        data-search
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <ChipRow label={t('estimates.filter')}>
        {estimateViews.map((one) => (
          <Chip
            key={one}
            count={one in counts ? counts[one as keyof typeof counts] : undefined}
            isSelected={one === view}
            onPress={() => onChange({ view: one })}
          >
            {one === 'all' ? t('estimates.all') : t(`estimateState.${one}`)}
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
    </>
  )
}
