import type { LostVisit } from '#domain/dispatch/simulate/without-person.ts'
import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import { nearestFirst, type RuledOut } from '#domain/dispatch/suggest/why-not.ts'
import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'

export interface LostChange extends PlannedChange {
  /** Absent where no one can go. */
  readonly offer: Offer | undefined
  /** Whether it goes to a later day, because no one can go on its own. */
  readonly isLater: boolean
  /** What keeps the others from it on its day, those who come closest first. */
  readonly whyNot: readonly RuledOut[]
}

/** To whom a visit goes instead; back to the queue where no one can. */
export function lostChange(
  { visit, offers, later, whyNot }: LostVisit,
  personId: string,
): LostChange {
  const offer = offers[0] ?? later ?? undefined
  const others = visit.assigneeIds.filter((id) => id !== personId)
  const plan = offer
    ? { start: offer.start, assigneeIds: [...others, offer.personId] }
    : { start: null, assigneeIds: [] }
  const isLater = offers.length === 0 && offer !== undefined
  return {
    before: visit,
    after: { ...visit, ...plan },
    offer,
    isLater,
    whyNot: nearestFirst(whyNot),
  }
}
