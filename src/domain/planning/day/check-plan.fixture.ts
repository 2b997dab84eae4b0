import type { Placement, PlanProblem, PlanRoute, PlanVisit } from './types.ts'

/**
 * Every hard rule that a plan breaks, one text each, written as the rules are said and not as the planner computes them:
 * minute by minute where that is simplest.
 */
export function checkPlan(
  problem: PlanProblem,
  placements: readonly (Placement | null)[],
): readonly string[] {
  const faults: string[] = []
  const { routes, visits, weights } = problem
  placements.forEach((placement, v) => {
    const visit = visits[v] as PlanVisit
    const fault = (text: string): void => void faults.push(`${visit.id}: ${text}`)
    if (!placement) {
      if (visit.present && (visit.isFrozen || visit.lock !== 'none')) fault('lost though locked')
      return
    }
    const people = placement.routes.map((r) => routes[r] as PlanRoute)
    const end = placement.start + visit.minutes
    if (people.length !== visit.crew) fault('crew too small')
    if (new Set(people.map(({ technician }) => technician)).size < people.length)
      fault('one person twice')
    for (const { span, overtime, technician } of people) {
      if (!span || placement.start < span.from || end > span.to + overtime) fault('outside shift')
      if (visit.excluded.includes(technician)) fault('excluded')
    }
    const lead = people[0] as PlanRoute
    for (const { skill, level } of visit.skills)
      if (!lead.skills.some((held) => held.skill === skill && held.level >= level)) fault('skill')
    const isIn = ({ from, to }: { from: number; to: number }): boolean =>
      placement.start >= from && placement.start <= to
    if (visit.windows.length > 0 && !visit.windows.some(isIn)) fault('outside windows')
    if (weights.promiseBroken === null && visit.promise && !isIn(visit.promise)) fault('promise')
    if (visit.after !== null) {
      const before = placements[visit.after]
      const minutes = visits[visit.after]?.minutes ?? 0
      if (!before || before.start + minutes > placement.start) fault('before its first part')
    }
    if (visit.present) {
      const isFixed = visit.isFrozen || visit.lock === 'both'
      const isSameTime = placement.start === visit.present.start
      const now = visit.present.routes.map((r) => routes[r]?.technician)
      const isSamePerson = people.every(({ technician }) => now.includes(technician))
      if ((isFixed || visit.lock === 'time') && !isSameTime) fault('time locked')
      if ((isFixed || visit.lock === 'person') && !isSamePerson) fault('person locked')
    }
  })
  routes.forEach((route, r) => faults.push(...checkRoute(problem, placements, route, r)))
  return faults
}

function checkRoute(
  problem: PlanProblem,
  placements: readonly (Placement | null)[],
  route: PlanRoute,
  r: number,
): readonly string[] {
  const faults: string[] = []
  const stops = placements
    .flatMap((placement, v) => {
      const visit = problem.visits[v] as PlanVisit
      return placement?.routes.includes(r) ? [{ visit, start: placement.start }] : []
    })
    .toSorted((a, b) => a.start - b.start)
  if (stops.length === 0) return faults
  const sum = stops.reduce((minutes, { visit }) => minutes + visit.minutes, 0)
  if (route.maxMinutes !== null && sum > route.maxMinutes) faults.push(`${route.id}: too much`)
  // The free time between visits, less the ways.
  const gaps: { from: number; to: number; left: number }[] = []
  let at = route.start.from
  let place = route.start.place
  for (const { visit, start } of stops) {
    const way = travelMinutes(problem, at, place, visit.place)
    if (at + way > start + 0.001) faults.push(`${route.id}, ${visit.id}: not there in time`)
    gaps.push({ from: at, to: start, left: start - at - way })
    at = start + visit.minutes
    place = visit.place
  }
  const back = at + travelMinutes(problem, at, place, route.end.place)
  if (back > route.end.to + route.overtime + 0.001) faults.push(`${route.id}: back too late`)
  gaps.push({ from: at, to: Infinity, left: Infinity })
  if (!canRest(route.breaks, gaps, 0)) faults.push(`${route.id}: no break`)
  return faults
}

/** Whether the breaks from `b` on can be taken in the gaps, tried in every way. */
function canRest(
  breaks: PlanRoute['breaks'],
  gaps: readonly { from: number; to: number; left: number }[],
  b: number,
): boolean {
  const pause = breaks[b]
  if (!pause) return true
  return gaps.some((gap, i) => {
    const begins = Math.max(gap.from, pause.from)
    const ends = begins + pause.minutes
    if (ends > pause.to || ends > gap.to || pause.minutes > gap.left + 0.001) return false
    // What comes before the break in its gap is the way, as far as there is time for it.
    const before = begins - gap.from
    const way = gap.to - gap.from - gap.left
    const left = gap.to === Infinity ? Infinity : gap.to - ends - Math.max(0, way - before)
    const rest = { from: ends, to: gap.to, left }
    return canRest(breaks, [rest, ...gaps.slice(i + 1)], b + 1)
  })
}

/** Minutes of a way, driven in steps of a hundredth of it, each as fast as its hour allows. */
function travelMinutes(
  { travel }: PlanProblem,
  leaves: number,
  from: number | null,
  to: number | null,
): number {
  if (from === null || to === null) return 0
  const wayAt = (time: number): number => {
    const hour = travel.hours.findLast((each) => each.from <= time)?.hourClass ?? 1
    return travel.minutes[hour][from * travel.places + to] as number
  }
  let at = leaves
  let share = 1
  while (share > 1e-9) {
    const next = travel.hours.find((each) => each.from > at)?.from ?? Infinity
    const way = wayAt(at)
    if (way === 0) return at - leaves
    const driven = Math.min(share, (next - at) / way)
    at += driven * way
    share -= driven
  }
  return at - leaves
}
