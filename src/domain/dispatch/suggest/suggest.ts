import { type Weights, weightsOf } from '#domain/planning/day/weights.ts'
import { slownessOf } from '../../staff/pace.ts'
import { addDays } from '../../time/local-time.ts'
import { dearnessById } from '../board-people.ts'
import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { isOutsideTerritory } from '../check/check-territory.ts'
import { type Lane, laneOf, makeLane } from '../lane.ts'
import { withoutVisit } from '../person-visits.ts'
import { brokenRule } from './broken-rule.ts'
import { presentLimits, type TimeLimits, timeLimits, withoutDue } from './limits.ts'
import { type CostTerm, costTerms } from './offer-cost.ts'
import { dayRule, lastAtSite, levelsAbove } from './person-facts.ts'
import type { Rule, Slot } from './slot.ts'
import { slotsIn } from './slots.ts'
import { type RuledOut, whyNotOf } from './why-not.ts'

/** A person and a time for a visit. */
export interface Offer {
  readonly personId: string
  /** An instant. */
  readonly start: string
  /** The sum of the terms, in minutes of driving that we would accept instead. */
  readonly cost: number
  readonly terms: readonly CostTerm[]
  /** Minutes of the drive there. */
  readonly driveMinutes: number
  /** Whether they were the last at this site. */
  readonly wasThereLast: boolean
  /** Whether it ends later than the order is due. */
  readonly isLate: boolean
}

export interface Suggestions {
  /**
   * The best first, at most one for each person and day, or each person; none raises a warning, unless all are late. Late
   * ones, and those of others only, are of as many people as possible; only then they are second times of the same.
   */
  readonly offers: readonly Offer[]
  /** Who cannot go, by the rule that stops them, the largest group first. */
  readonly whyNot: readonly RuledOut[]
}

export interface SuggestOptions {
  /** The first local day. */
  readonly from: string
  readonly days: number
  /** The most offers. */
  readonly top: number
  /** Whether to offer only the time that the visit has now. */
  readonly keepTime?: boolean
  /** Whether to offer each person once, at their best time. */
  readonly oncePerPerson?: boolean | undefined
  /** Whether to leave out those who have the visit: they are neither offered nor ruled out. */
  readonly othersOnly?: boolean | undefined
  /** Whether the soonest are the best, instead of the cheapest: else they are for an urgent order. */
  readonly soonestFirst?: boolean
}

interface Search {
  readonly board: Board
  readonly visit: BoardVisit
  readonly limits: TimeLimits
  readonly allowsLate: boolean
  readonly weights: Weights
  readonly lastIds: readonly string[]
  /** In whose lanes the visit is now. */
  readonly presentIds: readonly string[]
  readonly leftOut: ReadonlySet<string>
  /** How much longer than the fastest each person takes. */
  readonly slowness: ReadonlyMap<string, number>
  /** How much dearer than the cheapest each person is. */
  readonly dearness: ReadonlyMap<string, number>
  readonly rules: Map<string, Rule[]>
}

/**
 * Who could go when to a visit of one person, without moving any other; late, the soonest first, where no one could in
 * time. `visit` may be on the board already.
 */
export function suggest(board: Board, visit: BoardVisit, options: SuggestOptions): Suggestions {
  const inTime = searchFor(board, visit, options, false)
  const isDone = inTime.offers.length > 0 || visit.order.dueAt === null
  return isDone ? inTime : searchFor(board, visit, options, true)
}

function searchFor(
  board: Board,
  visit: BoardVisit,
  options: SuggestOptions,
  allowsLate: boolean,
): Suggestions {
  const { from, days, top, keepTime = false, oncePerPerson = false, othersOnly = false } = options
  const limits = keepTime ? presentLimits(visit) : timeLimits(visit)
  const search: Search = {
    board,
    visit,
    limits: allowsLate ? withoutDue(limits) : limits,
    allowsLate,
    weights: weightsOf(board.company.planningWeights),
    lastIds: lastAtSite(board, visit),
    presentIds: board.visits.find(({ id }) => id === visit.id)?.assigneeIds ?? [],
    leftOut: new Set(othersOnly ? visit.assigneeIds : []),
    slowness: slownessById(board),
    dearness: dearnessById(board.people),
    rules: new Map(),
  }
  const found: Candidate[] = []
  for (let daysLater = 0; daysLater < days; daysLater += 1)
    found.push(...offersOfDay(search, addDays(from, daysLater), daysLater))
  const { soonestFirst: isSoonestFirst = visit.order.priority === 'urgent' } = options
  const able = new Set(found.map(({ personId }) => personId))
  const offers = bestOf(search, found.toSorted(allowsLate || isSoonestFirst ? bySoonest : byCost), {
    top,
    oncePerPerson,
    spreads: allowsLate || othersOnly,
    able,
  })
  return { offers, whyNot: whyNotOf(board, search.rules, able) }
}

