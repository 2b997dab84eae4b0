import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { Estimate } from '#domain/entities/estimate.ts'
import { estimateState } from '#domain/estimate/estimate-state.ts'
import { useFormat } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './estimate-rows.module.css'
import { EstimateStateBadge } from './estimate-state-badge.tsx'
import { totalsText } from './totals-text.ts'

export interface EstimateRowsProps {
  items: readonly {
    readonly estimate: Estimate
    readonly totalsMinor: readonly number[]
    readonly isUnsent: boolean
  }[]
  /** The company's day. */
  today: string
}

/** A few estimates of one customer or order, each a link. */
export function EstimateRows({ items, today }: EstimateRowsProps) {
  const format = useFormat()
  return (
    <ul className={styles.rows}>
      {items.map(({ estimate, totalsMinor, isUnsent }) => (
        <li key={estimate.id}>
          <ListRow
            href={`/estimates/${estimate.id}`}
            title={estimate.title}
            titleEnd={
              <>
                {isUnsent && <UnsentMark />}
                <span className="tabular">
                  {totalsText(format, totalsMinor, estimate.currency)}
                </span>
              </>
            }
            note={<span className="tabular">{estimate.ref}</span>}
            noteEnd={<EstimateStateBadge state={estimateState(estimate, today)} bare />}
          />
        </li>
      ))}
    </ul>
  )
}
