import { useMemo, useState } from 'react'
import type { Board } from '#domain/dispatch/board-visit.ts'
import {
  type BoardProblem,
  boardProblem,
  isWaitingFor,
} from '#domain/planning/board/board-problem.ts'
import { type PlannedChange, planChanges } from '#domain/planning/board/plan-changes.ts'
import type { DriveFacts } from '#domain/dispatch/travel/drive-facts.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import type { Plan } from '../actions/visit-change.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import { type PeopleFilter, shownPeople } from '#components/dispatch/shown-people.ts'
import type { BoardItem } from '../board/use-board.ts'
import { dayFigures } from './day-figures.ts'
import styles from './plan-sheet.module.css'
import { PeopleScope } from './people-scope.tsx'
import { PlanFrame } from './plan-frame.tsx'
import { PlanOutcome } from './plan-outcome.tsx'
import { useOffered } from './use-offered.ts'
import { usePlanner } from './use-planner.ts'

export interface PlanSheetProps {
  board: Board
  items: ReadonlyMap<string, BoardItem>
  day: string
  /** What the board is filtered by. */
  filter: PeopleFilter
  handle: BoardHandle
  drop: (plans: readonly (readonly [BoardItem, Partial<Plan>])[]) => void
  /** Offers people and times for a visit that the plan leaves out. */
  onSuggest: (item: BoardItem) => void
  onClose: () => void
}

/** How long a plan is improved, in milliseconds. */
const planMs = 5000
const none: readonly PlannedChange[] = []

/** Plans the day: what it would change, what that is worth, and which of it to take. */
export function PlanSheet(props: PlanSheetProps) {
  const { board: present, items, day, filter, drop, handle, onSuggest, onClose } = props
  const t = useT()
  const format = useFormat()
  const now = useNow()
  // Beside the planner the board goes on changing; a plan is about the board that it began with.
  const [board, setBoard] = useState(present)
  const [onlyUnassigned, setOnlyUnassigned] = useState(false)
  const [problem, setProblem] = useState<BoardProblem | null>(null)
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const planner = usePlanner()
  const { state } = planner
  const result = state.kind === 'planning' || state.kind === 'done' ? state.result : null
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const people = useMemo(() => shownPeople(board, filter, [day]), [board, filter, day])
  const personIds = people.map(({ user }) => user.id).filter((id) => !left.has(id))
  const changes = useMemo(
    () => (result && problem ? planChanges(board, problem, result) : []),
    [result, problem, board],
  )
  const taken = useMemo(
    () => changes.filter(({ after }) => !refused.has(after.id)),
    [changes, refused],
  )
  useOffered(handle, state.kind === 'done' ? taken : none)
  const after = result && dayFigures(board, taken, day, personIds)

  function start(): void {
    const { timeZone } = present.company
    const waitingIds = present.visits
      .filter((visit) => isWaitingFor(day, visit, timeZone))
      .map(({ id }) => id)
    const made = boardProblem(present, { day, personIds, onlyUnassigned, waitingIds })
    setBoard(present)
    setProblem(made)
    setRefused(new Set())
    planner.start(made.problem, planMs)
  }

  function apply(): void {
    drop(
      taken.flatMap(({ before, after }) => {
        const item = items.get(after.id)
        // What someone changed since the plan was made stays as they made it.
        const isSame = item?.start === before.start && item.minutes === before.minutes
        return isSame ? [[item, { start: after.start, assigneeIds: after.assigneeIds }]] : []
      }),
    )
    onClose()
  }

  return (
    <PlanFrame
      title={t('planner.title', { day: format.date(noonOf(day, board.company.timeZone), now) })}
      onClose={onClose}
      footer={
        state.kind === 'done' &&
        changes.length > 0 && (
          <Button variant="primary" wide isDisabled={taken.length === 0} onPress={apply}>
            {t('planner.apply', { count: taken.length })}
          </Button>
        )
      }
    >
      <p className={styles.about}>
        {t('planner.about')} {t(`planner.drives.${drivesFrom(board.drives)}`)}
      </p>
      <Checkbox
        label={t('planner.onlyUnassigned')}
        checked={onlyUnassigned}
        onChange={(event) => setOnlyUnassigned(event.target.checked)}
      />
      <PeopleScope people={people} left={left} onLeave={setLeft} />
      <div className={styles.buttons}>
        {state.kind === 'planning' ? (
          <Button onPress={planner.stop}>{t('planner.stop')}</Button>
        ) : (
          <Button
            variant={state.kind === 'done' ? 'secondary' : 'primary'}
            isDisabled={personIds.length === 0}
            onPress={start}
          >
            {t(state.kind === 'done' ? 'planner.again' : 'planner.start')}
          </Button>
        )}
      </div>
      {state.kind === 'failed' && <Banner tone="danger">{t('planner.failed')}</Banner>}
      {state.kind === 'planning' && (
        <>
          <progress className={styles.progress} max={planMs} value={state.elapsed} />
          {after && (
            <p>
              {t('planner.soFar', { minutes: after.driveMinutes, unassigned: after.unassigned })}
            </p>
          )}
        </>
      )}
      {state.kind === 'done' && (
        <PlanOutcome
          board={board}
          items={items}
          day={day}
          personIds={personIds}
          problem={problem}
          result={state.result}
          isStopped={state.isStopped}
          changes={changes}
          taken={taken}
          refused={refused}
          onRefuse={setRefused}
          onSuggest={onSuggest}
        />
      )}
    </PlanFrame>
  )
}

/** Where the drive times come from. */
function drivesFrom({ roads, calibration }: DriveFacts = {}): 'roads' | 'trips' | 'estimate' {
  return roads ? 'roads' : calibration ? 'trips' : 'estimate'
}
