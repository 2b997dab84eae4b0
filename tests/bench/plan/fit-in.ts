import { east, visitFixture } from '#domain/dispatch/board.fixture.ts'
import { urgent } from '#domain/dispatch/simulate/urgent.ts'
import type { Goal } from '../report.ts'
import { median, round } from '../statistics.ts'
import { makeBoard } from './make-board.ts'
import { timed } from './timed.ts'

const from = '2026-05-04'
const tries = 5

/** Fits an urgent order in among 60 people whose days are full, on a board of which nothing is known yet. */
export function measureFitIn(): readonly Goal[] {
  const waiting = visitFixture(
    'waiting',
    null,
    { assigneeIds: [], place: east(7) },
    { status: 'new', assigneeIds: [], priority: 'urgent', dueAt: `${from}T12:00:00.000Z` },
  )
  const times = Array.from({ length: tries }, () => {
    const full = makeBoard({ from, days: 14, eachDay: 7, minutes: 45 })
    const visits = [...full.visits, waiting]
    const board = { ...full, visits, now: Date.parse(`${from}T06:30:00Z`) }
    return timed(() => urgent(board, waiting))
  })
  const all = times.map(({ ms }) => ms)
  console.log(`fitting in: ${all.map(Math.round).join(', ')} ms`)
  return [
    {
      goal: 'fitting in on a full board, median',
      value: round(median(all)),
      unit: 'ms',
      limit: 1000,
    },
    {
      goal: 'ways to fit in that are missing of one',
      value: 1 - Math.min(1, ...times.map(({ value }) => value.length)),
      unit: '',
      limit: 0,
    },
  ]
}
