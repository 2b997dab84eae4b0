import { dearnessById } from '#domain/dispatch/board-people.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { lacksItems } from '#domain/dispatch/check/check-items.ts'
import { isUnderWay } from '#domain/dispatch/check/check-change.ts'
import { type DayAxis, dayAxis } from '#domain/dispatch/day-axis.ts'
import type { Stretch } from '#domain/dispatch/day-bounds.ts'
import { hoursLimit } from '#domain/dispatch/hours-limit.ts'
import { baseOf, laneOf } from '#domain/dispatch/lane.ts'
import { startStep } from '#domain/dispatch/start-step.ts'
import { anytimeDay, takesTime, timedVisit, visitDay } from '#domain/dispatch/visit-time.ts'
import { territoriesOf } from '#domain/company/dispatch/territory-of.ts'
import { workingTime } from '#domain/dispatch/working-time.ts'
import { slownessOf } from '#domain/staff/pace.ts'
import { isClosed } from '#domain/order/is-closed.ts'
import { dayCount } from '#domain/time/days-off.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'
import { weightsOf } from '../day/weights.ts'
import type { Minute, PlanProblem, PlanRoute, PlanVisit, Span } from '../day/types.ts'
import { createPlaces, type Places } from './create-places.ts'
import { startsOf } from './visit-starts.ts'

/** What of a board is to be planned. */
export interface PlanScope {
  /** 'YYYY-MM-DD' */
  readonly day: string
  /** Whose visits may be planned, by id. */
  readonly personIds: readonly string[]
  /** Leaves visits that have a person and a time where they are. */
  readonly onlyUnassigned: boolean
  /** Waiting visits that may be placed, by id. */
  readonly waitingIds: readonly string[]
}

/** A planner's problem, with what its indexes and minutes mean on the board. */
export interface BoardProblem {
  readonly problem: PlanProblem
  readonly axis: DayAxis
  /** By index of the route. */
  readonly personIds: readonly string[]
  /** Visits that no one can end by when they are due any more, by id. */
  readonly lateIds: ReadonlySet<string>
}

