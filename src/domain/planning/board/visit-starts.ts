import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { DayAxis } from '#domain/dispatch/day-axis.ts'
import { siteStretches } from '#domain/dispatch/open-stretches.ts'
import { routeFault } from '../day/rules.ts'
import type { Minute, PlanRoute, PlanTravel, PlanVisit, Span } from '../day/types.ts'
import type { Weights } from '../day/weights.ts'

export interface StartFacts {
  readonly axis: DayAxis
  /** The first minute from which visits are planned. */
  readonly earliest: Minute
  readonly timeZone: string
  readonly routes: readonly PlanRoute[]
  readonly travel: PlanTravel
  readonly weights: Weights
}

/**
 * When a visit may start, so that it ends by the time it is due. One that no one can end by then may start at any time of
 * the day, and should start early.
 */
export function startsOf(
  site: BoardVisit,
  visit: PlanVisit,
  { axis, earliest, timeZone, routes, travel, weights }: StartFacts,
): Pick<PlanVisit, 'windows' | 'softWindow'> {
  const { dueAt } = site.order
  const due = dueAt === null ? Infinity : axis.minuteOf(Date.parse(dueAt))
  const latest = Math.floor(due - visit.minutes)
  const able = routes.filter((route) => routeFault(visit, route, true, null) === null)
  const first = Math.max(earliest, soonest(able, visit, travel))
  const startsBy = (to: Minute) =>
    openStarts(site, { from: earliest, to: Math.max(earliest, to) }, axis, timeZone)
  if (latest >= axis.minutes)
    return {
      windows: site.openingHours === null && earliest === 0 ? [] : startsBy(axis.minutes),
      softWindow: null,
    }
  const inTime = latest < first ? [] : startsBy(latest).filter(({ to }) => to >= first)
  if (inTime.length > 0) return { windows: inTime, softWindow: null }
  const ends = Math.max(first, ...able.map(({ span }) => span?.to ?? 0))
  return { windows: startsBy(axis.minutes), softWindow: lateSpan(visit, { first, ends }, weights) }
}

/** The first minute at which someone can be there. */
function soonest(
  able: readonly PlanRoute[],
  { place }: PlanVisit,
  { minutes, places }: PlanTravel,
): Minute {
  const drive = (from: number | null) =>
    from === null || place === null
      ? 0
      : Math.min(...minutes.map((all) => all[from * places + place] ?? 0))
  const starts = able.map(({ span, start }) => (span?.from ?? 0) + drive(start.place))
  return starts.length === 0 ? 0 : Math.ceil(Math.min(...starts))
}

/** By when a late visit should start: a later start costs less than leaving it out, however late in the day it is. */
function lateSpan(
  { priority }: PlanVisit,
  { first, ends }: { readonly first: Minute; readonly ends: Minute },
  { unassigned, lateOnce, late }: Weights,
): Span {
  const spent = unassigned[priority] / 2 - lateOnce
  const to = spent < 0 ? ends : Math.max(first, ends - (late === 0 ? Infinity : spent / late))
  return { from: 0, to: Math.floor(to) }
}

/** When a visit may start so that its site is open until it ends; after the end of the day where it never is. */
function openStarts(
  { minutes, ...site }: Pick<BoardVisit, 'openingHours' | 'siteZone' | 'minutes'>,
  within: Span,
  axis: DayAxis,
  timeZone: string,
): readonly Span[] {
  if (site.openingHours === null) return [within]
  const starts = siteStretches(site, axis.day, timeZone)
    .map(({ startsAt, endsAt }) => ({
      from: Math.max(within.from, axis.minuteOf(startsAt)),
      to: Math.min(within.to, axis.minuteOf(endsAt) - minutes),
    }))
    .filter(({ from, to }) => from <= to)
  return starts.length > 0 ? starts : [{ from: axis.minutes, to: axis.minutes }]
}
