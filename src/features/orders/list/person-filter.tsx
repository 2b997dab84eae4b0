import { memo } from 'react'
import { team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { markedUserLabel } from '#components/people/member-label.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import type { OrderFilter } from './order-filter.ts'
import styles from './person-filter.module.css'

export interface PersonFilterProps {
  person: string
  className?: string | undefined
  onChange: (changes: Partial<OrderFilter>) => void
}

/** Whose orders are shown; for the office. */
export const PersonFilter = memo(function PersonFilter(props: PersonFilterProps) {
  const { person, className = styles.person, onChange } = props
  const t = useT()
  const actor = useActor()
  const people = useLive(team())
  if (!actor || !isAdminLevel(actor) || !people) return null
  return (
    <Select
      label={t('orders.person')}
      hideLabel
      className={className}
      value={person}
      placeholder={t('orders.everyone')}
      options={people.map((person) => ({
        value: person.id,
        label: markedUserLabel(t, person),
      }))}
      onChange={(event) => onChange({ person: event.target.value })}
    />
  )
})
