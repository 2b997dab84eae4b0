import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import { emptyCustomer, emptySite, newCustomerSchema, siteSchema } from './customer-form.ts'

const street = { ...emptyAddress, line1: '1 Beacon Road' }
const whole = { ...street, city: 'Port Ellery' }

function issuesOf(schema: v.GenericSchema, value: unknown) {
  const { issues = [] } = v.safeParse(schema, value)
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

describe('a site', () => {
  const site = { ...emptySite('CA'), address: street }

  it('needs a street and a town, and keeps them', () => {
    const both = ['address.line1: street', 'address.city: town']
    expect(issuesOf(siteSchema(null), emptySite('CA'))).toEqual(both)
    expect(issuesOf(siteSchema(null), site)).toEqual(['address.city: town'])
    expect(issuesOf(siteSchema({ address: whole }), site)).toEqual(['address.city: town'])
    expect(issuesOf(siteSchema(null), { ...site, address: whole })).toEqual([])
  })

  it('can be edited when it was stored without a town', () => {
    expect(issuesOf(siteSchema({ address: street }), site)).toEqual([])
  })
})

it('is created with a customer without an address, but not with half of one', () => {
  const customer = { ...emptyCustomer('CA'), name: 'Anchor Inn' }
  const at = (address: object) => ({ ...customer, site: { ...customer.site, address } })
  expect(issuesOf(newCustomerSchema, customer)).toEqual([])
  expect(issuesOf(newCustomerSchema, at(street))).toEqual(['site.address.city: town'])
  expect(issuesOf(newCustomerSchema, at(whole))).toEqual([])
})
