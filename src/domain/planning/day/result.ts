import type { Network } from './engine/network.ts'
import { type Placements, evaluatePlan, marginsOf } from './evaluate.ts'
import type { PlanRule } from './rules.ts'
import type { Terms } from './terms.ts'
import type { Placement, PlanVisit } from './types.ts'

/** A plan, with what it costs in minutes of driving that one would accept. */
export interface PlanResult {
  readonly visits: readonly PlannedVisit[]
  readonly totals: PlanTotals
  /** Hard rules that are broken: those of the plan that exists that could not be mended. */
  readonly violations: readonly {
    readonly rule: PlanRule
    readonly visit: string | null
    readonly route: string | null
  }[]
  /** Steps of the search so far. */
  readonly steps: number
}

export interface PlannedVisit {
  readonly id: string
  /** Null while the visit is on no route. */
  readonly placement: Placement | null
  /** What it costs that the visit is there, against a plan without it. */
  readonly terms: Terms
}

export interface PlanTotals {
  readonly cost: number
  readonly terms: Terms
  /** Minutes driven. */
  readonly driven: number
  /** Visits that are on no route, that are late for their soft window, and that are elsewhere or at another time than now. */
  readonly unassigned: number
  readonly late: number
  readonly moved: number
}

/** Describes a plan. */
export function describePlan(net: Network, placements: Placements, steps: number): PlanResult {
  const { terms, cost, driving, violations } = evaluatePlan(net, placements)
  const { visits, routes } = net.problem
  const margins = marginsOf(net, placements)
  return {
    visits: visits.map(({ id }, v) => ({
      id,
      placement: placements[v] ?? null,
      terms: margins[v] as Terms,
    })),
    totals: {
      cost,
      terms,
      driven: driving,
      unassigned: visits.filter((_, v) => !placements[v]).length,
      late: visits.filter(({ softWindow }, v) => {
        const placement = placements[v]
        return placement && softWindow && placement.start > softWindow.to
      }).length,
      moved: visits.filter((visit, v) => isMoved(net, visit, placements[v] ?? null)).length,
    },
    violations: violations.map(({ rule, visit, route }) => ({
      rule,
      visit: visit === null ? null : (visits[visit]?.id ?? null),
      route: route === null ? null : (routes[route]?.id ?? null),
    })),
    steps,
  }
}

/** Whether a visit of the plan that exists has another technician, another time or none. */
export function isMoved(
  net: Network,
  { present }: PlanVisit,
  placement: Placement | null,
): boolean {
  const { weights } = net.problem
  if (!present) return false
  if (!placement) return true
  const now = present.routes.map((r) => net.technician[r])
  return (
    Math.abs(placement.start - present.start) >= weights.shiftFrom ||
    placement.routes.some((r) => !now.includes(net.technician[r]))
  )
}
