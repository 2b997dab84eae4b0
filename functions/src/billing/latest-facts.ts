import { isOver } from '../../../src/domain/subscription/own-subscription.ts'
import type { SubscriptionFacts } from '../../../src/domain/subscription/standing.ts'

/** As many as `company/bill` takes. */
const most = 50

/**
 * Those of a company's subscriptions that say what it may do: the ones that are not over, and the newest. With all that
 * it ever had, an owner who subscribes and cancels often would come to a number that is refused, and nothing would end.
 */
export function latestFacts(facts: readonly SubscriptionFacts[]): SubscriptionFacts[] {
  return facts
    .toSorted(
      (a, b) => Number(isOver(a)) - Number(isOver(b)) || b.createdAt.localeCompare(a.createdAt),
    )
    .slice(0, most)
}
