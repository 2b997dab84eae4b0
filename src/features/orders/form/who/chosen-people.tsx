import { Star, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Initials } from '#components/contact/person-name.tsx'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import styles from './technician-picker.module.css'

export interface ChosenPeopleProps {
  people: readonly { readonly id: string; readonly name: string }[]
  leadId: string
  /** They were taken with a button that is gone now, so the keyboard goes on from here. */
  takesFocus: boolean
  onLead: (id: string) => void
  onRemove: (id: string) => void
}

/** Who was chosen. In a crew one of them can lead. */
export function ChosenPeople(props: ChosenPeopleProps) {
  const { people, leadId, takesFocus, onLead, onRemove } = props
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const isShown = people.length > 0
  useEffect(() => {
    if (takesFocus && isShown) list.current?.querySelector('button')?.focus()
  }, [takesFocus, isShown])
  if (!isShown) return null
  return (
    <ul ref={list} className={styles.chosen} aria-label={t('orders.chosen')}>
      {people.map(({ id, name }) => (
        <li key={id} className={styles.chosenPerson}>
          <Initials name={name} userId={id} />
          <span className={styles.name}>
            {name}
            {people.length > 1 && leadId === id && (
              <span className={styles.lead}>{t('orders.lead')}</span>
            )}
          </span>
          {people.length > 1 && (
            <IconButton
              label={t(leadId === id ? 'orders.leadNot' : 'orders.leadMake', { name })}
              icon={<Star fill={leadId === id ? 'currentColor' : 'none'} />}
              onPress={() => onLead(leadId === id ? '' : id)}
            />
          )}
          <IconButton
            label={t('orders.removePerson', { name })}
            icon={<X />}
            onPress={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
