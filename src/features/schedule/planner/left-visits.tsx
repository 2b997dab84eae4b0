import { useState } from 'react'
import { WarningNote } from '#components/dispatch/warning-note.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { LeftReason } from '#domain/planning/board/left-reasons.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import type { BoardItem } from '../board/use-board.ts'
import { visitName } from '../sheets/change-rows.tsx'
import { leftText } from './left-text.ts'
import styles from './left-visits.module.css'

export interface LeftVisitsProps {
  /** How many there are, in words. */
  label: string
  /** Whether the label warns. */
  isWarning?: boolean
  visits: readonly BoardVisit[]
  items: ReadonlyMap<string, BoardItem>
  /** Takes a while, so it is asked for only once the list is opened. */
  reasonOf?: (visit: BoardVisit) => LeftReason
  /** Whether the list is unfolded at first. */
  isOpen?: boolean
  /** Offers people and times for a visit. */
  onSuggest?: (item: BoardItem) => void
}

/** Visits that a plan leaves without someone to come, to fold and unfold; nothing where there are none. */
export function LeftVisits({
  label,
  isWarning = false,
  visits,
  isOpen: isOpenAtFirst = false,
  ...rest
}: LeftVisitsProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  if (visits.length === 0) return null
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {isWarning ? <WarningNote>{label}</WarningNote> : label}
      </summary>
      {isOpen && (
        <ul className={styles.visits}>
          {visits.map((visit) => (
            <LeftVisit key={visit.id} visit={visit} {...rest} />
          ))}
        </ul>
      )}
    </details>
  )
}

function LeftVisit({
  visit,
  items,
  reasonOf,
  onSuggest,
}: Omit<LeftVisitsProps, 'label' | 'isWarning' | 'visits' | 'isOpen'> & { visit: BoardVisit }) {
  const t = useT()
  // The plan stays as it is while it is on the screen.
  const item = items.get(visit.id)
  const [reason] = useState(() => reasonOf?.(visit))
  return (
    <li>
      <span className={styles.name}>
        <PriorityMark priority={visit.order.priority} />
        {visitName(visit, items)}
      </span>
      {reason && <span className={styles.reason}>{leftText(t, reason)}</span>}
      {item && onSuggest && (
        <Button
          size="small"
          className={styles.act}
          aria-label={`${t('planner.findTime')}: ${item.order.title}`}
          onPress={() => onSuggest(item)}
        >
          {t('planner.findTime')}
        </Button>
      )}
    </li>
  )
}
