import type { Weights } from '#domain/planning/day/weights.ts'
import type { Priority } from '../../entities/order.ts'
import { dearnessCost } from '../../staff/hourly-cost.ts'
import { slownessCost } from '../../staff/pace.ts'
import type { Slot } from './slot.ts'

/** What an offer costs, in minutes of driving that we would accept instead. */
export const termCodes = [
  'driving',
  'waiting',
  'load',
  'laterDay',
  'otherTechnician',
  'notPreferred',
  'overQualified',
  'outsideTerritory',
  'slower',
  'dearer',
] as const

export interface CostTerm {
  readonly code: (typeof termCodes)[number]
  readonly value: number
}

/** What of an offer is not in its slot. */
export interface OfferFacts {
  readonly priority: Priority
  /** How many days after the first of the search. */
  readonly daysLater: number
  /** The mean load of those who work that day, in minutes. */
  readonly meanLoad: number
  /** Whether someone else was the last at this site. */
  readonly isOtherTechnician: boolean
  /** Whether the order prefers others. */
  readonly isNotPreferred: boolean
  /** By how many levels their skills are above the need. */
  readonly levelsAbove: number
  /** Whether they work in other territories. */
  readonly isOutsideTerritory: boolean
  /** How much longer than the fastest of all they take: 0.2 for a fifth longer. */
  readonly slowness: number
  /** How much dearer an hour of them is than of the cheapest, as a share of the mean. */
  readonly dearness: number
}

/** The terms of an offer's cost that are not zero, and the cost of driving always. */
export function costTerms(
  weights: Weights,
  slot: Slot,
  minutes: number,
  facts: OfferFacts,
): readonly CostTerm[] {
  const { lane, detourMinutes, waitingMinutes } = slot
  const above = Math.max(0, lane.loadMinutes + minutes + detourMinutes - facts.meanLoad)
  const terms: readonly CostTerm[] = [
    { code: 'driving', value: detourMinutes },
    { code: 'waiting', value: waitingMinutes * weights.waiting },
    { code: 'load', value: above * weights.load },
    { code: 'laterDay', value: facts.daysLater * weights.dayLater[facts.priority] },
    { code: 'otherTechnician', value: facts.isOtherTechnician ? weights.notLast : 0 },
    { code: 'notPreferred', value: facts.isNotPreferred ? weights.notPreferred : 0 },
    { code: 'overQualified', value: facts.levelsAbove * weights.levelAbove },
    { code: 'outsideTerritory', value: facts.isOutsideTerritory ? weights.outsideTerritory : 0 },
    { code: 'slower', value: slownessCost(facts.slowness, minutes) },
    { code: 'dearer', value: dearnessCost(facts.dearness, minutes) },
  ]
  return terms.filter(({ code, value }) => code === 'driving' || value !== 0)
}
