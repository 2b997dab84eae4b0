import { byUrgency } from '../../order/urgency.ts'
import { addDays, localDay } from '../../time/local-time.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { visitDay } from '../visit-time.ts'
import { withoutPeople } from '../without-people.ts'
import { missesPromise, withoutPromise } from '../suggest/limits.ts'
import { byLateness, type Offer, suggest, type Suggestions } from '../suggest/suggest.ts'
import type { RuledOut } from '../suggest/why-not.ts'
import { boardWith } from './changed-board.ts'
import { visitsWhileOut } from './visits-while-out.ts'

/** A visit that loses a person, and who could go instead. */
export interface LostVisit extends Suggestions {
  readonly visit: BoardVisit
  /**
   * At its present time first, then at others of its day, then on other days; outside the promised window only where
   * nothing else is possible. Each takes for granted the first offer of the visits before.
   */
  readonly offers: readonly Offer[]
  /** The soonest offer of the days after, where no one can go in these; null for a crew, whose others keep the time. */
  readonly later: Offer | null
  /** Whether what is offered lies outside the promised window. */
  readonly missesPromise: boolean
}

/** For how many days after those of the absence an offer is looked for. */
const laterDays = 7

export interface AwayOptions {
  /** The first local day. */
  readonly from: string
  /** For how many days the person is away; offers lie within them too. */
  readonly days: number
  /** The most offers for each visit. */
  readonly top: number
}

/** What follows when a person cannot work for some days: the visits they lose, the most urgent and then the first ahead. */
export function withoutPerson(
  board: Board,
  personId: string,
  { from, days, top }: AwayOptions,
): readonly LostVisit[] {
  const { timeZone } = board.company
  const until = addDays(from, days)
  const { lost } = visitsWhileOut(board, personId, { from, days })
  const sorted = lost.toSorted(
    (a, b) => byUrgency(a.order, b.order) || ((a.start ?? '') < (b.start ?? '') ? -1 : 1),
  )
  const left = (visit: BoardVisit) => visit.assigneeIds.filter((id) => id !== personId)
  const withoutThem = lost.map((visit) => ({ ...visit, assigneeIds: left(visit) }))
  let planned = boardWith(withoutPeople(board, [personId]), withoutThem)
  return sorted.map((visit) => {
    const crew = left(visit)
    const { offers, whyNot } = suggestInstead(planned, visit, crew, { from, days, top })
    const otherTime = crew.length > 0 || offers.length > 0 ? null : offerAtOtherTime(visit)
    const isLater = otherTime !== null && localDay(otherTime.start, timeZone) >= until
    const best = offers[0] ?? otherTime
    if (best) {
      const assigneeIds = [...crew, best.personId]
      planned = boardWith(planned, [{ ...visit, assigneeIds, start: best.start }])
    }
    return {
      visit,
      offers: otherTime && !isLater ? [otherTime] : offers,
      whyNot,
      later: isLater ? otherTime : null,
      missesPromise: best ? missesPromise(visit, best.start) : false,
    }
  })

  /** On a later day as promised, else as soon as anyone can; the person's own days after only where no one else can. */
  function offerAtOtherTime(visit: BoardVisit): Offer | null {
    const later = { from: until, days: laterDays, top: 1, soonestFirst: true }
    const anyDay = { ...later, from, days: days + laterDays }
    const withPerson = { ...planned, people: board.people }
    const tries = [
      () => suggest(planned, visit, later),
      () => suggest(withPerson, visit, later),
      () => suggest(planned, withoutPromise(visit, timeZone), anyDay),
      () => suggest(withPerson, withoutPromise(visit, timeZone), later),
    ]
    for (const one of tries) {
      const [offer] = one().offers
      if (offer) return offer
    }
    return null
  }
}

/** Where others of a crew go anyway, only the time at which they do is offered. */
function suggestInstead(
  board: Board,
  visit: BoardVisit,
  crew: readonly string[],
  { from, days, top }: AwayOptions,
): Suggestions {
  const options = { from, days, top: top + crew.length }
  const atTime = suggest(board, visit, { ...options, keepTime: true })
  const same = atTime.offers.filter(({ personId }) => !crew.includes(personId))
  if (crew.length > 0 || same.length >= top)
    return { offers: same.slice(0, top), whyNot: withoutCrew(atTime.whyNot, crew) }
  const { offers, whyNot } = suggest(board, visit, options)
  const all = [...same, ...(days > 1 ? offersOfOwnDay(board, visit, top) : []), ...offers]
  const known = new Set<string>()
  const different = all.filter((one) => !known.has(keyOf(one)) && known.add(keyOf(one)))
  return { offers: different.toSorted(byLateness).slice(0, top), whyNot }
}

/** Of several days, customers keep their own where anyone can go then. */
function offersOfOwnDay(board: Board, visit: BoardVisit, top: number): readonly Offer[] {
  const day = visitDay(visit, board.company.timeZone)
  return day === null ? [] : suggest(board, visit, { from: day, days: 1, top }).offers
}

/** Why the others cannot go: those who go anyway are not asked for. */
function withoutCrew(whyNot: readonly RuledOut[], crew: readonly string[]): readonly RuledOut[] {
  return whyNot
    .map(({ rule, personIds }) => ({
      rule,
      personIds: personIds.filter((id) => !crew.includes(id)),
    }))
    .filter(({ personIds }) => personIds.length > 0)
    .toSorted((a, b) => b.personIds.length - a.personIds.length)
}

function keyOf({ personId, start }: Offer): string {
  return `${personId} ${start}`
}
