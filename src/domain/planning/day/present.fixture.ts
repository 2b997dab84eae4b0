import type { Random } from '../random.ts'
import type { Placement, PlanProblem, PlanRoute, PlanVisit } from './types.ts'

/** How many routes an unhurried person tries for a visit. */
const mostTried = 60

/** Most visits anywhere at any time. */
export function randomPlan(
  { routes, visits }: PlanProblem,
  random: Random,
): readonly (Placement | null)[] {
  return visits.map(({ crew }) => {
    const r = random.below(routes.length)
    const route = routes[r]
    if (!route?.span || random.next() < 0.05) return null
    const others = routes.flatMap(({ day, technician }, other) =>
      day === route.day && technician !== route.technician ? [other] : [],
    )
    return {
      routes: [r, ...others].slice(0, crew),
      start: route.span.from + 15 * random.below(32),
    }
  })
}

/** Visits one after the other on routes by turns, as an unhurried person fills a board: no rule is broken, ways are long. */
export function fairPlan(
  { routes, visits, travel }: PlanProblem,
  random: Random,
): readonly (Placement | null)[] {
  const ends = routes.map(({ span }) => span?.from ?? 0)
  const places = routes.map(({ start }) => start.place)
  const loads = routes.map(() => 0)
  const plan: (Placement | null)[] = visits.map(() => null)
  const wayOf = (from: number | null, to: number | null): number =>
    from === null || to === null
      ? 0
      : Math.ceil(travel.minutes[0][from * travel.places + to] as number)

  const startOn = (visit: PlanVisit, r: number): number | null => {
    const route = routes[r] as PlanRoute
    if (!route.span || !knows(visit, route) || visit.excluded.includes(route.technician))
      return null
    const most = route.maxMinutes ?? Infinity
    if ((loads[r] as number) + visit.minutes > most) return null
    const way = wayOf(places[r] ?? null, visit.place)
    let start = Math.max(
      (ends[r] as number) + way,
      visit.windows[0]?.from ?? 0,
      visit.promise?.from ?? 0,
      visit.day * 1440,
    )
    // Whoever would not be done before a break takes it, and drives after it.
    for (const pause of route.breaks)
      if ((ends[r] as number) < pause.to && start + visit.minutes > pause.from)
        start = Math.max(start, pause.to + way)
    const isIn = ({ from, to }: { from: number; to: number }): boolean =>
      start >= from && start <= to
    const isOpen = visit.windows.length === 0 || visit.windows.some(isIn)
    const isPromised = !visit.promise || isIn(visit.promise)
    const home = wayOf(visit.place, route.end.place)
    const end = start + visit.minutes
    const isBack = end <= route.span.to && end + home <= route.end.to
    return isOpen && isPromised && isBack ? start : null
  }

  const opens = visits.map(({ windows, promise, day }) =>
    Math.max(windows[0]?.from ?? 0, promise?.from ?? 0, day * 1440),
  )
  const order = visits.map((_, v) => v).sort((a, b) => (opens[a] ?? 0) - (opens[b] ?? 0))
  for (const v of order) {
    const visit = visits[v] as PlanVisit
    if (visit.crew > 1 || visit.after !== null) continue
    for (let tried = 0; tried < mostTried && !plan[v]; tried += 1) {
      const r = random.below(routes.length)
      const start = startOn(visit, r)
      if (start === null) continue
      plan[v] = { routes: [r], start }
      ends[r] = start + visit.minutes
      loads[r] = (loads[r] as number) + visit.minutes
      places[r] = visit.place
    }
  }
  return plan
}

function knows({ skills }: PlanVisit, route: PlanRoute): boolean {
  return skills.every(({ skill, level }) =>
    route.skills.some((held) => held.skill === skill && held.level >= level),
  )
}