/** The day of a board as a problem for the planner. */
export function boardProblem(board: Board, scope: PlanScope): BoardProblem {
  const axis = dayAxis(scope.day, board.company.timeZone)
  const people = scope.personIds.flatMap((id) => board.people.get(id) ?? [])
  const places = createPlaces(board, axis)
  const skills = skillIndexes(board)
  const slowness = slownessOf(people.map(({ staff }) => staff))
  const dearness = dearnessById(board.people)
  const routes = people.map((person, i) => ({
    ...routeOf(board, axis, person, i, places, skills),
    slowness: slowness[i] ?? 0,
    dearness: dearness.get(person.user.id) ?? 0,
  }))
  const routeIndex = new Map(people.map(({ user }, i) => [user.id, i]))
  const waiting = new Set(scope.waitingIds)
  const open = board.visits.filter(
    (visit) =>
      takesTime(visit) &&
      (!isClosed(visit.order.status) || isAhead(board, visit)) &&
      (waiting.has(visit.id) || visitDay(visit, board.company.timeZone) === scope.day) &&
      visit.assigneeIds.every((id) => routeIndex.has(id)),
  )
  const indexOf = new Map(open.map((visit, i) => [visit.id, i]))
  const isAway = (id: string) => routes[routeIndex.get(id) ?? -1]?.span === null
  const earliest = Math.max(0, axis.minuteOf(board.now) + board.company.freezeMinutes)
  const indexesOf = (ids: readonly string[]) => ids.flatMap((id) => routeIndex.get(id) ?? [])
  const wanted = open.map((visit): PlanVisit => {
    const { skills: needed, crewSize, preferredIds, excludedIds } = visit.order
    const start = startMinute(axis, visit)
    const onRoutes = indexesOf(visit.assigneeIds)
    const present = start !== null && onRoutes.length > 0 ? { routes: onRoutes, start } : null
    const isKept = scope.onlyUnassigned && present !== null
    const isDueSoon = start !== null && present !== null && start < earliest
    // Someone who is away won't start it, however soon it is planned.
    const isSoon = isDueSoon && !visit.assigneeIds.every(isAway)
    const isOver = isClosed(visit.order.status)
    return {
      id: visit.id,
      minutes: visit.minutes,
      place: places.indexOf(visit.place),
      windows: [],
      softWindow: null,
      promise: promiseOf(visit, axis),
      skills: needed.map(({ id, level }) => ({ skill: skills.get(id) ?? 0, level })),
      priority: visit.order.priority,
      crew: Math.max(crewSize, visit.assigneeIds.length),
      after: indexOf.get(visit.order.followUpOf ?? '') ?? null,
      day: 0,
      lock: visit.locked,
      isFrozen: isKept || isOver || isUnderWay(visit) || isSoon,
      present,
      // A plan can't take a visit off the board: what it left out would overlap what it puts there.
      mustStay: present !== null && !visit.assigneeIds.every(isAway),
      comesFirst:
        visit.start !== null && visit.assigneeIds.length > 0 && visit.assigneeIds.every(isAway),
      isSent: visit.isSent,
      isSeen: visit.assigneeIds.some((id) => visit.seenBy[id] !== undefined),
      // Who is to do it at any time of the day is who should do it.
      preferred: present === null && onRoutes.length > 0 ? onRoutes : indexesOf(preferredIds),
      last: null,
      excluded: indexesOf([...excludedIds, ...withoutItems(board, visit)]),
      territory: territoryIndex(board, visit.territoryId),
    }
  })
  const travel = places.travel()
  const weights = weightsOf(board.company.planningWeights)
  const { timeZone } = board.company
  const starts = wanted.map((visit, i) =>
    startsOf(open[i] as BoardVisit, visit, { axis, earliest, timeZone, routes, travel, weights }),
  )
  return {
    problem: {
      routes,
      visits: wanted.map((visit, i) => ({ ...visit, ...starts[i] })),
      travel,
      weights,
      step: startStep,
    },
    axis,
    personIds: people.map(({ user }) => user.id),
    lateIds: new Set(wanted.flatMap(({ id }, i) => (starts[i]?.softWindow ? [id] : []))),
  }
}

function routeOf(
  board: Board,
  axis: DayAxis,
  person: BoardPerson,
  technician: number,
  places: Places,
  skills: ReadonlyMap<string, number>,
): Omit<PlanRoute, 'slowness' | 'dearness'> {
  const { user, staff } = person
  const working = workingTime(board, user.id, axis.day)
  const spans = working.spans.map(({ startsAt, endsAt }) => ({
    from: axis.minuteOf(startsAt),
    to: axis.minuteOf(endsAt),
  }))
  const [first] = spans
  const last = spans.at(-1)
  const isOff = !first || !last || working.absence !== null || user.status !== 'active'
  const base = places.indexOf(baseOf(board, user.id))
  const breaks = working.breaks.map(({ startsAt, endsAt, minutes }) => ({
    from: axis.minuteOf(startsAt),
    to: axis.minuteOf(endsAt),
    minutes,
  }))
  const valid = (staff?.skills ?? []).filter(
    ({ expiresOn }) => expiresOn === null || expiresOn >= axis.day,
  )
  return {
    id: user.id,
    technician,
    day: 0,
    span: isOff ? null : { from: first.from, to: last.to },
    breaks: [...breaks, ...pausesBetween(spans)].toSorted((a, b) => a.from - b.from),
    start: { place: base, from: first?.from ?? 0 },
    end: { place: base, to: last?.to ?? 0 },
    skills: valid.flatMap(({ id, level }) => {
      const skill = skills.get(id)
      return skill === undefined ? [] : [{ skill, level }]
    }),
    maxMinutes: mostVisits(board, user.id, axis.day),
    overtime: 0,
    territories: territoriesOf(board.company.territories, staff).map(({ id }) =>
      board.company.territories.findIndex((one) => one.id === id),
    ),
  }
}

/**
 * The most minutes of visits in a person's day. Where one of them lies outside the hours, these alone do not limit the
 * day: it has as many as fit them, less the drives, or as many as now where that is more.
 */
