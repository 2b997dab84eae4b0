import { beforeEach, expect, it } from 'vitest'
import { admin, at, createWorld, tech } from '../world.fixture.ts'

const owner = { ...admin, uid: 'owner', role: 'owner' } as const
const stamps = { schema: 1, updatedAt: at, updatedBy: 'owner' }

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  const company = { name: 'Harbour ', isSetup: true, ownerId: 'owner', createdAt: at, ...stamps }
  world.docs.set('companies/c1', company)
})
const request = (name = 'Harbour', by: typeof admin = owner, when = at) =>
  world.mutate('owner/requestDeletion', { companyId: 'c1', name }, by, when)
const cancel = (by: typeof admin = owner) =>
  world.mutate('owner/cancelDeletion', { companyId: 'c1' }, by)
const deletion = () => world.get('companies/c1')['deletion']

it('is due 30 days after the owner asked for it with the name of the company', () => {
  expect(request('harbour')).toBe('company/other-name')
  expect(request(' Harbour')).toBe('ok')
  const asked = { requestedBy: 'owner', requestedAt: at, dueAt: '2026-04-01T09:00:00.000Z' }
  expect(deletion()).toEqual(asked)
  expect(request('Harbour', owner, '2026-03-20T09:00:00.000Z')).toBe('ok')
  expect(deletion()).toEqual(asked)
})

it('is cancelled by the owner, also twice', () => {
  request()
  expect([cancel(), cancel()]).toEqual(['ok', 'ok'])
  expect(deletion()).toBeNull()
})

it.each([admin, tech, { ...admin, role: 'owner' }, { ...owner, companyId: 'c2' }] as const)(
  'is nothing for $uid as $role of $companyId',
  (actor) => {
    request()
    expect(cancel(actor)).toBe('access/not-allowed')
    expect(request('Harbour', actor)).toBe('access/not-allowed')
    expect(deletion()).not.toBeNull()
  },
)
