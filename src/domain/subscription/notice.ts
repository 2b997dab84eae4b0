import { isSubscriptionValid } from '../access/features.ts'
import { trialEnd } from '../access/trial-end.ts'
import type { Company } from '../entities/company.ts'

const day = 86_400_000

type Facts = Pick<Company, 'subscriptionStatus' | 'graceUntil' | 'trialEndsAt' | 'createdAt'>

/** What the owner is told of the subscription. */
export type Notice =
  | { readonly type: 'active' }
  /** `daysLeft` counts the day that has begun; 0 once the time is over. */
  | { readonly type: 'trial'; readonly until: string; readonly daysLeft: number }
  | { readonly type: 'grace'; readonly until: string; readonly daysLeft: number }
  | { readonly type: 'lapsed'; readonly cause: 'trial' | 'card' | 'ended' }

/** What is to be told of a company's subscription at this time, in milliseconds since 1970. */
export function noticeOf(company: Facts, now: number): Notice {
  const { subscriptionStatus: status, graceUntil } = company
  if (!isSubscriptionValid(company)) {
    const isCard = status === 'past_due' || status === 'unpaid'
    return { type: 'lapsed', cause: isCard ? 'card' : status === 'paused' ? 'trial' : 'ended' }
  }
  if (graceUntil !== null) return { type: 'grace', ...timeTo(graceUntil, now) }
  if (status === 'trialing') return { type: 'trial', ...timeTo(trialEnd(company), now) }
  return { type: 'active' }
}

function timeTo(until: string, now: number) {
  return { until, daysLeft: Math.max(0, Math.ceil((Date.parse(until) - now) / day)) }
}
