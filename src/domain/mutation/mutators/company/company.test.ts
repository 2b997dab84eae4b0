import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { admin, at, createWorld, tech } from '../world.fixture.ts'

describe('company/setup', () => {
  const args: MutationArgs<'company/setup'> = {
    uid: 'new',
    companyId: 'c9',
    owner: { name: 'Grace Comeau', email: 'owner@example.com', language: 'es' },
    company: {
      name: 'Harbour',
      address: emptyAddress,
      timeZone: 'Europe/Madrid',
      currency: 'EUR',
      taxRateMilliPercent: 21_000,
      workingHours: defaultWorkingHours,
    },
  }
  const founder: Actor = { ...admin, uid: 'new', companyId: 'c9', role: 'owner' }

  it('creates the company together with its owner', () => {
    const world = createWorld()
    expect(world.mutate('company/setup', args, founder)).toBe('ok')
    expect(world.get('users/new')).toMatchObject({ role: 'owner', companyId: 'c9' })
    expect(world.get('companies/c9')).toMatchObject({
      isSetup: true,
      ownerId: 'new',
      subscriptionStatus: 'trialing',
    })
  })

  it('cannot create a company in the name of another user', () => {
    const world = createWorld()
    expect(world.mutate('company/setup', args, { ...founder, uid: 'x' })).toBe('access/not-allowed')
    expect(world.docs.size).toBe(0)
  })

  it('completes a company that was left half set up, but no one else’s', () => {
    const world = createWorld()
    world.mutate('company/setup', args, founder)
    world.docs.set('companies/c9', { ...world.get('companies/c9'), isSetup: false, plan: 'pro' })
    expect(world.mutate('company/setup', args, founder)).toBe('ok')
    expect(world.get('companies/c9')).toMatchObject({ isSetup: true, plan: 'pro' })
    world.docs.set('companies/c9', { ...world.get('companies/c9'), ownerId: 'else' })
    expect(world.mutate('company/setup', args, founder)).toBe('access/not-allowed')
    expect(world.mutate('company/setup', { ...args, companyId: 'c8' }, founder)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('company/setup', { ...args, uid: 'x' }, founder)).toBe('access/not-allowed')
  })

  it('never overwrites a company that is set up', () => {
    const world = createWorld()
    world.mutate('company/setup', args, founder)
    const company = { ...args.company, name: 'Another name', currency: 'USD' }
    expect(world.mutate('company/setup', { ...args, company }, founder)).toBe('doc/exists')
    expect(world.get('companies/c9')).toMatchObject({ name: 'Harbour', currency: 'EUR' })
  })

  it('lets the office change the settings, but not a technician or another company', () => {
    const world = createWorld()
    world.mutate('company/setup', args, founder)
    const edit = { companyId: 'c9', edits: { name: { from: 'Harbour', to: 'Harbor' } } }
    expect(world.mutate('company/edit', edit, admin)).toBe('access/not-allowed')
    expect(world.mutate('company/edit', edit, { ...tech, companyId: 'c9' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('company/edit', edit, founder)).toBe('ok')
    expect(world.get('companies/c9').name).toBe('Harbor')
  })

  it('lets the office set a field that did not exist when the company was created', () => {
    const world = createWorld()
    world.mutate('company/setup', args, founder)
    const edit = (from: string, to: 'travel' | 'duty') =>
      world.mutate('company/edit', { companyId: 'c9', edits: { tracking: { from, to } } }, founder)
    expect(edit('off', 'travel')).toBe('ok')
    expect(world.get('companies/c9').tracking).toBe('travel')
    expect(edit('off', 'duty')).toBe('conflict')
  })
})

describe('user/edit', () => {
  it('changes one’s own name and phone and no one else’s', () => {
    const world = createWorld()
    const user = { role: 'technician', status: 'active', companyId: 'c1', name: 'Demo' }
    world.docs.set('users/tech', { schema: 1, updatedAt: at, updatedBy: 'tech', ...user })
    const args = { uid: 'tech', edits: { name: { from: 'Demo', to: 'Daniel Reyes' } } }
    expect(world.mutate('user/edit', args, admin)).toBe('access/not-allowed')
    expect(world.mutate('user/edit', args, tech)).toBe('ok')
    expect(world.get('users/tech').name).toBe('Daniel Reyes')
    const phone = { uid: 'tech', edits: { phone: { from: '', to: '+1 902 555 0199' } } }
    expect(world.mutate('user/edit', phone, tech)).toBe('ok')
    expect(world.get('users/tech').phone).toBe('+1 902 555 0199')
  })
})
