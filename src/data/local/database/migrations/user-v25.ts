import type { Migration } from './migration.ts'
import { addAmountRefs } from './amount-refs.ts'

/** What items are sold for. */
export const userV25: Migration = {
  stores: {
    prices: 'id',
  },
  upgrade: (transaction) => addAmountRefs(transaction, 'prices', 'priceMinor'),
}
