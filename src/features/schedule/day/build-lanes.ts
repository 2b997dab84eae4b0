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
 * Builds the lanes of a day. A lane that looks as before is the one from before, so that a change draws only the lanes
 * that it touches.
 */
export function createLaneBuilder(): (options: LaneOptions) => readonly Lane[] {
  let before: readonly Lane[] = []
  return (options) => (before = buildLanes(options, before))
}

function buildLanes(options: LaneOptions, before: readonly Lane[]): readonly Lane[] {
  const known = new Map(before.map((lane) => [lane.person.user.id, lane]))
  const lanes = options.people.map((person) => {
    const lane = buildLane(options, person)
    const old = known.get(person.user.id)
    return old?.key === lane.key ? old : lane
  })
  const isSame = lanes.length === before.length && lanes.every((lane, i) => lane === before[i])
  return isSame ? before : lanes
}

function buildLane(options: LaneOptions, person: BoardPerson): Lane {
  const { board, items, findings, axis } = options
  const lane = laneOf(board, person.user.id, axis.day)
  const stack = stackVisits(
    lane.visits.map(({ visit, startsAt, endsAt }) => ({ id: visit.id, startsAt, endsAt })),
  )
  const bars = lane.visits.flatMap(({ visit, startsAt, endsAt, travelMinutes }): Bar[] => {
    const item = items.get(visit.id)
    if (!item) return []
    return [
      {
        item,
        from: Math.max(0, axis.minuteOf(startsAt)),
        to: Math.min(axis.minutes, axis.minuteOf(endsAt)),
        row: stack.rowOf.get(visit.id) ?? 0,
        travel: travelMinutes,
        findings: findings.get(visit.id) ?? none,
      },
    ]
  })
  const anytime = lane.anytime.flatMap((visit, row): Bar[] => {
    const item = items.get(visit.id)
    const found = findings.get(visit.id) ?? none
    return item ? [{ item, from: 0, to: 0, row, travel: 0, findings: found }] : []
  })
  const { working } = lane
  const away = working.absence ? 'approved' : working.requested ? 'requested' : null
  const shown = {
    person,
    bars,
    rows: stack.rows,
    anytime,
    working: working.spans.map(({ startsAt, endsAt }) => ({
      from: axis.minuteOf(startsAt),
      to: axis.minuteOf(endsAt),
    })),
    away,
    loadMinutes: lane.loadMinutes,
    shiftMinutes: working.minutes,
    problems: [...bars, ...anytime].filter(({ findings: all }) =>
      all.some(({ severity }) => severity !== 'note'),
    ).length,
  } as const
  return { ...shown, key: keyOf(axis.day, shown) }
}

/** Everything that the lane shows, as a text. */
function keyOf(day: string, lane: Omit<Lane, 'key'>): string {
  const bar = ({ item, from, to, row, travel, findings }: Bar) =>
    [
      item.id,
      item.order.updatedAt,
      item.order.status,
      item.order.title,
      item.customerName,
      item.start,
      item.locked,
      item.isUnsent,
      item.isSent,
      Object.keys(item.seenBy).length,
      from,
      to,
      row,
      travel,
      findings.map(({ code, severity }) => `${code}${severity}`).join('+'),
    ].join('|')
  return [
    day,
    lane.person.user.name,
    lane.away,
    lane.loadMinutes,
    lane.shiftMinutes,
    ...lane.working.map(({ from, to }) => `${from}-${to}`),
    ...lane.bars.map(bar),
    '/',
    ...lane.anytime.map(bar),
  ].join('\n')
}
