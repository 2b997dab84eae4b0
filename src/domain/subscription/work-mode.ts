import { lateWorkDays } from '../access/late-work.ts'
import { isSubscriptionValid } from '../access/features.ts'
import type { Company } from '../entities/company.ts'

type Facts = Pick<Company, 'subscriptionStatus' | 'graceUntil' | 'lapsedAt'>

/** What a company may do at some time. */
export type WorkMode =
  | { readonly type: 'full' }
  /** Everything, until then; the server ends it, because a payment may arrive meanwhile. */
  | { readonly type: 'grace'; readonly until: string }
  /** Reading, and finishing what had begun. `since` is null where no one noted it. */
  | { readonly type: 'lapsed'; readonly since: string | null }

/** What a company may do at this time (ISO). What was done before a lapse was done while everything was open. */
export function workModeOf(company: Facts, at: string): WorkMode {
  const { graceUntil, lapsedAt } = company
  if (!isSubscriptionValid(company)) {
    if (lapsedAt !== null && isBefore(at, lapsedAt)) return { type: 'full' }
    return { type: 'lapsed', since: lapsedAt }
  }
  return graceUntil === null ? { type: 'full' } : { type: 'grace', until: graceUntil }
}

/**
 * Whether work that was done at `at` and arrives at `now` (milliseconds) is still accepted whatever it is: it was done
 * before the lapse, and that was not long ago. The rules decide the same (`isStillAccepted`).
 */
export function isWorkBeforeLapse(at: string, lapsedAt: string, now: number): boolean {
  return isBefore(at, lapsedAt) && now - Date.parse(lapsedAt) <= lateWorkDays * 86_400_000
}

function isBefore(at: string, lapsedAt: string): boolean {
  return Date.parse(at) <= Date.parse(lapsedAt)
}
