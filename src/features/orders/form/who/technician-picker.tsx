import { Check } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { Initials } from '#components/contact/person-name.tsx'
import { useSkills } from '#data/react.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { personDay } from '#domain/dispatch/suggest/person-day.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { AriaProvider } from '#ui/aria-provider.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { matchesName } from './matches-name.ts'
import { personNote } from './person-note.ts'
import styles from './technician-picker.module.css'

export interface TechnicianPickerProps {
  board: Board
  /** The visit as the form would plan it. */
  visit: BoardVisit
  /** The local day 'YYYY-MM-DD' whose load is shown. */
  day: string
  /** Who can be chosen. */
  people: readonly BoardPerson[]
  chosenIds: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** With fewer people the whole list is seen at once. */
const searchedFrom = 7

/** A searchable list of people with their skills, their load and when they are free; several can be chosen. */
export function TechnicianPicker(props: TechnicianPickerProps) {
  const { board, visit, day, people, chosenIds, onChange } = props
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const skills = useSkills()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const rows = useMemo(
    () =>
      people.map(({ user }) => ({
        id: user.id,
        name: user.name || user.email,
        note: personNote(t, format, skills, personDay(board, visit, user.id, day)),
      })),
    [people, t, format, skills, board, visit, day],
  )
  const shown = rows.filter(({ name }) => matchesName(name, text))

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>('[role=option]')?.focus()
  }

  return (
    <div className={styles.picker}>
      <p className={styles.title}>{t('orders.person.day', { day: format.dayTitle(day, now) })}</p>
      {people.length >= searchedFrom && (
        <SearchField
          label={t('orders.searchPeople')}
          placeholder={t('orders.searchPeople')}
          hideLabel
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <AriaProvider>
        <ListBox
          ref={list}
          aria-label={t('orders.technicians')}
          className={styles.list ?? ''}
          selectionMode="multiple"
          selectedKeys={chosenIds}
          onSelectionChange={(keys) => {
            const ids = keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(String)
            const kept = chosenIds.filter((id) => ids.includes(id))
            onChange([...kept, ...ids.filter((id) => !kept.includes(id))])
          }}
          renderEmptyState={() => <p className={styles.none}>{t('orders.noPerson')}</p>}
        >
          {shown.map(({ id, name, note }) => (
            <ListBoxItem key={id} id={id} textValue={name} className={styles.row ?? ''}>
              <Initials name={name} userId={id} />
              <span className={styles.name}>
                <Text slot="label">{name}</Text>
                <Text slot="description" className={styles.note ?? ''}>
                  {note.warnings.length > 0 && (
                    <span className={styles.warning}>{note.warnings.join(' · ')}</span>
                  )}
                  <span className={styles.facts}>{note.facts.join(' · ')}</span>
                </Text>
              </span>
              <Check aria-hidden="true" className={styles.check} />
            </ListBoxItem>
          ))}
        </ListBox>
      </AriaProvider>
    </div>
  )
}
