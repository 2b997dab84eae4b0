import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts'
import { swipeContact, swipeStep } from './offered-actions.ts'

const actor: Actor = {
  uid: 't1',
  companyId: 'c1',
  role: 'technician',
  status: 'active',
  permissions: [],
}
const order = (status: OrderStatus, fields = {}) =>
  orderFixture('o1', { status, assigneeIds: ['t1'], ...fields })
const nothing = { parts: 0, photos: [], isSigned: false }

describe('the step of a swipe', () => {
  it('is the next one that a tap is enough for', () => {
    const steps = orderStatuses.map((status) => [status, swipeStep(order(status), actor, nothing)])
    expect(Object.fromEntries(steps.filter(([, step]) => step !== null))).toEqual({
      scheduled: 'accepted',
      dispatched: 'accepted',
      accepted: 'enRoute',
      enRoute: 'onSite',
      onSite: 'done',
      paused: 'onSite',
    })
  })

  it('is none where something is missing to complete the work, or while that is not known', () => {
    const asking = order('onSite', { requires: ['signature'] })
    expect(swipeStep(asking, actor, nothing)).toBeNull()
    expect(swipeStep(asking, actor, undefined)).toBeNull()
    expect(swipeStep(asking, actor, { ...nothing, isSigned: true })).toBe('done')
    expect(swipeStep(order('onSite', { requires: ['resolution'] }), actor, nothing)).toBeNull()
  })

  it('is none for an order of someone else', () => {
    expect(swipeStep(order('accepted', { assigneeIds: ['t2'] }), actor, nothing)).toBeNull()
  })
})

describe('the contact of a swipe', () => {
  const address = {
    line1: '1 Quay',
    line2: '',
    city: 'Port',
    region: '',
    postcode: '',
    country: 'CA',
  }
  const site = { address, geo: { latitude: 44.5, longitude: -63.5 } }
  const nowhere = { address: { ...address, line1: '', city: '', country: '' }, geo: null }
  vi.stubGlobal('navigator', { userAgent: 'Android' })

  const kind = (status: OrderStatus, ...args: [Parameters<typeof swipeContact>[1], string]) =>
    swipeContact({ status }, ...args)?.kind

  it('is the way to a site that is still to be reached, then a call', () => {
    expect(kind('accepted', site, '902 555 0101')).toBe('directions')
    expect(kind('enRoute', site, '902 555 0101')).toBe('directions')
    expect(kind('onSite', site, '902 555 0101')).toBe('call')
    expect(kind('done', site, '902 555 0101')).toBe('call')
  })

  it('is the other one where the first is not known', () => {
    expect(kind('accepted', nowhere, '902 555 0101')).toBe('call')
    expect(kind('accepted', null, '902 555 0101')).toBe('call')
    expect(kind('onSite', site, 'none')).toBe('directions')
    expect(kind('onSite', null, '')).toBeUndefined()
  })

  it('dials the number', () => {
    expect(swipeContact({ status: 'onSite' }, null, '902 555 0101')).toEqual({
      kind: 'call',
      href: 'tel:9025550101',
    })
  })
})
