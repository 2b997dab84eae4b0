import * as v from 'valibot'
import { expect, it } from 'vitest'
import { mutations } from '#domain/mutation/registry.ts'
import { customerToCreate, emptyNewCustomer, newCustomerSchema } from './new-customer-values.ts'

const ids = { customerId: 'k1', siteId: 's1' }
const started = emptyNewCustomer('Harbour School', 'CA')

it('is stored with a site from no more than a name', () => {
  const values = v.parse(newCustomerSchema, started)
  const args = customerToCreate(ids, values, null)
  expect(v.parse(mutations['customer/create'].schema, args)).toMatchObject({
    ...ids,
    name: 'Harbour School',
    site: { address: { line1: '', country: 'CA' }, geo: null },
  })
})

it('needs a name, and the whole of an address that was begun', () => {
  const address = { ...started.address, line1: '1 Beacon Road' }
  const { issues = [] } = v.safeParse(newCustomerSchema, { ...started, name: ' ', address })
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['name', 'address.city'])
})
