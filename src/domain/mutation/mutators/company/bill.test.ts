import { beforeEach, expect, it } from 'vitest'
import { systemActor } from '#domain/access/system-actor.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { createWorld } from '../world.fixture.ts'

const system = systemActor('c1')
const owner = { ...system, uid: 'owner' }
const at = '2026-03-10T00:00:00.000Z'
const fact = {
  id: 'sub1',
  status: 'active',
  plan: 'starter',
  seats: 4,
  createdAt: at,
  unpaidSince: null as string | null,
}
const args = (...more: readonly object[]) => ({
  companyId: 'c1',
  facts: more.map((each) => ({ ...fact, ...each })),
})

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  const stamps = { schema: 1, updatedAt: at, updatedBy: 'owner' }
  world.docs.set('companies/c1', {
    ...stamps,
    name: 'Harbour',
    address: emptyAddress,
    workingHours: defaultWorkingHours,
    isSetup: true,
    subscriptionStatus: 'trialing',
    ownerId: 'owner',
    createdAt: '2026-03-01T00:00:00.000Z',
  })
  world.docs.set('counters/seats', {
    ...stamps,
    used: 2,
    limit: 15,
    userId: 'owner',
    isTaken: true,
  })
})
const company = () => world.get('companies/c1')

it('sets status, plan, its features and its seats', () => {
  expect(world.mutate('company/bill', args({}), system, at)).toBe('ok')
  expect(company()).toMatchObject({
    subscriptionStatus: 'active',
    plan: 'starter',
    graceUntil: null,
    disabledFeatures: ['tracking', 'inventory'],
  })
  expect(world.get('counters/seats')).toMatchObject({ used: 2, limit: 4 })
})

it('allows no more seats than the plan has', () => {
  world.mutate('company/bill', args({ seats: 40 }), system, at)
  expect(world.get('counters/seats').limit).toBe(5)
})

it('goes on for the days of grace, ends them later, and begins again once paid', () => {
  const unpaid = args({ status: 'past_due', unpaidSince: at })
  world.mutate('company/bill', unpaid, system, at)
  expect(company()).toMatchObject({
    subscriptionStatus: 'active',
    graceUntil: '2026-03-17T00:00:00.000Z',
  })
  world.mutate('company/bill', unpaid, system, '2026-03-17T00:00:00.000Z')
  const lapsedAt = '2026-03-17T00:00:00.000Z'
  expect(company()).toMatchObject({ subscriptionStatus: 'past_due', lapsedAt })
  world.mutate('company/bill', args({ status: 'canceled' }), system, '2026-03-17T12:00:00.000Z')
  expect(company()).toMatchObject({ subscriptionStatus: 'canceled', lapsedAt })
  world.mutate('company/bill', args({}), system, '2026-03-18T00:00:00.000Z')
  expect(company()).toMatchObject({
    subscriptionStatus: 'active',
    graceUntil: null,
    lapsedAt: null,
  })
})

it('takes nothing from a trial for a first payment that was not made', () => {
  const begun = args({ status: 'incomplete_expired' })
  world.mutate('company/bill', begun, system, at)
  expect(company().subscriptionStatus).toBe('trialing')
  world.mutate('company/bill', begun, system, '2026-03-15T00:00:00.000Z')
  expect(company().subscriptionStatus).toBe('incomplete_expired')
})

it('changes nothing for a company without subscriptions', () => {
  expect(world.mutate('company/bill', args(), system, at)).toBe('ok')
  expect(company().subscriptionStatus).toBe('trialing')
})

it('is for the server alone, and for the company that it acts in', () => {
  expect(world.mutate('company/bill', args({}), owner, at)).toBe('access/not-allowed')
  const elsewhere = systemActor('c2')
  expect(world.mutate('company/bill', args({}), elsewhere, at)).toBe('access/not-allowed')
  expect(company().subscriptionStatus).toBe('trialing')
})
