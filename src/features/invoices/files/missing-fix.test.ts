import { expect, it } from 'vitest'
import { fixOf } from './missing-fix.ts'

it('leads to where each thing is entered', () => {
  expect(fixOf('sellerTaxId', 'k')).toEqual({ place: 'profile', href: '/admin/profile' })
  expect(fixOf('buyerTaxId', 'k')).toEqual({ place: 'customer', href: '/customers/k' })
  expect(fixOf('exemptionReason', 'k')).toEqual({ place: 'taxes', href: '/admin/taxes' })
  expect(fixOf('currency', 'k')).toBeNull()
})
