import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'

export interface CrewFieldsProps {
  people: readonly BoardPerson[]
  /** Who comes, by id; the first leads. */
  crew: readonly string[]
  onChange: (crew: readonly string[]) => void
}

/** Who comes to a visit: a field for each person, and an empty one to add another. */
export function CrewFields({ people, crew, onChange }: CrewFieldsProps) {
  const t = useT()
  const optionsFor = (own: string) =>
    people
      .filter(({ user }) => user.id === own || !crew.includes(user.id))
      .map(({ user }) => ({ value: user.id, label: user.name }))
  const replace = (index: number, id: string) =>
    onChange([...crew.slice(0, index), id, ...crew.slice(index + 1)].filter(Boolean))
  const isEmpty = crew.length === 0
  return (
    <>
      {crew.map((id, i) => (
        <Select
          key={id}
          label={
            crew.length === 1 ? t('board.technician') : t('board.crewMember', { place: i + 1 })
          }
          value={id}
          placeholder={crew.length === 1 ? t('person.unassigned') : t('board.noOne')}
          options={optionsFor(id)}
          onChange={(event) => replace(i, event.target.value)}
        />
      ))}
      <Select
        label={t(isEmpty ? 'board.technician' : 'board.addTechnician')}
        value=""
        placeholder={isEmpty ? t('person.unassigned') : t('board.noOne')}
        options={optionsFor('')}
        onChange={(event) => replace(crew.length, event.target.value)}
      />
    </>
  )
}