/** Sorts what is in time before what is late. */
export function byLateness(a: Offer, b: Offer): number {
  return Number(a.isLate) - Number(b.isLate)
}

type Candidate = Offer & { readonly slot: Slot }

function offersOfDay(search: Search, day: string, daysLater: number): readonly Candidate[] {
  const { board, visit, limits, weights, lastIds } = search
  const { preferredIds } = visit.order
  const { dueAt } = timeLimits(visit)
  const lanes = [...board.people.keys()].map((personId) => laneWithout(search, personId, day))
  const working = lanes.filter((lane) => lane.working.minutes > 0)
  const meanLoad = working.reduce((sum, lane) => sum + lane.loadMinutes, 0) / working.length
  return lanes.flatMap((lane) => {
    if (search.leftOut.has(lane.personId)) return []
    const rule = dayRule(board, lane, visit)
    const { slots, rules } =
      rule === null ? slotsIn(board, lane, visit, limits) : { slots: [], rules: [rule] }
    const known = search.rules.get(lane.personId)
    if (known) known.push(...rules)
    else search.rules.set(lane.personId, [...rules])
    if (slots.length === 0) return []
    const { personId } = lane
    const wasThereLast = lastIds.includes(personId)
    const facts = {
      priority: visit.order.priority,
      daysLater,
      meanLoad,
      isOtherTechnician: lastIds.length > 0 && !wasThereLast,
      isNotPreferred: preferredIds.length > 0 && !preferredIds.includes(personId),
      levelsAbove: levelsAbove(board, personId, visit, day),
      isOutsideTerritory: isOutsideTerritory(board, personId, visit.territoryId),
      slowness: search.slowness.get(personId) ?? 0,
      dearness: search.dearness.get(personId) ?? 0,
    }
    return slots.map((slot) => {
      const terms = costTerms(weights, slot, visit.minutes, facts)
      const cost = terms.reduce((sum, { value }) => sum + value, 0)
      const start = new Date(slot.startsAt).toISOString()
      const isLate = slot.startsAt + visit.minutes * 60_000 > dueAt
      const { driveMinutes } = slot
      return { personId, start, cost, terms, driveMinutes, wasThereLast, isLate, slot }
    })
  })
}

/** The first that break nothing. Those whose every offer breaks something are no longer `able`. */
function bestOf(
  { board, visit, rules, allowsLate }: Search,
  sorted: readonly Candidate[],
  {
    top,
    oncePerPerson,
    spreads,
    able,
  }: {
    readonly top: number
    readonly oncePerPerson: boolean
    readonly spreads: boolean
    readonly able: Set<string>
  },
): readonly Offer[] {
  const offers: Offer[] = []
  const first = new Set<string>()
  // For a late visit, or one that someone cannot make, the office wants to know who else can go before it asks when else
  // the same person could.
  const second = new Map<string, Offer>()
  const taken = new Set<string>()
  const open = new Map<string, number>()
  for (const { personId } of sorted) open.set(personId, (open.get(personId) ?? 0) + 1)
  for (const { slot, ...offer } of sorted) {
    if (offers.length >= top) break
    const { personId, start } = offer
    const key = oncePerPerson ? personId : `${personId} ${slot.lane.day}`
    const isSecond = spreads && first.has(personId)
    if (taken.has(key) || (isSecond && second.has(personId))) continue
    const placed = { ...visit, assigneeIds: [personId], leadId: null, start }
    const broken = brokenRule(board, placed, allowsLate)
    if (broken === null) {
      taken.add(key)
      first.add(personId)
      if (isSecond) second.set(personId, offer)
      else offers.push(offer)
      continue
    }
    rules.get(personId)?.push(broken)
    const left = (open.get(personId) ?? 0) - 1
    open.set(personId, left)
    if (left === 0) able.delete(personId)
  }
  return [...offers, ...second.values()].slice(0, top)
}

/** Whether an offer is one of several of its person, and not the first of them. */
export function isSecondTime(offers: readonly Offer[], index: number): boolean {
  const personId = offers[index]?.personId
  return offers.findIndex((one) => one.personId === personId) < index
}

function slownessById({ people }: Board): ReadonlyMap<string, number> {
  const slowness = slownessOf([...people.values()].map(({ staff }) => staff))
  return new Map([...people.keys()].map((id, i) => [id, slowness[i] ?? 0]))
}

/** The lane of a person without the visit that is to be placed. */
function laneWithout({ board, visit, presentIds }: Search, personId: string, day: string): Lane {
  if (!presentIds.includes(personId)) return laneOf(board, personId, day)
  const visits = boardIndex(board).byPerson.get(personId)
  return makeLane(board, personId, day, withoutVisit(visits, visit.id))
}

function byCost(a: Candidate, b: Candidate): number {
  return a.cost - b.cost || compare(a.start, b.start) || compare(a.personId, b.personId)
}

function bySoonest(a: Candidate, b: Candidate): number {
  return compare(a.start, b.start) || byCost(a, b)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
