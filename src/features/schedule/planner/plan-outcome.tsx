import { useMemo } from 'react'
import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { tightened } from '#domain/dispatch/simulate/tightened.ts'
import type { BoardProblem } from '#domain/planning/board/board-problem.ts'
import { changeReasons } from '#domain/planning/board/change-reasons.ts'
import { leftReason } from '#domain/planning/board/left-reasons.ts'
import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'
import type { PlanResult } from '#domain/planning/day/result.ts'
import { useT } from '#messages/index.ts'
import type { BoardItem } from '../board/use-board.ts'
import { ChangeList } from '../sheets/change-list.tsx'
import { TightenedNote } from '../sheets/tightened-note.tsx'
import { changeWarnings } from './change-warnings.ts'
import { ChangeNotes } from './change-notes.tsx'
import { dayFigures, unplaced, withPeopleAway } from './day-figures.ts'
import { FiguresTable } from './figures-table.tsx'
import { LeftVisits } from './left-visits.tsx'
import { StayingVisits } from './staying-visits.tsx'
import { WhyChange } from './why-change.tsx'

interface PlanOutcomeProps {
  board: Board
  items: ReadonlyMap<string, BoardItem>
  day: string
  personIds: readonly string[]
  problem: BoardProblem | null
  result: PlanResult
  /** Whether the plan was stopped before its time was over. */
  isStopped: boolean
  changes: readonly PlannedChange[]
  /** Those of the changes that are wanted. */
  taken: readonly PlannedChange[]
  refused: ReadonlySet<string>
  onRefuse: (refused: ReadonlySet<string>) => void
  /** Offers people and times for a visit that the plan leaves out. */
  onSuggest: (item: BoardItem) => void
}

/** What a plan is worth, which visits it leaves where they are, and what it changes. */
export function PlanOutcome(props: PlanOutcomeProps) {
  const { board, items, day, personIds, problem, result, isStopped, changes, taken, refused } =
    props
  const t = useT()
  const warnings = useMemo(() => changeWarnings(board, taken, day), [board, taken, day])
  const offered = new Set(changes.map(({ after }) => after.id))
  const waiting = unplaced(board, taken, day)
  const unfit = waiting.filter(({ id }) => !offered.has(id))
  const isEmpty = changes.length === 0
  /** A search that was stopped may not have come to them. */
  const isTooEarly = isEmpty && isStopped
  const shared = {
    items,
    onSuggest: props.onSuggest,
    ...(problem && {
      reasonOf: (visit: BoardVisit) => leftReason(board, problem, { result, changes }, visit),
    }),
  }
  return (
    <>
      <TightenedNote tightened={tightened(board, taken)} items={items} />
      <FiguresTable
        before={dayFigures(board, [], day, personIds)}
        after={dayFigures(board, taken, day, personIds)}
      />
      <StayingVisits {...shared} visits={withPeopleAway(board, taken, day)} people={board.people} />
      {isEmpty && (isStopped || waiting.length === 0) && (
        <p>{t(isStopped ? 'planner.nothingYet' : 'planner.nothing')}</p>
      )}
      <LeftVisits
        {...shared}
        label={t(isTooEarly ? 'planner.leftCount' : 'planner.unfit', { count: unfit.length })}
        isWarning={!isTooEarly}
        visits={unfit}
        isOpen
      />
      {!isEmpty && (
        <ChangeList
          changes={changes}
          people={board.people}
          items={items}
          refused={refused}
          onRefuse={props.onRefuse}
          renderNote={({ after }) => (
            <ChangeNotes visit={after} warnings={warnings.get(after.id)} people={board.people} />
          )}
          renderMore={({ after }) => (
            <WhyChange
              people={board.people}
              reasonsOf={() => problem && changeReasons(board, problem, result, after)}
            />
          )}
        />
      )}
      <LeftVisits
        {...shared}
        label={t('planner.leftCount', { count: waiting.length - unfit.length })}
        visits={waiting.filter(({ id }) => offered.has(id))}
      />
    </>
  )
}
