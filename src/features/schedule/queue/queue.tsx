import { TriangleAlert } from 'lucide-react'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { lengthText } from '#components/text/length-text.ts'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { List } from '#ui/list/list.tsx'
import { type QueueTab, queueTabs } from '../board/board-url.ts'
import { findingText } from '../board/finding-text.ts'
import type { BoardItem } from '../board/use-board.ts'
import { useVisitLabel } from '../board/use-visit-label.ts'
import styles from './queue.module.css'

export interface QueueProps {
  rows: Readonly<Record<QueueTab, readonly BoardItem[]>>
  people: ReadonlyMap<string, BoardPerson>
  findings: ReadonlyMap<string, readonly Finding[]>
  tab: QueueTab
  onTab: (tab: QueueTab) => void
  selected: readonly string[]
}

/** What waits for a dispatcher. Its rows are dragged onto the board, and visits dropped here lose their time. */
export function Queue({ rows, people, findings, tab, onTab, selected }: QueueProps) {
  const t = useT()
  const shown = rows[tab]
  return (
    <section className={styles.queue} data-drop="queue" aria-label={t('board.queue')}>
      <ChipRow label={t('board.queue')} wrap>
        {queueTabs.map((one) => (
          <Chip
            key={one}
            isSelected={tab === one}
            count={rows[one].length}
            onPress={() => onTab(one)}
          >
            {t(`board.queue.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {shown.length === 0 ? (
        <p className={styles.empty}>{t(`board.queueEmpty.${tab}`)}</p>
      ) : (
        <List
          label={t(`board.queue.${tab}`)}
          scroll="self"
          items={shown}
          getKey={({ id }) => id}
          render={(item) => (
            <QueueRow
              item={item}
              names={item.assigneeIds.map((id) => people.get(id)?.user.name ?? '')}
              findings={findings.get(item.id) ?? []}
              showProblems={tab === 'problems'}
              isSelected={selected.includes(item.id)}
            />
          )}
        />
      )}
    </section>
  )
}

interface QueueRowProps {
  item: BoardItem
  /** Who is assigned already. */
  names: readonly string[]
  findings: readonly Finding[]
  showProblems: boolean
  isSelected: boolean
}

function QueueRow({ item, names, findings, showProblems, isSelected }: QueueRowProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const label = useVisitLabel()
  const { order } = item
  const problems = findings.filter(({ severity }) => severity !== 'note')
  const window =
    order.windowStart !== null && order.windowEnd !== null
      ? format.span(order.windowStart, order.windowEnd, now)
      : ''
  return (
    <button
      type="button"
      className={styles.row}
      data-visit={item.id}
      data-selected={isSelected || undefined}
      aria-label={label(item, findings)}
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
      {showProblems &&
        problems.map((one) => (
          <span key={one.code} className={styles.problem}>
            <TriangleAlert aria-hidden="true" />
            {findingText(t, one)}
          </span>
        ))}
    </button>
  )
}
