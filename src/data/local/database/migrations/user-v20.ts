import type { Migration } from './migration.ts'
import { addAmountRefs } from './amount-refs.ts'

/** What items and people cost. */
export const userV20: Migration = {
  stores: {
    costs: 'id',
  },
  upgrade: (transaction) => addAmountRefs(transaction, 'costs', 'costMinor'),
}
