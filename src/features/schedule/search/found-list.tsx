import { personLabel } from '#components/dispatch/person-label.ts'
import { Initials } from '#components/contact/person-name.tsx'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { List } from '#ui/list/list.tsx'
import type { BoardItem } from '../board/use-board.ts'
import { isTimed } from '../drag/assignment.ts'
import { QueueRow } from '../queue/queue-row.tsx'
import queueStyles from '../queue/queue.module.css'
import type { Found } from './find-on-board.ts'
import styles from './found-list.module.css'

export interface FoundListProps {
  found: readonly Found[]
  people: ReadonlyMap<string, BoardPerson>
  selected: readonly string[]
  onGo: (found: Found) => void
}

/** What a search found: visits can be dragged from here as from the queue, and a press goes to what is planned. */
export function FoundList({ found, people, selected, onGo }: FoundListProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const when = (item: BoardItem) =>
    isTimed(item)
      ? format.when(item.start, now)
      : item.start === null
        ? t('board.unplanned')
        : format.day(item.start)
  const nameOf = (id: string) => personLabel(t, people, id)
  if (found.length === 0) return <p className={queueStyles.empty}>{t('board.searchEmpty')}</p>
  return (
    <List
      label={t('board.found')}
      scroll="self"
      items={found}
      getKey={({ id }) => id}
      render={(one) =>
        one.item ? (
          <QueueRow
            item={one.item}
            nameOf={nameOf}
            names={[...one.item.assigneeIds.map(nameOf), when(one.item)]}
            findings={[]}
            showProblems={false}
            changedBy={[]}
            isSelected={selected.includes(one.id)}
            onPress={() => onGo(one)}
          />
        ) : (
          <button type="button" className={styles.person} onClick={() => onGo(one)}>
            <Initials name={one.person.user.name} userId={one.id} />
            {one.person.user.name}
          </button>
        )
      }
    />
  )
}
