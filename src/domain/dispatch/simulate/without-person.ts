import { byUrgency } from '../../order/urgency.ts'
import { isClosed } from '../../order/is-closed.ts'
import { addDays } from '../../time/local-time.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { byLateness, type Offer, suggest, type Suggestions } from '../suggest/suggest.ts'
import type { RuledOut } from '../suggest/why-not.ts'
import { takesTime, visitDay } from '../visit-time.ts'
import { boardWith } from './changed-board.ts'

/** A visit that loses a person, and who could go instead. */
export interface LostVisit extends Suggestions {
  readonly visit: BoardVisit
  /** At its present time first, then at others. Each takes for granted the first offer of the visits before. */
  readonly offers: readonly Offer[]
}

export interface AwayOptions {
  /** The first local day. */
  readonly from: string
  /** For how many days the person is away; offers lie within them too. */
  readonly days: number
  /** The most offers for each visit. */
  readonly top: number
}

/** What follows when a person cannot work for some days: their open visits, the most urgent and then the first ahead. */
export function withoutPerson(
  board: Board,
  personId: string,
  { from, days, top }: AwayOptions,
): readonly LostVisit[] {
  const { timeZone } = board.company
  const until = addDays(from, days)
  const lost = board.visits.filter((visit) => {
    const day = visit.assigneeIds.includes(personId) ? visitDay(visit, timeZone) : null
    const isOpen = takesTime(visit) && !isClosed(visit.order.status)
    return isOpen && day !== null && day >= from && day < until
  })
  const sorted = lost.toSorted(
    (a, b) => byUrgency(a.order, b.order) || ((a.start ?? '') < (b.start ?? '') ? -1 : 1),
  )
  const people = new Map([...board.people].filter(([id]) => id !== personId))
  const left = (visit: BoardVisit) => visit.assigneeIds.filter((id) => id !== personId)
  const withoutThem = lost.map((visit) => ({ ...visit, assigneeIds: left(visit) }))
  let planned = boardWith({ ...board, people }, withoutThem)
  return sorted.map((visit) => {
    const crew = left(visit)
    const suggestions = suggestInstead(planned, visit, crew, { from, days, top })
    const [best] = suggestions.offers
    if (best) {
      const assigneeIds = [...crew, best.personId]
      planned = boardWith(planned, [{ ...visit, assigneeIds, start: best.start }])
    }
    return { visit, ...suggestions }
  })
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
  const known = new Set(same.map(keyOf))
  const { offers, whyNot } = suggest(board, visit, options)
  const others = offers.filter((one) => !known.has(keyOf(one)))
  return { offers: [...same, ...others].toSorted(byLateness).slice(0, top), whyNot }
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
