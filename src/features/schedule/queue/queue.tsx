import { GitMerge, TriangleAlert } from 'lucide-react'
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
import { useProblemRows } from './use-problem-rows.ts'

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
  const problems = useProblemRows(rows.problems, tab === 'problems')
  const shown = tab === 'problems' ? problems.rows : rows[tab]
  const nameOf = (id: string) => people.get(id)?.user.name ?? ''
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
              names={item.assigneeIds.map(nameOf)}
              findings={findings.get(item.id) ?? []}
              showProblems={tab === 'problems'}
              changedBy={(problems.planners.get(item.id) ?? []).map(nameOf)}
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
  /** Names of the people who changed it without knowing of each other. */
  changedBy: readonly string[]
  isSelected: boolean
}

function QueueRow({ item, names, findings, showProblems, changedBy, isSelected }: QueueRowProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const label = useVisitLabel()
  const { order } = item
  const problems = findings.filter(({ severity }) => severity !== 'note')
  const merged =
    changedBy.length === 0 ? '' : t('board.changedByTwo', { names: format.list(changedBy) })
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
          <span key={one.code} className={styles.problem}>
            <TriangleAlert aria-hidden="true" />
            {findingText(t, one)}
          </span>
        ))}
    </button>
  )
}
