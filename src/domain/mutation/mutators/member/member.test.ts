import { beforeEach, describe, expect, it } from 'vitest'
import { trialSeats } from '#domain/entities/counter.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { inviteState } from '#domain/entities/invite-state.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { admin, at, createWorld, tech } from '../world.fixture.ts'

const owner = { ...admin, uid: 'owner', role: 'owner' } as const
const shown = { companyName: 'Harbour', inviterName: 'Grace Comeau' }
const id = (digit: string) => digit.repeat(64)
const code = 'a'.repeat(22)
const invitation = {
  inviteId: id('1'),
  code,
  email: 'Tess@Example.com ',
  name: 'Tess Okafor',
  role: 'technician',
  permissions: ['inventory'],
  language: 'es',
  note: '',
  ...shown,
} as const
const guest = { ...tech, uid: 'tess' }
const acceptance = {
  inviteId: id('1'),
  companyId: 'c1',
  uid: 'tess',
  email: 'tess@example.com',
  name: 'Tess Okafor',
  language: null,
}
const stamps = { schema: 1, updatedAt: at, updatedBy: 'owner' }
const user = (role: string, more = {}) => ({
  name: 'Somebody',
  role,
  status: 'active',
  companyId: 'c1',
  ...stamps,
  ...more,
})

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  world.docs.set('counters/seats', { used: 3, limit: 4, userId: 'owner', isTaken: true, ...stamps })
  world.docs.set('users/owner', user('owner'))
  world.docs.set('users/admin', user('admin'))
  world.docs.set('users/tech', user('technician'))
})
const seats = () => world.get('counters/seats')

describe('inviting', () => {
  it('keeps the code out of the invitation, which is valid for a week', () => {
    expect(world.mutate('invite/create', invitation)).toBe('ok')
    const invite = world.get(`invites/${id('1')}`)
    expect(invite).toMatchObject({
      email: 'tess@example.com',
      status: 'pending',
      expiresAt: '2026-03-09T09:00:00.000Z',
      sentCount: 1,
    })
    expect(JSON.stringify(invite)).not.toContain(code)
    expect(world.get(`inviteMails/${id('1')}`)).toMatchObject({ code, email: 'tess@example.com' })
  })

  it('is for the office, and admins are invited by the owner', () => {
    const asAdmin = { ...invitation, role: 'admin' } as const
    expect(world.mutate('invite/create', invitation, tech)).toBe('access/not-allowed')
    expect(world.mutate('invite/create', asAdmin, admin)).toBe('access/not-allowed')
    expect(world.mutate('invite/create', asAdmin, owner)).toBe('ok')
  })

  it('again makes another link and ends the first', () => {
    world.mutate('invite/create', invitation)
    const again = { inviteId: id('2'), code: 'b'.repeat(22), replacesId: id('1'), ...shown }
    expect(world.mutate('invite/renew', again)).toBe('ok')
    expect(world.get(`invites/${id('1')}`)).toMatchObject({
      status: 'revoked',
      replacedById: id('2'),
    })
    expect(world.get(`invites/${id('2')}`)).toMatchObject({
      email: 'tess@example.com',
      permissions: ['inventory'],
      status: 'pending',
      sentCount: 2,
    })
    expect(world.mutate('invite/renew', { ...again, inviteId: id('3') })).toBe('invite/closed')
    expect(world.mutate('invite/accept', acceptance, guest)).toBe('invite/closed')
  })

  it('can be withdrawn until it is accepted', () => {
    world.mutate('invite/create', invitation)
    expect(world.mutate('invite/revoke', { inviteId: id('1') }, tech)).toBe('access/not-allowed')
    expect(world.mutate('invite/revoke', { inviteId: id('1') })).toBe('ok')
    expect(world.mutate('invite/accept', acceptance, guest)).toBe('invite/closed')
  })
})

describe('accepting an invitation', () => {
  it('makes a member of the invited role and takes a seat', () => {
    world.mutate('invite/create', invitation)
    expect(world.mutate('invite/accept', acceptance, guest)).toBe('ok')
    expect(world.get('users/tess')).toMatchObject({
      role: 'technician',
      permissions: ['inventory'],
      status: 'active',
      companyId: 'c1',
    })
    expect(world.get(`invites/${id('1')}`)).toMatchObject({
      status: 'accepted',
      acceptedBy: 'tess',
    })
    expect(seats()).toMatchObject({ used: 4, userId: 'tess', isTaken: true })
    expect(world.mutate('invite/accept', acceptance, guest)).toBe('doc/exists')
    expect(world.mutate('invite/revoke', { inviteId: id('1') })).toBe('invite/closed')
  })

  it('is refused after a week, to others, to members of another company, and without a seat', () => {
    world.mutate('invite/create', invitation)
    const late = '2026-03-09T09:00:00.000Z'
    expect(world.mutate('invite/accept', acceptance, guest, late)).toBe('invite/closed')
    const other = { ...acceptance, email: 'else@example.com' }
    expect(world.mutate('invite/accept', other, guest)).toBe('invite/other-email')
    expect(world.mutate('invite/accept', acceptance, tech)).toBe('access/not-allowed')
    world.docs.set('users/tess', user('technician', { companyId: 'c2' }))
    expect(world.mutate('invite/accept', acceptance, guest)).toBe('invite/other-company')
    world.docs.delete('users/tess')
    world.docs.set('counters/seats', { ...seats(), used: 4 })
    expect(world.mutate('invite/accept', acceptance, guest)).toBe('seats/full')
    expect(world.get(`invites/${id('1')}`).status).toBe('pending')
  })
})

