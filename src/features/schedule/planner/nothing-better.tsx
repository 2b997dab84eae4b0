import { WarningNote } from '#components/dispatch/warning-note.tsx'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { BoardItem } from '../board/use-board.ts'
import { visitName } from '../sheets/change-rows.tsx'

interface NothingBetterProps {
  /** Whether the plan was stopped before its time was over. */
  isStopped: boolean
  /** Those that still wait for a place on the day. */
  unplaced: readonly BoardVisit[]
  items: ReadonlyMap<string, BoardItem>
}

/** How many visits are named; the list beneath has all. */
const mostNames = 3

/** Says that a plan changes nothing, and which visits it has no place for. */
export function NothingBetter({ isStopped, unplaced, items }: NothingBetterProps) {
  const t = useT()
  const format = useFormat()
  if (isStopped || unplaced.length === 0)
    return <p>{t(isStopped ? 'planner.nothingYet' : 'planner.nothing')}</p>
  const named = unplaced.slice(0, mostNames).map((visit) => visitName(visit, items))
  const more = unplaced.length - named.length
  const names = format.list([
    ...named,
    ...(more > 0 ? [t('planner.moreVisits', { count: more })] : []),
  ])
  return (
    <p>
      <WarningNote>{t('planner.noPlace', { count: unplaced.length, names })}</WarningNote>
    </p>
  )
}
