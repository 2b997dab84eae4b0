import { levelOf } from './terms.ts'
import type { PlanRoute, PlanVisit } from './types.ts'

/** Why a visit cannot be somewhere. */
export const planRules = [
  'off',
  'excluded',
  'skill',
  'lock',
  'span',
  'window',
  'promise',
  'travel',
  'break',
  'load',
  'end',
  'crew',
  'order',
] as const
export type PlanRule = (typeof planRules)[number]

/** Whether a visit may be changed neither in time nor in person. */
export function isFixed({ present, isFrozen, lock }: PlanVisit): boolean {
  return present !== null && (isFrozen || lock === 'both')
}

/** Whether its start may not change. */
export function isTimeFixed(visit: PlanVisit): boolean {
  return isFixed(visit) || (visit.present !== null && visit.lock === 'time')
}

/** The technicians of the plan that exists, null for a visit that is not in it. */
export function presentTechnicians(
  visit: PlanVisit,
  routes: readonly PlanRoute[],
): readonly number[] | null {
  return visit.present && visit.present.routes.map((r) => routes[r]?.technician ?? -1)
}

/** The rule that keeps a visit off a route at any time of its day, null if none does. */
export function routeFault(
  visit: PlanVisit,
  route: PlanRoute,
  isLead: boolean,
  technicians: readonly number[] | null,
): PlanRule | null {
  const { span } = route
  if (!span) return 'off'
  if (visit.excluded.includes(route.technician)) return 'excluded'
  if (isLead && visit.skills.some(({ skill, level }) => levelOf(route, skill) < level))
    return 'skill'
  if (technicians && visit.lock === 'person' && !technicians.includes(route.technician))
    return 'lock'
  if (span.to + route.overtime - span.from < visit.minutes) return 'span'
  return route.maxMinutes !== null && visit.minutes > route.maxMinutes ? 'load' : null
}
