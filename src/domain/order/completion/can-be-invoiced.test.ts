import { expect, it } from 'vitest'
import { canBeInvoiced } from './can-be-invoiced.ts'
import { orderStatuses } from '../order-status.ts'

it('is reviewed work that was completed', () => {
  const invoiceable = orderStatuses.filter((status) => canBeInvoiced({ status }, null))
  expect(invoiceable).toEqual(['reviewed'])
  const of = (outcome: 'done' | 'partlyDone' | 'cannotComplete') =>
    canBeInvoiced({ status: 'reviewed' }, { outcome })
  expect([of('done'), of('partlyDone'), of('cannotComplete')]).toEqual([true, true, false])
})
