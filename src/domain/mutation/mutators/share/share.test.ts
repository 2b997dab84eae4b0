import { beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '#domain/access/system-actor.ts'
import { issuedInvoice } from '#domain/einvoice/einvoice.fixture.ts'
import { estimateArgs } from '#domain/estimate/estimate.fixture.ts'
import { shareArgs } from '#domain/share/share.fixture.ts'
import { admin, createWorld, customer, later, order, tech } from '../world.fixture.ts'

const system = systemActor('c1')
const { shareId } = shareArgs()
let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  expect(world.mutate('customer/create', customer)).toBe('ok')
  expect(world.mutate('estimate/create', estimateArgs())).toBe('ok')
})
const share = () => world.get(`shares/${shareId}`)
const create = (more: Parameters<typeof shareArgs>[0] = {}, by = admin) =>
  world.mutate('share/create', shareArgs(more), by)
const revoke = (by = admin, at = later) => world.mutate('share/revoke', { shareId }, by, at)
const rate = (stars: number, by = system) =>
  world.mutate('share/rate', { shareId, stars, comment: 'On time' }, by, later)

describe('a link', () => {
  it('is made by the office, for the customer of what it shows', () => {
    expect(create({}, tech)).toBe('access/not-allowed')
    expect(create({ targetId: 'none' })).toBe('doc/missing')
    expect(create({ customerId: 'none' })).toBe('doc/missing')
    const other = { ...customer, customerId: 'cu2', primarySiteId: null }
    world.docs.set('customers/cu2', { ...world.get('customers/cu1'), ...other })
    expect(create({ customerId: 'cu2' })).toBe('input/invalid')
    expect(create()).toBe('ok')
    expect(share()).toMatchObject({ kind: 'estimate', revokedAt: null, createdBy: 'admin' })
  })

  it('has the hash of its token as its id', () => {
    expect(create({ shareId: '0'.repeat(64) })).toBe('input/invalid')
    expect(create({ token: 'short' })).toBe('input/invalid')
  })

  it('is mailed to the stored address of the customer and no other', () => {
    expect(create({ mailTo: 'someone@example.com' })).toBe('input/invalid')
    world.docs.set('customers/cu1', { ...world.get('customers/cu1'), email: 'ana@example.com' })
    expect(create({ mailTo: 'ana@example.com' })).toBe('ok')
  })

  it('reminds of an invoice alone, by mail, up to three times', () => {
    const mailTo = 'ana@example.com'
    world.docs.set('customers/cu1', { ...world.get('customers/cu1'), email: mailTo })
    expect(create({ mailTo, reminder: 1 })).toBe('input/invalid')
    const { id: _, ...invoice } = issuedInvoice({ customerId: 'cu1' })
    world.docs.set('invoices/i1', invoice)
    const late = { kind: 'invoice', targetId: 'i1', reminder: 1 } as const
    expect(create(late)).toBe('input/invalid')
    expect(create({ ...late, mailTo, reminder: 4 })).toBe('input/invalid')
    expect(create({ ...late, mailTo })).toBe('ok')
    expect(share()).toMatchObject({ reminder: 1 })
  })

  it('ends: within 400 days, for a visit within 30', () => {
    const on = (day: string) => ({ expiresAt: `${day}T09:00:00.000Z` })
    expect(create(on('2026-03-02'))).toBe('input/invalid')
    expect(create(on('2027-04-07'))).toBe('input/invalid')
    expect(create(on('2027-04-06'))).toBe('ok')
    expect(world.mutate('order/create', order)).toBe('ok')
    const visit = { kind: 'visit', targetId: 'o1', token: 'bbcdefghijklmnopqrstuA' } as const
    expect(create({ ...visit, ...on('2026-04-02') })).toBe('input/invalid')
    expect(create({ ...visit, ...on('2026-04-01') })).toBe('ok')
  })

  it('is taken back by the office, once', () => {
    expect(create()).toBe('ok')
    expect(revoke(tech)).toBe('access/not-allowed')
    expect(revoke()).toBe('ok')
    expect(revoke(admin, '2026-03-03T09:00:00.000Z')).toBe('ok')
    expect(share()).toMatchObject({ revokedAt: later })
  })
})

describe('a rating', () => {
  it('is noted by the server alone, of a visit, once', () => {
    expect(create()).toBe('ok')
    expect(rate(5)).toBe('input/invalid')
    world.docs.set(`shares/${shareId}`, { ...share(), kind: 'visit' })
    expect(rate(5, { ...admin, role: 'owner' })).toBe('access/not-allowed')
    expect(rate(6)).toBe('input/invalid')
    expect(rate(5)).toBe('ok')
    expect(rate(1)).toBe('ok')
    expect(share()).toMatchObject({ rating: { stars: 5, comment: 'On time', at: later } })
  })
})
