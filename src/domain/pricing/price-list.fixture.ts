import type { PriceList } from '../entities/price-list.ts'
import type { PriceRule } from './price-rule.ts'

const at = '2026-03-02T08:00:00.000Z'

/** A list of the company in euros without tax, for tests. */
export function priceListFixture(
  rules: readonly PriceRule[],
  more: Partial<PriceList> = {},
): PriceList {
  return {
    id: 'trade',
    schema: 1,
    updatedAt: at,
    updatedBy: 'a1',
    deletedAt: null,
    name: 'Trade',
    currency: 'EUR',
    isInclusive: false,
    fromOn: null,
    untilOn: null,
    rules,
    archivedAt: null,
    createdAt: at,
    createdBy: 'a1',
    ...more,
  }
}

export function rule(
  target: PriceRule['target'],
  change: PriceRule['change'],
  fromMilli = 0,
  id = `${target.kind}-${change.kind}-${fromMilli}`,
): PriceRule {
  return { id, target, change, fromMilli }
}
