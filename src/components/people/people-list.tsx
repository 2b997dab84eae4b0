import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { Initials } from '../contact/person-name.tsx'
import { useT } from '#messages/index.ts'
import { AriaProvider } from '#ui/aria-provider.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { findPeople } from './find-people.ts'
import type { PersonNote } from './person-note.ts'
import styles from './people-list.module.css'

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly note: PersonNote
  /** Instead of the initials. */
  readonly icon?: ReactNode
}

export interface PeopleListProps {
  title: string
  rows: readonly PersonRow[]
  mode: NonNullable<ListBoxProps<object>['selectionMode']>
  chosenIds: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** With fewer people the whole list is seen at once. */
const searchedFrom = 7

/** A searchable list of people with what speaks for and against each of them. */
export function PeopleList({ title, rows, mode, chosenIds, onChange }: PeopleListProps) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const shown = findPeople(rows, text)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>('[role=option]')?.focus()
  }

  return (
    <div className={styles.picker}>
      <p className={styles.title}>{title}</p>
      {rows.length >= searchedFrom && (
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
          selectionMode={mode}
          selectedKeys={chosenIds}
          onSelectionChange={(keys) =>
            onChange(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(String))
          }
          renderEmptyState={() => <p className={styles.none}>{t('orders.noPerson')}</p>}
        >
          {shown.map(({ id, name, note, icon }) => (
            <ListBoxItem key={id} id={id} textValue={name} className={styles.row ?? ''}>
              {icon ?? <Initials name={name} userId={id} />}
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
