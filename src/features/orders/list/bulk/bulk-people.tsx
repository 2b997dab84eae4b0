import { UserRoundX } from 'lucide-react'
import { useMemo } from 'react'
import { userLabel } from '#components/people/member-label.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { workloadWith } from '#domain/dispatch/simulate/workload-with.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { PeopleList } from '#components/people/people-list.tsx'
import styles from './bulk-people.module.css'
import { workloadNote } from '#components/people/workload-note.ts'

export interface BulkPeopleProps {
  /** Undefined until it was read. */
  board: Board | undefined
  people: readonly BoardPerson[]
  /** The visits of the orders that are given away. */
  visits: readonly BoardVisit[]
  chosen: string
  onChange: (id: string) => void
}

/** The choice that takes everyone off the orders. */
export const unassigned = 'unassigned'

/** Everyone whom the orders can be given to, with their days as they would be then. */
export function BulkPeople({ board, people, visits, chosen, onChange }: BulkPeopleProps) {
  const t = useT()
  const format = useFormat()
  const rows = useMemo(
    () =>
      board && [
        ...people.map(({ user }) => ({
          id: user.id,
          name: userLabel(t, user),
          note: workloadNote(t, format, workloadWith(board, visits, user.id)),
        })),
        {
          id: unassigned,
          name: t('person.unassigned'),
          note: { facts: [], warnings: [] },
          icon: <UserRoundX aria-hidden="true" />,
        },
      ],
    [board, people, visits, t, format],
  )
  if (!rows) return <Skeleton label={t('orders.technicians')} count={4} />
  return (
    <div className={styles.people}>
      <PeopleList
        title={t('orderBulk.workload', { count: visits.length })}
        rows={rows}
        mode="single"
        chosenIds={chosen === '' ? [] : [chosen]}
        onChange={(ids) => onChange(ids.at(0) ?? '')}
      />
    </div>
  )
}
