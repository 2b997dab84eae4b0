import * as v from 'valibot'
import { isSubscriptionValid } from '../access/features.ts'
import { code, id, instant } from '../entities/fields.ts'

/** How long a company may go on after a payment has failed, in days. */
const graceDays = 7

/** What a subscription of a company is at the payment provider. */
export const subscriptionFacts = v.object({
  id,
  /** The provider's word. */
  status: code,
  plan: v.nullable(code),
  seats: v.pipe(v.number(), v.integer(), v.minValue(0)),
  createdAt: instant,
  /** When the oldest unpaid invoice was made; null where all are paid. */
  unpaidSince: v.nullable(instant),
})
export type SubscriptionFacts = v.InferOutput<typeof subscriptionFacts>

/** What the subscriptions of a company mean for it. */
export interface Standing {
  readonly subscriptionStatus: string
  /** Until when it may go on although a payment has failed; null where none has. */
  readonly graceUntil: string | null
  readonly plan: string | null
  readonly seats: number
}

/**
 * The standing of a company by all of its subscriptions, in any order; null where it has none. The one that is worth
 * most decides, so that the end of an old one does not end a new one; of those that are over, the newest.
 */
export function standingOf(facts: readonly SubscriptionFacts[], at: string): Standing | null {
  const [best] = facts
    .map((each) => ({ standing: standingBy(each, at), each }))
    .sort(
      (a, b) =>
        worthOf(b.standing) - worthOf(a.standing) ||
        Date.parse(b.each.createdAt) - Date.parse(a.each.createdAt) ||
        (a.each.id < b.each.id ? 1 : -1),
    )
  return best?.standing ?? null
}

function standingBy({ status, plan, seats, ...facts }: SubscriptionFacts, at: string): Standing {
  const none = { subscriptionStatus: status, graceUntil: null, plan, seats }
  if (status !== 'past_due') return none
  const since = Date.parse(facts.unpaidSince ?? facts.createdAt)
  const graceUntil = new Date(since + graceDays * 86_400_000).toISOString()
  const isOver = Date.parse(graceUntil) <= Date.parse(at)
  return { ...none, subscriptionStatus: isOver ? 'past_due' : 'active', graceUntil }
}

/** 2 for one that is paid, 1 for one in its days of grace, else 0. */
function worthOf(standing: Standing): number {
  if (!isSubscriptionValid(standing)) return 0
  return standing.graceUntil === null ? 2 : 1
}
