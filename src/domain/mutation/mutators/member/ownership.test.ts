import { beforeEach, expect, it } from 'vitest'
import { admin, at, createWorld, tech } from '../world.fixture.ts'

const owner = { ...admin, uid: 'owner', role: 'owner' } as const
const other = { ...admin, uid: 'other' }
const stamps = { schema: 1, updatedAt: at, updatedBy: 'owner' }
const user = (role: string, more = {}) => ({
  name: 'Grace',
  role,
  status: 'active',
  companyId: 'c1',
  ...stamps,
  ...more,
})
const acceptance = { companyId: 'c1', from: 'owner', to: 'admin' }

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  const company = { name: 'Harbour', isSetup: true, ownerId: 'owner', createdAt: at, ...stamps }
  world.docs.set('companies/c1', company)
  world.docs.set('users/owner', user('owner'))
  world.docs.set('users/admin', user('admin'))
  world.docs.set('users/other', user('admin'))
  world.docs.set('users/gone', user('admin', { status: 'inactive' }))
  world.docs.set('users/tech', user('technician'))
  world.docs.set('users/foreign', user('admin', { companyId: 'c2' }))
})
const offer = (to = 'admin', by: typeof admin = owner) =>
  world.mutate('owner/offer', { companyId: 'c1', to }, by)
const accept = (args = acceptance, by: typeof admin = admin, when = at) =>
  world.mutate('owner/accept', args, by, when)
const roles = () => ['owner', 'admin', 'other'].map((uid) => world.get(`users/${uid}`).role)

it('gives the company to the admin who accepts it, and the owner stays as an admin', () => {
  expect(offer()).toBe('ok')
  expect(world.get('companies/c1')).toMatchObject({
    ownerId: 'owner',
    ownershipOffer: { to: 'admin', expiresAt: '2026-03-09T09:00:00.000Z' },
  })
  expect(accept()).toBe('ok')
  expect(world.get('companies/c1')).toMatchObject({ ownerId: 'admin', ownershipOffer: null })
  expect(roles()).toEqual(['admin', 'owner', 'admin'])
  expect(accept({ ...acceptance, to: 'other' }, other)).toBe('ownership/closed')
})

it.each(['tech', 'foreign', 'owner'])('is not offered to %s', (uid) => {
  expect(offer(uid)).toBe('access/not-allowed')
})

it('is offered by the owner alone, to someone who has access', () => {
  for (const by of [admin, tech, { ...owner, uid: 'else' }, { ...owner, companyId: 'c2' }]) {
    expect(offer('other', by)).toBe('access/not-allowed')
  }
  expect(offer('gone')).toBe('person/inactive')
})

it('is accepted only by the person it was offered to, and in time', () => {
  expect(accept()).toBe('ownership/closed')
  offer()
  expect(accept({ ...acceptance, to: 'other' }, other)).toBe('access/not-allowed')
  expect(accept(acceptance, other)).toBe('access/not-allowed')
  expect(accept({ ...acceptance, from: 'other' })).toBe('ownership/closed')
  expect(accept(acceptance, admin, '2026-03-09T09:00:00.000Z')).toBe('ownership/closed')
  expect(accept(acceptance, { ...admin, role: 'technician' })).toBe('access/not-allowed')
  expect(roles()).toEqual(['owner', 'admin', 'admin'])
})

it('can be withdrawn, declined and offered again', () => {
  const end = (by: typeof admin) => world.mutate('owner/withdraw', { companyId: 'c1' }, by)
  expect(end(owner)).toBe('ok')
  for (const by of [owner, admin]) {
    offer()
    expect(end(other)).toBe('access/not-allowed')
    expect(end(by)).toBe('ok')
    expect(accept()).toBe('ownership/closed')
  }
  offer()
  offer('other')
  expect(accept()).toBe('access/not-allowed')
  expect(accept({ ...acceptance, to: 'other' }, other)).toBe('ok')
})
