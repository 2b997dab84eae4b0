import { boardIndex } from '../dispatch/board-index.ts'
import type { Board, BoardVisit } from '../dispatch/board-visit.ts'
import { laneOf } from '../dispatch/lane.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import { isClosed } from '../order/is-closed.ts'
import { isSentBack } from '../order/is-sent-back.ts'
import type { Fix } from './fix.ts'
import { arrivalRange, type ArrivalRange } from './arrival-range.ts'

/** What someone does now, by the furthest step of their work and by their recorded time. */
export const personStates = ['enRoute', 'onSite', 'paused', 'onBreak', 'onDuty', 'off'] as const
export type PersonState = (typeof personStates)[number]

/** A person with their last position, if they share it. */
export type Position = Pick<Fix, 'at' | 'latitude' | 'longitude' | 'accuracy' | 'battery'>

export interface PersonNow {
  readonly userId: string
  readonly state: PersonState
  /** Where they are working or driving to. */
  readonly visit: BoardVisit | null
  /** The first visit of today that they have not begun. */
  readonly next: BoardVisit | null
  /** When they will be at the visit that they drive to. */
  readonly arrival: ArrivalRange | null
  readonly position: Position | null
}

export interface NowFacts {
  readonly board: Board
  /** The local day that it is. */
  readonly day: string
  readonly positions: ReadonlyMap<string, Position>
  readonly entries: readonly Pick<TimeEntry, 'userId' | 'kind' | 'startedAt' | 'endedAt'>[]
}

/** A clock that runs for longer was forgotten. */
const longestMs = 16 * 3_600_000
const begun = ['onSite', 'enRoute', 'paused'] as const

/** What each active technician does now. */
export function peopleNow(facts: NowFacts): readonly PersonNow[] {
  const running = facts.entries.filter(
    ({ endedAt, startedAt }) =>
      endedAt === null && facts.board.now - Date.parse(startedAt) < longestMs,
  )
  return [...facts.board.people.values()]
    .filter(({ user }) => user.role === 'technician' && user.status === 'active')
    .map(({ user }) => {
      const own = running.filter(({ userId }) => userId === user.id)
      return personNow(facts, user.id, own)
    })
}

function personNow(
  { board, day, positions }: NowFacts,
  userId: string,
  running: readonly Pick<TimeEntry, 'kind'>[],
): PersonNow {
  const { visits, anytime } = laneOf(board, userId, day)
  const today = [...visits.map(({ visit }) => visit), ...anytime]
  // Work may have begun on another day than it was planned for.
  const others = board.visits.filter(
    ({ assigneeIds, order }) => assigneeIds.includes(userId) && isBegun(order),
  )
  const visit =
    begun.flatMap((status) =>
      [...today, ...others].filter(({ order }) => order.status === status && isBegun(order)),
    )[0] ?? null
  const next =
    today.find(({ id, order }) => id !== visit?.id && !isClosed(order.status) && !isBegun(order)) ??
    null
  const position = positions.get(userId) ?? null
  const arrival =
    visit?.order.status === 'enRoute' && position && visit.place
      ? arrivalRange(position, visit.place, board.now, boardIndex(board).travel)
      : null
  return { userId, state: stateOf(visit, running), visit, next, arrival, position }
}

function isBegun(order: BoardVisit['order']): boolean {
  return begun.some((one) => one === order.status) && !isSentBack(order)
}

function stateOf(
  visit: BoardVisit | null,
  running: readonly Pick<TimeEntry, 'kind'>[],
): PersonState {
  if (running.some(({ kind }) => kind === 'break')) return 'onBreak'
  const status = visit?.order.status
  if (status === 'enRoute' || status === 'onSite' || status === 'paused') return status
  return running.some(({ kind }) => kind === 'day') ? 'onDuty' : 'off'
}
