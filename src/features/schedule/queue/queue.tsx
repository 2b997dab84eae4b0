import { personLabel } from '#components/dispatch/person-label.ts'
import { useState } from 'react'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { SearchField } from '#ui/form/search-field.tsx'
import { List } from '#ui/list/list.tsx'
import { type QueueTab, queueTabs } from '../board/board-url.ts'
import type { BoardItem } from '../board/use-board.ts'
import { type Found, findOnBoard } from '../search/find-on-board.ts'
import { FoundList } from '../search/found-list.tsx'
import { QueueRow } from './queue-row.tsx'
import styles from './queue.module.css'
import { useProblemRows } from './use-problem-rows.ts'

export interface QueueProps {
  rows: Readonly<Record<QueueTab, readonly BoardItem[]>>
  people: ReadonlyMap<string, BoardPerson>
  findings: ReadonlyMap<string, readonly Finding[]>
  /** False until it is known what is wrong. */
  isChecked: boolean
  tab: QueueTab
  onTab: (tab: QueueTab) => void
  selected: readonly string[]
  /** All visits and people that a search looks through. */
  items: ReadonlyMap<string, BoardItem>
  lanes: readonly BoardPerson[]
  /** Shows on the board what a search found. */
  onGo: (found: Found) => void
}

/** What waits for a dispatcher. Its rows are dragged onto the board, and visits dropped here lose their time. */
export function Queue(props: QueueProps) {
  const { rows, people, findings, isChecked, tab, onTab, selected } = props
  const t = useT()
  const [typed, setTyped] = useState('')
  const found = typed.trim() === '' ? null : findOnBoard(props.items.values(), props.lanes, typed)
  const problems = useProblemRows(rows.problems, tab === 'problems')
  const shown = tab === 'problems' ? problems.rows : rows[tab]
  const nameOf = (id: string) => personLabel(t, people, id)
  const isKnown = (one: QueueTab) => one !== 'problems' || isChecked
  // On a tablet five wrapped tabs would leave no room for the rows.
  const isRoomy = useMediaQuery('(width >= 1200px)')
  return (
    <section className={styles.queue} data-drop="queue" aria-label={t('board.queue')}>
      <SearchField
        label={t('board.search')}
        hideLabel
        placeholder={t('board.search')}
        data-search
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const first = found?.[0]
          if (event.key === 'Enter' && first) props.onGo(first)
          if (event.key === 'Escape') setTyped('')
        }}
      />
      {found ? (
        <FoundList found={found} people={people} selected={selected} onGo={props.onGo} />
      ) : (
        <>
          <ChipRow label={t('board.queue')} wrap={isRoomy}>
            {queueTabs.map((one) => (
              <Chip
                key={one}
                isSelected={tab === one}
                {...(isKnown(one) && { count: rows[one].length })}
                onPress={() => onTab(one)}
              >
                {t(`board.queue.${one}`)}
              </Chip>
            ))}
          </ChipRow>
          {shown.length === 0 ? (
            isKnown(tab) && <p className={styles.empty}>{t(`board.queueEmpty.${tab}`)}</p>
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
                  nameOf={nameOf}
                  findings={findings.get(item.id) ?? []}
                  showProblems={tab === 'problems'}
                  changedBy={(problems.planners.get(item.id) ?? []).map(nameOf)}
                  isSelected={selected.includes(item.id)}
                />
              )}
            />
          )}
        </>
      )}
    </section>
  )
}
