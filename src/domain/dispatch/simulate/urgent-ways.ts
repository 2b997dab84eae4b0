import { keepIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { check } from '../check/check.ts'
import { dayAt } from '../day-bounds.ts'
import { suggest } from '../suggest/suggest.ts'
import type { RuledOut } from '../suggest/why-not.ts'
import { withoutPeople } from '../without-people.ts'
import { urgent, type UrgentOffer, type UrgentOptions } from './urgent.ts'

/** The ways to place an urgent visit, and what keeps it from being placed today. */
export interface UrgentWays {
  readonly offers: readonly UrgentOffer[]
  /** Why no technician has time today; null where one can go, perhaps with others moved. */
  readonly whyNotToday: readonly RuledOut[] | null
}

export interface UrgentWaysOptions extends UrgentOptions {
  /** Who is of the company but has no lane, such as the owner: free today, they are a way too. */
  readonly standInIds?: readonly string[] | undefined
}

/** The most people without a lane that are offered. */
const mostStandIns = 2

/**
 * The ways to place an urgent visit, with those of people without a lane who are free today: after those of technicians
 * where one can go today, else before them. Stand-ins may lack a skill; what they break is said.
 */
export function urgentWays(
  board: Board,
  visit: BoardVisit,
  { standInIds = [], othersOnly = false }: UrgentWaysOptions = {},
): UrgentWays {
  const leftOut = othersOnly ? visit.assigneeIds : []
  const staffed = withoutPeople(board, standInIds)
  const today = dayAt(board.now, board.company.timeZone)
  const offers = urgent(staffed, visit, { othersOnly })
  const isToday = ({ offer }: UrgentOffer) =>
    dayAt(Date.parse(offer.start), board.company.timeZone) === today
  const standIns = standInOffers(
    board,
    visit,
    standInIds.filter((id) => !leftOut.includes(id)),
  )
  if (offers.some(isToday)) return { offers: [...offers, ...standIns], whyNotToday: null }
  const { whyNot } = suggest(withoutPeople(staffed, leftOut), visit, {
    from: today,
    days: 1,
    top: 1,
  })
  return { offers: [...standIns, ...offers], whyNotToday: whyNot }
}

/** Who of these people is free today, the soonest first, each with what their going breaks. */
function standInOffers(
  board: Board,
  visit: BoardVisit,
  ids: readonly string[],
): readonly UrgentOffer[] {
  if (ids.length === 0) return []
  const people = new Map([...board.people].filter(([id]) => ids.includes(id)))
  const alone = { ...board, people }
  keepIndex(board, alone)
  const unskilled = { ...visit, order: { ...visit.order, skills: [] } }
  const { offers } = suggest(alone, unskilled, {
    from: dayAt(board.now, board.company.timeZone),
    days: 1,
    top: mostStandIns,
    oncePerPerson: true,
    soonestFirst: true,
  })
  return offers.map((offer) => {
    const placed = { ...visit, assigneeIds: [offer.personId], leadId: null, start: offer.start }
    const problems = check(board, { visit: placed, before: null }).filter(
      ({ severity, visitId }) => severity !== 'note' && visitId === visit.id,
    )
    return { kind: 'standIn', offer, moves: [], cost: offer.cost, problems, callCustomerIds: [] }
  })
}
