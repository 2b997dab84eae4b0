import type { Minute, Placement, PlanLock, PlanProblem, PlanTravel, PlanVisit } from './types.ts'

/** What happened while a plan was made. */
export type PlanChange =
  /** A visit is locked where it is now or, with `present`, somewhere else. */
  | {
      readonly kind: 'lock'
      readonly visit: string
      readonly lock: PlanLock
      readonly present?: Placement | null | undefined
    }
  /** A visit of the same id changed. */
  | { readonly kind: 'edit'; readonly visit: PlanVisit }
  /** Another visit came; with matrices if its place is new. */
  | { readonly kind: 'urgent'; readonly visit: PlanVisit; readonly travel?: PlanTravel | undefined }
  /** The technician of a route cannot work from a time on, and goes home. */
  | { readonly kind: 'sick'; readonly route: string; readonly from: Minute }

/** The problem after changes. Visits keep their indexes, new ones come last. Unknown ids change nothing. */
export function applyChanges(problem: PlanProblem, changes: readonly PlanChange[]): PlanProblem {
  return changes.reduce(applyChange, problem)
}

function applyChange(problem: PlanProblem, change: PlanChange): PlanProblem {
  switch (change.kind) {
    case 'lock': {
      const { visit: id, lock, present } = change
      return mapVisits(problem, (visit) =>
        visit.id === id
          ? { ...visit, lock, present: present === undefined ? visit.present : present }
          : visit,
      )
    }
    case 'edit':
      return mapVisits(problem, (visit) => (visit.id === change.visit.id ? change.visit : visit))
    case 'urgent':
      return {
        ...problem,
        travel: change.travel ?? problem.travel,
        visits: problem.visits.some(({ id }) => id === change.visit.id)
          ? problem.visits.map((visit) => (visit.id === change.visit.id ? change.visit : visit))
          : [...problem.visits, change.visit],
      }
    case 'sick':
      return withSick(problem, change)
  }
}

function mapVisits(problem: PlanProblem, map: (visit: PlanVisit) => PlanVisit): PlanProblem {
  return { ...problem, visits: problem.visits.map(map) }
}

/** The route ends when its technician stops; what was to come later is bound to them no more. */
function withSick(
  problem: PlanProblem,
  { route: id, from }: Extract<PlanChange, { kind: 'sick' }>,
): PlanProblem {
  const r = problem.routes.findIndex((route) => route.id === id)
  return {
    ...problem,
    routes: problem.routes.map((route, i) => {
      if (i !== r || !route.span || route.span.to <= from) return route
      const span = route.span.from < from ? { from: route.span.from, to: from } : null
      return {
        ...route,
        span,
        overtime: 0,
        breaks: route.breaks.filter((each) => each.to <= from),
        end: { place: null, to: from },
      }
    }),
    visits: problem.visits.map((visit) => {
      const isLater = visit.present !== null && visit.present.start + visit.minutes > from
      if (!isLater || !visit.present?.routes.includes(r)) return visit
      const lock = visit.lock === 'both' || visit.lock === 'time' ? 'time' : 'none'
      return { ...visit, lock, isFrozen: false }
    }),
  }
}