describe('a member', () => {
  it('is managed by those above them, and by nobody of another company', () => {
    const rights = {
      uid: 'tech',
      edits: { role: { from: 'technician', to: 'admin' } },
    } as const
    expect(world.mutate('member/edit', rights, admin)).toBe('access/not-allowed')
    expect(world.mutate('member/edit', rights, { ...owner, companyId: 'c2' })).toBe(
      'access/not-allowed',
    )
    const trade = { uid: 'tech', edits: { trade: { from: '', to: 'Electrician' } } }
    expect(world.mutate('member/edit', trade, tech)).toBe('access/not-allowed')
    expect(world.mutate('member/edit', trade, admin)).toBe('ok')
    expect(world.get('users/tech').trade).toBe('Electrician')
    expect(world.mutate('member/edit', { ...trade, uid: 'owner' }, admin)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('member/edit', { ...trade, uid: 'owner' }, owner)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('member/edit', rights, owner)).toBe('ok')
    expect(world.mutate('member/edit', trade, admin)).toBe('access/not-allowed')
  })

  it('is not edited once erased, not even by a change made offline before', () => {
    world.docs.set('users/tech', user('technician', { status: 'erased' }))
    const edits = { name: { from: 'Tess', to: 'Tess Okafor' } }
    expect(world.mutate('member/edit', { uid: 'tech', edits }, owner)).toBe('person/inactive')
    expect(world.get('users/tech')).toMatchObject({ name: 'Somebody' })
  })

  it('loses access and frees the seat, once, and gets it back if a seat is free', () => {
    expect(world.mutate('member/deactivate', { uid: 'tech' }, tech)).toBe('access/not-allowed')
    expect(world.mutate('member/deactivate', { uid: 'owner' }, owner)).toBe('access/not-allowed')
    for (let times = 0; times < 2; times++) {
      expect(world.mutate('member/deactivate', { uid: 'tech' })).toBe('ok')
    }
    expect(world.get('users/tech')).toMatchObject({ status: 'inactive', deactivatedAt: at })
    expect(seats()).toMatchObject({ used: 2, userId: 'tech', isTaken: false })
    world.docs.set('counters/seats', { ...seats(), limit: 2 })
    expect(world.mutate('member/activate', { uid: 'tech' })).toBe('seats/full')
    world.docs.set('counters/seats', { ...seats(), limit: 3 })
    for (let times = 0; times < 2; times++) {
      expect(world.mutate('member/activate', { uid: 'tech' })).toBe('ok')
    }
    expect(world.get('users/tech')).toMatchObject({ status: 'active', deactivatedAt: null })
    expect(seats()).toMatchObject({ used: 3, isTaken: true })
  })
})

it('gives a new company its trial and one seat', () => {
  const fresh = createWorld()
  const company = {
    name: 'Harbour',
    address: emptyAddress,
    timeZone: 'UTC',
    currency: 'EUR',
    taxRateMilliPercent: 0,
    workingHours: defaultWorkingHours,
  }
  const args = { uid: 'new', companyId: 'c9', owner: { name: 'Ada', email: '', language: null } }
  const founder = { ...owner, uid: 'new', companyId: 'c9' }
  expect(fresh.mutate('company/setup', { ...args, company }, founder)).toBe('ok')
  expect(fresh.get('counters/seats')).toMatchObject({ used: 1, limit: trialSeats, userId: 'new' })
  expect(fresh.get('companies/c9').trialEndsAt).toBe('2026-03-16T09:00:00.000Z')
})

it.each([
  ['pending', '2026-03-02T09:00:00.001Z', 'pending'],
  ['pending', at, 'expired'],
  ['accepted', at, 'accepted'],
  ['revoked', '2027-01-01T00:00:00.000Z', 'revoked'],
] as const)(
  'an invitation that is %s and ends at %s is shown as %s',
  (status, expiresAt, state) => {
    expect(inviteState({ status, expiresAt }, at)).toBe(state)
  },
)
