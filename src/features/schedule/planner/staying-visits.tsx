import { personLabel } from '#components/dispatch/person-label.ts'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import { groupBy } from '#lib/group-by.ts'
import { useFormat, useT } from '#messages/index.ts'
import { LeftVisits, type LeftVisitsProps } from './left-visits.tsx'

interface StayingVisitsProps extends Omit<LeftVisitsProps, 'label' | 'isOpen' | 'isWarning'> {
  people: ReadonlyMap<string, BoardPerson>
}

/** Visits that stay with people who are away, for each of them or of their crews. */
export function StayingVisits({ visits, people, ...rest }: StayingVisitsProps) {
  const t = useT()
  const format = useFormat()
  const groups = groupBy(visits, ({ assigneeIds }) => assigneeIds.toSorted().join(' '))
  return [...groups].map(([key, group]) => {
    const ids = group[0]?.assigneeIds ?? []
    const names = format.list(ids.map((id) => personLabel(t, people, id)))
    return (
      <LeftVisits
        key={key}
        {...rest}
        label={t('planner.stay', { count: group.length, people: ids.length, names })}
        isWarning
        visits={group}
        isOpen
      />
    )
  })
}
