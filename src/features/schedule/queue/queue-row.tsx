import { GitMerge, TriangleAlert } from 'lucide-react'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { siteTimeText } from '#components/text/site-time-text.ts'
import { useTimeZone } from '#data/react.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { problemLines } from '../board/problem-lines.ts'
import type { BoardItem } from '../board/use-board.ts'
import { useVisitLabel } from '../board/use-visit-label.ts'
import styles from './queue.module.css'

export interface QueueRowProps {
  item: BoardItem
  /** Who is assigned already, and what else is told beside them. */
  names: readonly string[]
  nameOf: (personId: string) => string
  findings: readonly Finding[]
  showProblems: boolean
  /** Names of the people who changed it without knowing of each other. */
  changedBy: readonly string[]
  isSelected: boolean
  onPress?: () => void
}

/** A visit in the queue. */
export function QueueRow({
  item,
  names,
  nameOf,
  findings,
  showProblems,
  changedBy,
  isSelected,
  onPress,
}: QueueRowProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const label = useVisitLabel()
  const timeZone = useTimeZone()
  const { order } = item
  const problems = problemLines({ t, format }, findings, {
    assigneeIds: item.assigneeIds,
    nameOf,
  })
  const merged =
    changedBy.length === 0 ? '' : t('board.changedByTwo', { names: format.list(changedBy) })
  const window =
    order.windowStart !== null && order.windowEnd !== null
      ? [
          format.span(order.windowStart, order.windowEnd, now),
          siteTimeText(t, format, [order.windowStart, order.windowEnd], {
            siteZone: item.siteZone,
            timeZone,
          }),
        ]
          .filter(Boolean)
          .join(' ')
      : ''
  return (
    <button
      type="button"
      className={styles.row}
      data-visit={item.id}
      onClick={onPress}
      data-selected={isSelected || undefined}
      aria-label={[label(item, findings), merged].filter(Boolean).join(', ')}
      aria-pressed={isSelected}
    >
      <span className={styles.title}>
        <PriorityMark priority={order.priority} iconOnly />
        {order.title}
      </span>
      <span className={styles.note}>
        {[item.customerName, lengthText(t, item.minutes * 60_000), ...names]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {window !== '' && <span className={styles.note}>{t('board.promised', { window })}</span>}
      {showProblems && merged !== '' && (
        <span className={styles.problem}>
          <GitMerge aria-hidden="true" />
          {merged}
        </span>
      )}
      {showProblems &&
        problems.map((one) => (
          <span key={one} className={styles.problem}>
            <TriangleAlert aria-hidden="true" />
            {one}
          </span>
        ))}
    </button>
  )
}
