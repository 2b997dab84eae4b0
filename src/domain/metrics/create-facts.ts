import { arrivalCases } from './arrival-cases.ts'
import type { Facts, MetricsContext, MetricsSource } from './facts.ts'
import { fixCases } from './fix-cases.ts'
import { moneyFacts } from './money-facts.ts'
import { orderIndex } from './order-index.ts'
import { fullReach } from './reach.ts'
import { timeFacts } from './time-facts.ts'

/** Everything that is counted in these documents. */
export function createFacts(source: MetricsSource, context: MetricsContext): Facts {
  const byId = source.orderById ?? orderIndex(source.orders)
  return {
    reach: context.reach ?? fullReach,
    arrivals: arrivalCases(source.orders, source.entries, context),
    fixes: fixCases(source, byId, context),
    ...timeFacts(source.entries, byId, context),
    ...moneyFacts(source, byId, context),
  }
}
