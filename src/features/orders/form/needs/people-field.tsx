import { X } from 'lucide-react'
import { memberLabel } from '#components/people/member-label.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Select } from '#ui/form/select.tsx'

export interface PeopleFieldProps {
  label: string
  people: readonly User[]
  ids: readonly string[]
  /** Who cannot be added. */
  otherIds: readonly string[]
  onChange: (ids: string[]) => void
}

/** A set of people: a list to add from, and chips that take one away. */
export function PeopleField({ label, people, ids, otherIds, onChange }: PeopleFieldProps) {
  const t = useT()
  const nameOf = (id: string) => memberLabel(t, people, id)
  const free = people.filter(
    ({ id, status }) => status === 'active' && !ids.includes(id) && !otherIds.includes(id),
  )
  return (
    <>
      <Select
        label={label}
        optionalLabel={t('form.optional')}
        value=""
        placeholder={t('orders.addPerson')}
        options={free.map(({ id }) => ({ value: id, label: nameOf(id) }))}
        onChange={({ target }) => target.value !== '' && onChange([...ids, target.value])}
      />
      {ids.length > 0 && (
        <ChipRow label={label} wrap>
          {ids.map((id) => (
            <Chip
              key={id}
              isSelected
              icon={<X aria-hidden="true" />}
              onPress={() => onChange(ids.filter((one) => one !== id))}
            >
              {nameOf(id)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </>
  )
}
