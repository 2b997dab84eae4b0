import type { Board, BoardVisit } from '../board-visit.ts'
import { withoutPeople } from '../without-people.ts'
import { isToCall } from '../check/to-call.ts'
import { dayAt } from '../day-bounds.ts'
import type { FindingCode } from '../finding.ts'
import { byLateness, suggest } from '../suggest/suggest.ts'
import { moveElsewhere } from './move-elsewhere.ts'
import { startLater } from './start-later.ts'
import { type UrgentPlan, urgentDays } from './urgent-plan.ts'

/** Whether nobody is moved, the person's next visits start later, or others go to another person or day. */
const kinds = ['nobody', 'later', 'elsewhere'] as const

/** A way to place an urgent visit. */
export interface UrgentOffer extends UrgentPlan {
  /** 'standIn': someone free who has no lane of their own, such as the owner. */
  readonly kind: (typeof kinds)[number] | 'standIn'
  /** Customers of moved visits who expect another time than they get now. */
  readonly callCustomerIds: readonly string[]
}

export interface UrgentOptions {
  /** Whether to leave out those who have the visit: nothing of theirs changes either. */
  readonly othersOnly?: boolean | undefined
}

const mostOffers = 5
/** By how much later someone who is free is as good as someone for whom others are moved, in milliseconds. */
const worthOfNoMove = 30 * 60_000
/** What is found where a customer gets another time than promised. */
const promiseCodes: ReadonlySet<string> = new Set<FindingCode>([
  'afterWindow',
  'beforeWindow',
  'dueMissed',
])

/**
 * Up to five ways to place an urgent visit from now on: the best of each person first, then others of the same people
 * that are not nearly the same, and of each kind one if there is one: in free time of the first day that has some,
 * before visits that can start later, or in place of one or two that go elsewhere. What is under way, locked or starts
 * within the hour stays. Those that break a promise come last.
 */
export function urgent(
  present: Board,
  visit: BoardVisit,
  { othersOnly = false }: UrgentOptions = {},
): readonly UrgentOffer[] {
  const board = othersOnly ? withoutPeople(present, visit.assigneeIds) : present
  const { timeZone } = board.company
  const { offers } = suggest(board, visit, {
    from: dayAt(board.now, timeZone),
    days: urgentDays.placed,
    top: board.people.size,
    oncePerPerson: true,
    soonestFirst: true,
  })
  const dayOf = ({ offer }: UrgentPlan) => dayAt(Date.parse(offer.start), timeZone)
  const anyDay = offers.map((offer) => ({ offer, moves: [], cost: offer.cost, problems: [] }))
  const firstDay = anyDay.map(dayOf).toSorted()[0] ?? ''
  const free = anyDay.filter((plan) => dayOf(plan) === firstDay)
  const moving = [
    ...startLater(board, visit).map((plan) => named(board, 'later', plan)),
    ...moveElsewhere(board, visit).map((plan) => named(board, 'elsewhere', plan)),
  ].filter((plan) => (firstDay === '' || dayOf(plan) <= firstDay) && isSooner(plan, free))
  const byBest = bestFirst(visit.order.dueAt !== null)
  const ways = [...free.map((plan) => named(board, 'nobody', plan)), ...moving]
    .toSorted(byBest)
    .filter((one, i, all) => all.findIndex((other) => isNearlySame(one, other)) === i)
  const bests = ways.filter(
    (one, i) => ways.findIndex(({ offer }) => offer.personId === one.offer.personId) === i,
  )
  const firsts = kinds.flatMap((kind) => {
    const ofKind = ways.filter((one) => one.kind === kind)
    return ofKind.find(({ problems }) => problems.length === 0) ?? ofKind[0] ?? []
  })
  const chosen = new Set([...firsts, ...bests, ...ways])
  const shown = [...chosen].slice(0, mostOffers).toSorted(byBest)
  return [
    ...shown.filter((one) => bests.includes(one)),
    ...shown.filter((one) => !bests.includes(one)),
  ]
}

/** Whether moving others brings a person sooner than what they have free. */
function isSooner({ offer }: UrgentPlan, free: readonly UrgentPlan[]): boolean {
  const own = free.find((one) => one.offer.personId === offer.personId)
  return own === undefined || offer.start < own.offer.start
}

/** Whether two ways place the visit with the same person at about the same time. */
function isNearlySame(a: UrgentOffer, b: UrgentOffer): boolean {
  const apart = Math.abs(Date.parse(a.offer.start) - Date.parse(b.offer.start))
  return a.offer.personId === b.offer.personId && apart < worthOfNoMove
}

function named(board: Board, kind: UrgentOffer['kind'], plan: UrgentPlan): UrgentOffer {
  const ids = plan.moves.flatMap(({ visit, offer: { start } }) =>
    isToCall(board, { ...visit, start }) ? [visit.order.customerId] : [],
  )
  return { ...plan, kind, callCustomerIds: [...new Set(ids)] }
}

/**
 * The best first: what keeps every promise, then what is in time, then the soonest, where moving no one makes up for
 * half an hour, and is best of all before the order is due; then the fewest moves.
 */
function bestFirst(isDue: boolean): (a: UrgentPlan, b: UrgentPlan) => number {
  const isCalm = ({ moves }: UrgentPlan) => Number(isDue && moves.length === 0)
  return (a, b) =>
    breaksPromise(a) - breaksPromise(b) ||
    byLateness(a.offer, b.offer) ||
    isCalm(b) - isCalm(a) ||
    soonness(a) - soonness(b) ||
    a.problems.length - b.problems.length ||
    a.moves.length - b.moves.length ||
    a.cost - b.cost
}

function breaksPromise({ problems }: UrgentPlan): number {
  return Number(problems.some(({ code }) => promiseCodes.has(code)))
}

function soonness({ offer, moves }: UrgentPlan): number {
  return Date.parse(offer.start) - (moves.length === 0 ? worthOfNoMove : 0)
}
