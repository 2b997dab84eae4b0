import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { DayAxis } from '#domain/dispatch/day-axis.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import { laneOf } from '#domain/dispatch/lane.ts'
import { stackVisits } from '#domain/dispatch/stack-visits.ts'
import type { BoardItem } from '../board/use-board.ts'
import type { Bar, Lane } from './lane-model.ts'

export interface LaneOptions {
  readonly board: Board
  readonly items: ReadonlyMap<string, BoardItem>
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  readonly axis: DayAxis
  /** Whose lanes, in this order. */
  readonly people: readonly BoardPerson[]
}

const none: readonly Finding[] = []

/**
 * Builds the lanes of a day. A lane of the same person, visits and findings is the one from before, so that a change
 * draws only the lanes that it touches.
 */
export function createLaneBuilder(): (options: LaneOptions) => readonly Lane[] {
  let before: readonly Lane[] = []
  return (options) => (before = buildLanes(options, before))
}

function buildLanes(options: LaneOptions, before: readonly Lane[]): readonly Lane[] {
  const known = new Map(before.map((lane) => [lane.person.user.id, lane]))
  const lanes = options.people.map((person) => {
    const { board, axis, findings } = options
    const day = laneOf(board, person.user.id, axis.day)
    const visits = [...day.visits.map(({ visit }) => visit), ...day.anytime]
    const found = visits.map(({ id }) => findings.get(id) ?? none)
    const old = known.get(person.user.id)
    const isOld =
      old?.madeOf.person === person &&
      old.madeOf.day === day &&
      old.madeOf.findings.length === found.length &&
      old.madeOf.findings.every((list, i) => list === found[i])
    return isOld ? old : buildLane(options, { person, day, findings: found })
  })
  const isSame = lanes.length === before.length && lanes.every((lane, i) => lane === before[i])
  return isSame ? before : lanes
}

function buildLane({ items, axis }: LaneOptions, madeOf: Lane['madeOf']): Lane {
  const { person, day, findings } = madeOf
  const stack = stackVisits(
    day.visits.map(({ visit, startsAt, endsAt }) => ({ id: visit.id, startsAt, endsAt })),
  )
  const bars = day.visits.flatMap(({ visit, startsAt, endsAt, travelMinutes }, i): Bar[] => {
    const item = items.get(visit.id)
    if (!item) return []
    return [
      {
        item,
        from: Math.max(0, axis.minuteOf(startsAt)),
        to: Math.min(axis.minutes, axis.minuteOf(endsAt)),
        row: stack.rowOf.get(visit.id) ?? 0,
        travel: travelMinutes,
        free: 0,
        findings: findings[i] ?? none,
      },
    ]
  })
  const anytime = day.anytime.flatMap((visit, row): Bar[] => {
    const item = items.get(visit.id)
    const found = findings[day.visits.length + row] ?? none
    return item ? [{ item, from: 0, to: 0, row, travel: 0, free: 0, findings: found }] : []
  })
  const { working } = day
  return {
    person,
    bars: withFree(bars, axis.minutes),
    rows: stack.rows,
    anytime,
    working: working.spans.map(({ startsAt, endsAt }) => ({
      from: axis.minuteOf(startsAt),
      to: axis.minuteOf(endsAt),
    })),
    away: working.absence ? 'approved' : working.requested ? 'requested' : null,
    loadMinutes: day.loadMinutes,
    shiftMinutes: working.minutes,
    problems: [...bars, ...anytime].filter(({ findings: all }) =>
      all.some(({ severity }) => severity !== 'note'),
    ).length,
    madeOf,
  }
}

/** Bars, by start, with what is free after each: to the next of its row, or to the end of the day. */
function withFree(bars: readonly Bar[], dayMinutes: number): readonly Bar[] {
  const nextOfRow = new Map<number, number>()
  return bars
    .toReversed()
    .map((bar) => {
      const free = Math.max(0, (nextOfRow.get(bar.row) ?? dayMinutes) - bar.to)
      nextOfRow.set(bar.row, bar.from - bar.travel)
      return { ...bar, free }
    })
    .toReversed()
}
