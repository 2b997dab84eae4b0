import { east, visitFixture } from '#domain/dispatch/board.fixture.ts'
import { suggest } from '#domain/dispatch/suggest/suggest.ts'
import type { Goal } from '../report.ts'
import { median, round } from '../statistics.ts'
import { makeBoard } from './make-board.ts'
import { timed } from './timed.ts'

const days = 14
const from = '2026-05-04'
const tries = 7

/**
 * Three suggestions with reasons for an order that needs a skill, among 60 people and 14 days of five visits each: on a
 * board of which nothing is known yet, and again on the same one.
 */
export function measureSuggestions(): readonly Goal[] {
  const options = { from, days, top: 3 }
  const waiting = visitFixture(
    'waiting',
    null,
    { assigneeIds: [], place: east(7) },
    {
      status: 'new',
      assigneeIds: [],
      skills: [{ id: 'gas', level: 2 }],
    },
  )
  const times = Array.from({ length: tries }, () => {
    const board = makeBoard({ from, days, eachDay: 5, minutes: 45 })
    const first = timed(() => suggest(board, waiting, options))
    const second = timed(() => suggest({ ...board }, waiting, options))
    return { first: first.ms, second: second.ms, offers: first.value.offers.length }
  })
  const cold = times.map(({ first }) => first)
  const warm = times.map(({ second }) => second)
  console.log(
    `suggestions: ${cold.map(Math.round).join(', ')} ms on a new board, ${warm.map(Math.round).join(', ')} ms after a change`,
  )
  return [
    {
      goal: 'suggestions on a new board, median',
      value: round(median(cold)),
      unit: 'ms',
      limit: 50,
    },
    {
      goal: 'suggestions after a change, median',
      value: round(median(warm)),
      unit: 'ms',
      limit: 50,
    },
    {
      goal: 'suggestions missing of three',
      value: 3 - Math.min(...times.map(({ offers }) => offers)),
      unit: '',
      limit: 0,
    },
  ]
}
