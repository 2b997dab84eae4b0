import { clsx } from 'clsx'
import { BatteryLow } from 'lucide-react'
import { Initials } from '#components/contact/person-name.tsx'
import { personLabel } from '#components/dispatch/person-label.ts'
import { freshnessOf } from '#domain/tracking/freshness.ts'
import type { PersonNow } from '#domain/tracking/person-now.ts'
import { useFormat, useT } from '#messages/index.ts'
import { PressButton } from '#ui/form/press.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { arrivalLine, nextLine, seenText, visitLine } from './person-text.ts'
import { StateBadge } from './state-badge.tsx'
import styles from './people-list.module.css'
import type { TrackingBoard } from './use-tracking-board.ts'

export interface PeopleListProps {
  data: TrackingBoard
  people: readonly PersonNow[]
  selected: string
  onSelect: (id: string) => void
}

/** Below this a battery is worth a mention, in percent. */
const lowBattery = 20

/** Everyone who is on the map, in words: it says the same to who does not see it. */
export function PeopleList({ data, people, selected, onSelect }: PeopleListProps) {
  const t = useT()
  if (people.length === 0)
    return <EmptyState title={t('tracking.noPeople')}>{t('tracking.noPeopleNote')}</EmptyState>
  return (
    <ul className={styles.list} aria-label={t('tracking.people')}>
      {people.map((person) => (
        <li key={person.userId}>
          <PersonRow
            data={data}
            person={person}
            isSelected={person.userId === selected}
            onPress={() => onSelect(person.userId)}
          />
        </li>
      ))}
    </ul>
  )
}

interface PersonRowProps {
  data: TrackingBoard
  person: PersonNow
  isSelected: boolean
  onPress: () => void
}

function PersonRow({ data, person, isSelected, onPress }: PersonRowProps) {
  const t = useT()
  const format = useFormat()
  const { board, items } = data
  const { userId, visit, next, position } = person
  const name = personLabel(t, board.people, userId)
  const arrival = arrivalLine(t, format, person, board.now)
  const age = position ? board.now - Date.parse(position.at) : 0
  const isOld = position !== null && freshnessOf(age) !== 'fresh'
  return (
    <PressButton
      onPress={onPress}
      aria-pressed={isSelected}
      className={clsx(styles.row, isSelected && styles.selected)}
      data-person={userId}
    >
      <Initials name={name} userId={userId} />
      <span className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span>
          <StateBadge state={person.state} />
        </span>
        <span className={clsx(styles.line, styles.note)}>
          <span className={styles.visit}>
            {visit ? visitLine(visit, items) : t('tracking.noVisit')}
          </span>
          <span className={clsx(isOld && styles.old)}>
            {position?.battery != null && position.battery < lowBattery && (
              <BatteryLow
                className={styles.battery}
                aria-label={t('route.battery', { percent: position.battery })}
              />
            )}
            {seenText(t, person, data)}
          </span>
        </span>
        {arrival !== '' && <span className={clsx(styles.visit, styles.note)}>{arrival}</span>}
        {next && (
          <span className={clsx(styles.visit, styles.note)}>
            {nextLine(t, format, { next, title: next.order.title, now: data.board.now })}
          </span>
        )}
      </span>
    </PressButton>
  )
}
