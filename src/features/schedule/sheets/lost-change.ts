import type { LostVisit } from '#domain/dispatch/simulate/without-person.ts'
import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import type { RuledOut } from '#domain/dispatch/suggest/why-not.ts'
import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'

export interface LostChange extends PlannedChange {
  /** Absent where no one can go. */
  readonly offer: Offer | undefined
  /** What keeps most people from it. */
  readonly rule: RuledOut['rule'] | undefined
}

/** To whom a visit goes instead; back to the queue where no one can. */
export function lostChange({ visit, offers, whyNot }: LostVisit, personId: string): LostChange {
  const [offer] = offers
  const others = visit.assigneeIds.filter((id) => id !== personId)
  const plan = offer
    ? { start: offer.start, assigneeIds: [...others, offer.personId] }
    : { start: null, assigneeIds: [] }
  return { before: visit, after: { ...visit, ...plan }, offer, rule: whyNot[0]?.rule }
}
