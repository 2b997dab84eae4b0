import { memo } from 'react'
import { EstimateStateBadge } from '#components/estimate/estimate-state-badge.tsx'
import { totalsText } from '#components/estimate/totals-text.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { EstimateListItem } from '#data/index.ts'
import { estimateState } from '#domain/estimate/estimate-state.ts'
import { useFormat } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'

export interface EstimateRowProps {
  item: EstimateListItem
  /** Added to the link, so that the way back leads to the same list. */
  search: string
  today: string
}

/** An estimate in the list. Memoised because a list scrolls through many rows. */
export const EstimateRow = memo(function EstimateRow({ item, search, today }: EstimateRowProps) {
  const format = useFormat()
  const { estimate, customerName, totalsMinor, isUnsent } = item
  return (
    <ListRow
      href={`/estimates/${estimate.id}${search}`}
      title={estimate.title}
      titleEnd={
        <>
          {isUnsent && <UnsentMark />}
          <span className="tabular">{totalsText(format, totalsMinor, estimate.currency)}</span>
        </>
      }
      note={[estimate.ref, customerName].filter(Boolean).join(' · ')}
      noteEnd={<EstimateStateBadge state={estimateState(estimate, today)} bare />}
    />
  )
})
