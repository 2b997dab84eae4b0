import { beforeEach, expect, it } from 'vitest'
import { systemActor } from '#domain/access/system-actor.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { createWorld } from '../world.fixture.ts'

const system = systemActor('c1')
const args = { companyId: 'c1' }
const owner = { ...system, uid: 'owner' }
const before = '2026-03-15T23:59:59.000Z'
const after = '2026-03-16T00:00:00.000Z'

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  world.docs.set('companies/c1', {
    schema: 1,
    updatedAt: after,
    updatedBy: 'owner',
    name: 'Harbour',
    address: emptyAddress,
    workingHours: defaultWorkingHours,
    isSetup: true,
    subscriptionStatus: 'trialing',
    ownerId: 'owner',
    createdAt: '2026-03-02T00:00:00.000Z',
  })
})
const status = () => world.get('companies/c1').subscriptionStatus

it('ends a trial after two weeks, and no day before', () => {
  expect(world.mutate('company/endTrial', args, system, before)).toBe('ok')
  expect(status()).toBe('trialing')
  expect(world.mutate('company/endTrial', args, system, after)).toBe('ok')
  expect(world.get('companies/c1')).toMatchObject({ subscriptionStatus: 'paused', lapsedAt: after })
})

it('waits for the end that support has set', () => {
  world.docs.set('companies/c1', {
    ...world.get('companies/c1'),
    trialEndsAt: '2026-04-01T00:00:00.000Z',
  })
  world.mutate('company/endTrial', args, system, after)
  expect(status()).toBe('trialing')
  world.mutate('company/endTrial', args, system, '2026-04-01T00:00:00.000Z')
  expect(status()).toBe('paused')
})

it.each(['active', 'past_due', 'canceled'])('leaves a subscription that is %s as it is', (word) => {
  world.docs.set('companies/c1', { ...world.get('companies/c1'), subscriptionStatus: word })
  expect(world.mutate('company/endTrial', args, system, after)).toBe('ok')
  expect(status()).toBe(word)
})

it('is for the server alone, and for the company that it acts in', () => {
  expect(world.mutate('company/endTrial', args, owner, after)).toBe('access/not-allowed')
  const elsewhere = systemActor('c2')
  expect(world.mutate('company/endTrial', args, elsewhere, after)).toBe('access/not-allowed')
  expect(status()).toBe('trialing')
})
