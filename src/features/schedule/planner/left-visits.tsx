import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { BoardItem } from '../board/use-board.ts'
import { visitName } from '../sheets/change-rows.tsx'

export interface LeftVisitsProps {
  label: string
  visits: readonly BoardVisit[]
  items: ReadonlyMap<string, BoardItem>
}

/** Visits that a plan leaves without someone to come, folded up; nothing where there are none. */
export function LeftVisits({ label, visits, items }: LeftVisitsProps) {
  if (visits.length === 0) return null
  return (
    <details>
      <summary>
        {label}: {visits.length}
      </summary>
      <ul>
        {visits.map((visit) => (
          <li key={visit.id}>{visitName(visit, items)}</li>
        ))}
      </ul>
    </details>
  )
}
