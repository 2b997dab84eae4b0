import { describe, expect, it } from 'vitest'
import { canEditCustomers, features, isFeatureOpen } from './features.ts'
import { optionalFeatures } from './optional-features.ts'
import type { CompanyFacts, UserFacts } from './features.ts'

const admin: UserFacts = { role: 'admin', status: 'active', permissions: [] }
const technician: UserFacts = { role: 'technician', status: 'active', permissions: [] }
const company: CompanyFacts = {
  isSetup: true,
  disabledFeatures: [],
  hiddenFeatures: [],
}

describe('isFeatureOpen', () => {
  it('opens everything to admins of a company in good standing', () => {
    expect(features.filter((feature) => isFeatureOpen(feature, admin, company))).toEqual(features)
  })

  it.each([
    ['no user', null, company],
    ['no company', admin, null],
    ['an inactive user', { ...admin, status: 'suspended' }, company],
    ['a company not set up', admin, { ...company, isSetup: false }],
    ['a plan without them', admin, { ...company, disabledFeatures: features }],
  ])('opens nothing to %s', (_, user, facts) => {
    expect(features.filter((feature) => isFeatureOpen(feature, user, facts))).toEqual([])
    expect(canEditCustomers(user, facts)).toBe(false)
  })

  it('opens stock to a technician with the permission, but never technician management', () => {
    const withStock = { ...technician, permissions: ['inventory'] }
    expect(isFeatureOpen('inventory', technician, company)).toBe(false)
    expect(isFeatureOpen('inventory', withStock, company)).toBe(true)
    expect(isFeatureOpen('technicians', withStock, company)).toBe(false)
    expect(isFeatureOpen('customers', technician, company)).toBe(true)
  })

  it('opens nothing that the company has switched off, and all the rest', () => {
    const facts: CompanyFacts = { ...company, hiddenFeatures: optionalFeatures }
    expect(features.filter((feature) => isFeatureOpen(feature, admin, facts))).toEqual([
      'orders',
      'customers',
      'technicians',
    ])
    const without: CompanyFacts = { ...company, hiddenFeatures: ['inventory'] }
    expect(isFeatureOpen('inventory', admin, without)).toBe(false)
    expect(isFeatureOpen('schedule', technician, without)).toBe(true)
  })

  it('lets admins and people with the permission edit customers', () => {
    expect(canEditCustomers(admin, company)).toBe(true)
    expect(canEditCustomers(technician, company)).toBe(false)
    expect(canEditCustomers({ ...technician, permissions: ['edit_customers'] }, company)).toBe(true)
  })
})