function mostVisits(board: Board, personId: string, day: string): number | null {
  const lane = laneOf(board, personId, day)
  const isWithin = (one: Stretch) =>
    lane.working.spans.some((span) => span.startsAt <= one.startsAt && one.endsAt <= span.endsAt)
  if (lane.visits.every(isWithin))
    return board.people.get(personId)?.staff?.maxMinutesPerDay ?? null
  const { loadMinutes, travelMinutes } = lane
  return Math.ceil(Math.max(hoursLimit(board, lane), loadMinutes) - travelMinutes)
}

function territoryIndex({ company }: Board, id: string | null): number | null {
  const found = company.territories.findIndex((one) => one.id === id)
  return found < 0 ? null : found
}

/** The time between two stretches of work is a break that fills it. */
function pausesBetween(spans: readonly Span[]) {
  return spans.slice(1).flatMap((span, i) => {
    const from = spans[i]?.to ?? span.from
    return span.from > from ? [{ from, to: span.from, minutes: span.from - from }] : []
  })
}

/** Whether the planned time of a visit is not over: one that was done sooner still takes its place on the board. */
function isAhead(board: Board, visit: BoardVisit): boolean {
  const timed = timedVisit(visit)
  return timed !== null && timed.endsAt > board.now
}

/** The minute of the day in which a visit starts; null without a time. Work that was begun has seconds, a plan has none. */
export function startMinute(axis: DayAxis, visit: BoardVisit): Minute | null {
  const timed = timedVisit(visit)
  return timed && Math.floor(axis.minuteOf(timed.startsAt))
}

/** Whose vans lack an item that a visit of one person needs; nobody where everyone's do. */
function withoutItems(board: Board, visit: BoardVisit): readonly string[] {
  if (visit.order.neededItems.length === 0 || visit.order.crewSize > 1) return []
  const ids = [...board.people.keys()]
  const lacking = ids.filter((id) => lacksItems(board, { ...visit, assigneeIds: [id] }))
  return lacking.length === ids.length ? [] : lacking
}

/** The part of the promised window that lies on the day; the visit must start within it. */
function promiseOf({ order }: BoardVisit, axis: DayAxis): Span | null {
  if (order.windowStart === null || order.windowEnd === null) return null
  const from = axis.minuteOf(Date.parse(order.windowStart))
  const to = axis.minuteOf(Date.parse(order.windowEnd))
  return { from: Math.max(0, Math.ceil(from)), to: Math.max(0, Math.floor(to)) }
}

function skillIndexes({ visits, people }: Board): ReadonlyMap<string, number> {
  const ids = new Set([
    ...visits.flatMap(({ order }) => order.skills.map(({ id }) => id)),
    ...[...people.values()].flatMap(({ staff }) => staff?.skills.map(({ id }) => id) ?? []),
  ])
  return new Map([...ids].map((id, i) => [id, i]))
}

/**
 * Whether a visit waits to be placed, and may be placed on this local day: one that nobody has, with a time on a later
 * day, stays there, unless it is of a maintenance plan whose tolerance admits the day.
 */
export function isWaitingFor(day: string, visit: BoardVisit, timeZone: string): boolean {
  if (!isWaiting(visit)) return false
  const planned = visitDay(visit, timeZone)
  return planned === null || planned <= day || (earliestDay(visit, timeZone) ?? planned) <= day
}

/** The first day on which a plan's visit may be done: as long before its day as its last one is after it. */
function earliestDay({ order: { occurrence, dueAt } }: BoardVisit, timeZone: string) {
  if (occurrence === null || dueAt === null) return null
  const tolerance = dayCount({ fromOn: occurrence, toOn: localDay(dueAt, timeZone) }) - 1
  return addDays(occurrence, -tolerance)
}

function isWaiting(visit: BoardVisit): boolean {
  return (
    takesTime(visit) &&
    !isClosed(visit.order.status) &&
    visit.order.status !== 'onHold' &&
    (visit.start === null || visit.assigneeIds.length === 0) &&
    anytimeDay(visit) === null
  )
}
