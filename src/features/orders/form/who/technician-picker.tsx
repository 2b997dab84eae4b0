import { useMemo } from 'react'
import { useSkills } from '#data/react.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { personDay } from '#domain/dispatch/suggest/person-day.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { PeopleList } from '#components/people/people-list.tsx'
import { personNote } from '#components/people/person-note.ts'

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

/** People with their skills, their load and when they are free; several can be chosen. */
export function TechnicianPicker(props: TechnicianPickerProps) {
  const { board, visit, day, people, chosenIds, onChange } = props
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const skills = useSkills()
  const rows = useMemo(
    () =>
      people.map(({ user }) => ({
        id: user.id,
        name: user.name || user.email,
        note: personNote(t, format, skills, {
          role: user.role,
          day: personDay(board, visit, user.id, day),
        }),
      })),
    [people, t, format, skills, board, visit, day],
  )
  return (
    <PeopleList
      title={t('orders.person.day', { day: format.dayTitle(day, now) })}
      rows={rows}
      mode="multiple"
      chosenIds={chosenIds}
      onChange={(ids) => {
        const kept = chosenIds.filter((id) => ids.includes(id))
        onChange([...kept, ...ids.filter((id) => !kept.includes(id))])
      }}
    />
  )
}
