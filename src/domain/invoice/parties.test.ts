import * as v from 'valibot'
import { expect, it } from 'vitest'
import { customerSchema } from '../entities/customer.ts'
import { buyerOf } from './parties.ts'

const stored = {
  schema: 1,
  updatedAt: '2026-03-02T09:00:00Z',
  updatedBy: 'u1',
  deletedAt: null,
  name: 'School',
  createdAt: '2026-03-02T09:00:00Z',
  createdBy: 'u1',
}
const customer = (more: object = {}) => ({
  id: 'k1',
  ...v.parse(customerSchema, { ...stored, ...more }),
})

it('names the buyer with what they ask for, and leaves out what they lack', () => {
  const filled = buyerOf(customer({ taxId: ' ESB12345678 ', buyerReference: ' 4711 ' }), null)
  expect(filled).toMatchObject({ taxIds: ['ESB12345678'], buyerReference: '4711' })
  expect(buyerOf(customer(), null)).not.toHaveProperty('buyerReference')
  expect(buyerOf(customer(), null).taxIds).toEqual([])
})
