import { trialEnd } from '../access/trial-end.ts'
import type { Company } from '../entities/company.ts'
import { workModeOf } from './work-mode.ts'

const day = 86_400_000

type Facts = Pick<
  Company,
  'subscriptionStatus' | 'graceUntil' | 'lapsedAt' | 'trialEndsAt' | 'createdAt'
>

/** What the owner is told of the subscription. */
export type Notice =
  | { readonly type: 'active' }
  /** `daysLeft` counts the day that has begun; 0 once the time is over. */
  | { readonly type: 'trial'; readonly until: string; readonly daysLeft: number }
  | { readonly type: 'grace'; readonly until: string; readonly daysLeft: number }
  /** `since` is null where no one noted it. */
  | {
      readonly type: 'lapsed'
      readonly cause: 'trial' | 'card' | 'ended'
      readonly since: string | null
    }

/** What is to be told of a company's subscription at this time, in milliseconds since 1970. */
export function noticeOf(company: Facts, now: number): Notice {
  const status = company.subscriptionStatus
  const mode = workModeOf(company, new Date(now).toISOString())
  if (mode.type === 'lapsed') {
    const isCard = status === 'past_due' || status === 'unpaid'
    const cause = isCard ? 'card' : status === 'paused' ? 'trial' : 'ended'
    return { type: 'lapsed', cause, since: mode.since }
  }
  if (mode.type === 'grace') return { type: 'grace', ...timeTo(mode.until, now) }
  if (status === 'trialing') return { type: 'trial', ...timeTo(trialEnd(company), now) }
  return { type: 'active' }
}

function timeTo(until: string, now: number) {
  return { until, daysLeft: Math.max(0, Math.ceil((Date.parse(until) - now) / day)) }
}
