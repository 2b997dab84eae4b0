import { dearnessCost } from '#domain/staff/hourly-cost.ts'
import { slownessCost } from '#domain/staff/pace.ts'
import type { PlanRoute, PlanVisit } from './types.ts'
import type { Weights } from './weights.ts'

/** What a plan's cost is made of. */
export const planTerms = [
  'driving',
  'waiting',
  'overtime',
  'late',
  'load',
  'territory',
  'unassigned',
  'dayLater',
  'preference',
  'level',
  'pace',
  'hourlyCost',
  'moved',
  'shift',
  'promise',
] as const
export type PlanTerm = (typeof planTerms)[number]
export type Terms = Readonly<Record<PlanTerm, number>>

type Add = (term: PlanTerm, cost: number) => void

/**
 * Reports what it costs that a visit is on a route, whenever it is there. The lead of a crew stands for it where one
 * person is enough.
 */
export function addRouteTerms(
  weights: Weights,
  visit: PlanVisit,
  route: PlanRoute,
  isLead: boolean,
  hadBefore: boolean,
  add: Add,
): void {
  const { territory, preferred, last, priority } = visit
  const isElsewhere = route.territories.length > 0 && territory !== null
  if (isElsewhere && !route.territories.includes(territory))
    add('territory', weights.outsideTerritory)
  if (route.slowness > 0) add('pace', slownessCost(route.slowness, visit.minutes))
  if (route.dearness > 0) add('hourlyCost', dearnessCost(route.dearness, visit.minutes))
  if (!hadBefore) add('moved', changeCost(weights, visit))
  if (!isLead) return
  if (route.day > visit.day) add('dayLater', weights.dayLater[priority] * (route.day - visit.day))
  if (preferred.length > 0 && !preferred.includes(route.technician))
    add('preference', weights.notPreferred)
  if (last !== null && last !== route.technician) add('preference', weights.notLast)
  for (const { skill, level } of visit.skills) {
    const above = levelOf(route, skill) - level
    if (above > 0) add('level', weights.levelAbove * above)
  }
}

/** Reports what it costs that a visit starts at a time. */
export function addStartTerms(weights: Weights, visit: PlanVisit, start: number, add: Add): void {
  const { softWindow, promise, present } = visit
  if (softWindow && start > softWindow.to)
    add('late', weights.lateOnce + weights.late * (start - softWindow.to))
  if (promise && weights.promiseBroken !== null && (start < promise.from || start > promise.to))
    add('promise', weights.promiseBroken)
  if (present) {
    const shift = Math.abs(start - present.start)
    if (shift >= weights.shiftFrom)
      add('shift', weights.shiftOnce + weights.shift * Math.min(shift, weights.shiftMost))
  }
}

/** Whether a visit is left out for nothing else in the plan: it is locked, or must stay. */
export function mayNotBeLeftOut({ present, lock, mustStay }: PlanVisit): boolean {
  return present !== null && (lock !== 'none' || mustStay === true)
}

const lockBroken = 10_000
/** More than several urgent visits of the queue are worth together, and less than what may not be left out. */
const promiseLost = 5000

/** What it costs that a visit is on no route. */
export function addUnassignedTerms(weights: Weights, visit: PlanVisit, add: Add): void {
  add('unassigned', weights.unassigned[visit.priority])
  if (mayNotBeLeftOut(visit)) add('unassigned', lockBroken)
  else if (visit.comesFirst) add('unassigned', promiseLost)
  if (visit.present) add('moved', changeCost(weights, visit) * visit.present.routes.length)
}

/** What it costs that one person less of those who had a visit has it. */
function changeCost({ moved }: Weights, visit: PlanVisit): number {
  if (!visit.present) return 0
  return visit.isSeen ? moved.seen : visit.isSent ? moved.sent : moved.unsent
}

/** The level of a skill that a technician holds on the day of a route, 0 if none. */
export function levelOf({ skills }: PlanRoute, skill: number): number {
  return skills.find((held) => held.skill === skill)?.level ?? 0
}
