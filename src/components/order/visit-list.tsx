import type { Visit } from '#domain/entities/visit.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { StatusBadge } from './status-badge.tsx'
import styles from './visit-list.module.css'
import { WhenText } from '../text/when-text.tsx'

export type ShownVisit = Visit & {
  /** '' if the person is unknown on this device. */
  readonly byName: string
  /** Whether the order is on this device, so that it can be linked. */
  readonly hasOrder: boolean
}

/** Past visits: what was done, by whom and with what result. */
export function VisitList({ visits }: { visits: readonly ShownVisit[] }) {
  return (
    <ul className={styles.list}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <ListRow
            href={visit.hasOrder ? `/orders/${visit.id}` : undefined}
            title={visit.title}
            note={
              <>
                <WhenText at={visit.at} show="date" />
                {visit.byName !== '' && ` · ${visit.byName}`}
              </>
            }
            noteEnd={visit.outcome !== 'open' && <StatusBadge status={visit.outcome} bare />}
          />
          {visit.note !== '' && <p className={styles.note}>{visit.note}</p>}
        </li>
      ))}
    </ul>
  )
}
