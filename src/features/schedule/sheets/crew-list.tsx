import { useMemo, useState } from 'react'
import { PeopleList } from '#components/people/people-list.tsx'
import { personNote } from '#components/people/person-note.ts'
import { workloadNote } from '#components/people/workload-note.ts'
import { useSkills } from '#data/react.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { workloadWith } from '#domain/dispatch/simulate/workload-with.ts'
import { byFit } from '#domain/dispatch/suggest/by-fit.ts'
import { personDay } from '#domain/dispatch/suggest/person-day.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

export interface CrewListProps {
  board: Board
  /** The visits that are given. */
  visits: readonly BoardVisit[]
  /** The local day whose load is shown, of one visit. */
  day: string
  people: readonly BoardPerson[]
  /** Who comes, by id; the first leads. */
  crew: readonly string[]
  onChange: (crew: readonly string[]) => void
}

/** Who can come, the best first, with their load, time and skills: another one instead, or more where a crew is wanted. */
export function CrewList({ board, visits, day, people, crew, onChange }: CrewListProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const skills = useSkills()
  const [first] = visits
  const isOne = visits.length === 1
  const [isCrew, setIsCrew] = useState(crew.length > 1 || (first?.order.crewSize ?? 1) > 1)
  const rows = useMemo(() => {
    if (!first) return []
    if (!isOne) {
      return people
        .map(({ user: { id, name } }) => {
          const note = workloadNote(t, format, workloadWith(board, visits, id))
          return { id, name, note }
        })
        .toSorted((a, b) => a.note.warnings.length - b.note.warnings.length)
    }
    return people
      .map(({ user }) => ({ user, day: personDay(board, first, user.id, day) }))
      .toSorted((a, b) => byFit(a.day, b.day))
      .map(({ user: { id, name, role }, ...of }) => ({
        id,
        name,
        note: personNote(t, format, skills, { role, ...of }),
      }))
  }, [people, board, visits, first, isOne, day, t, format, skills])
  const marked = rows.map((row) =>
    crew.length > 1 && row.id === crew[0]
      ? { ...row, note: { ...row.note, facts: [t('orders.lead'), ...row.note.facts] } }
      : row,
  )
  return (
    <>
      <PeopleList
        title={
          isOne
            ? t('orders.person.day', { day: format.dayTitle(day, now) })
            : t('orderBulk.workload', { count: visits.length })
        }
        rows={marked}
        mode={isCrew ? 'multiple' : 'single'}
        chosenIds={crew}
        onChange={(ids) => {
          const kept = crew.filter((id) => ids.includes(id))
          onChange([...kept, ...ids.filter((id) => !kept.includes(id))])
        }}
      />
      {!isCrew && crew.length > 0 && (
        <Button size="small" onPress={() => setIsCrew(true)}>
          {t('board.addTechnician')}
        </Button>
      )}
    </>
  )
}
