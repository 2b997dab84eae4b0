import { expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { creationsFor } from './creations.ts'

const pages = ['/orders', '/customers', '/plans', '/estimates', '/invoices'] as const
const actor: Actor = {
  uid: 'u1',
  companyId: 'c1',
  role: 'admin',
  status: 'active',
  permissions: [],
}
const ids = (one: Actor | null, reached: Parameters<typeof creationsFor>[1] = pages) =>
  creationsFor(one, reached).map(({ id }) => id)

test('the office begins orders, customers, plans, estimates and invoices from anywhere', () => {
  expect(ids(actor)).toEqual([
    'new-order',
    'new-customer',
    'new-plan',
    'new-estimate',
    'new-invoice',
  ])
})

test('time off is entered by the office and asked for by everyone', () => {
  const reached = ['/dashboard', '/technicians'] as const
  expect(ids(actor, reached)).toEqual(['add-time-off', 'request-time-off'])
  expect(ids({ ...actor, role: 'technician' }, ['/dashboard'])).toEqual(['request-time-off'])
})

test('the office plans the day from anywhere', () => {
  expect(ids(actor, ['/schedule'])).toEqual(['plan-day'])
  expect(ids({ ...actor, role: 'technician' }, ['/schedule'])).toEqual([])
})

test('nothing is offered without its right or its page', () => {
  expect(ids(actor, ['/orders'])).toEqual(['new-order'])
  expect(ids({ ...actor, role: 'technician' })).toEqual([])
  expect(ids({ ...actor, role: 'technician', permissions: ['edit_customers'] })).toEqual([
    'new-customer',
  ])
  expect(ids({ ...actor, isLapsed: true })).not.toContain('new-plan')
  expect(ids(null)).toEqual([])
})
