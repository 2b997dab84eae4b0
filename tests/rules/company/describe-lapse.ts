import { beforeAll, describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { hasBegun } from '#domain/subscription/has-begun.ts'
import { bookingDoc } from '../world/booking-document.ts'
import { orderDoc, past, photoDoc } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { orderOfPlanDoc } from '../world/plan-document.ts'
import { createOf, now, updateOf, type World } from '../world/world.ts'

/** The act that the tests claim is of `past`, four hours before this. */
const lapsedAt = '2026-03-01T12:00:00.000Z'
const before = { until: past }
const finishing = { finishing: true }
const members = ['owner', 'admin', 'tech'] as const

/** What arrives since the subscription of the company has lapsed. */
export function describeLapse(): void {
  const open = (company: Doc) =>
    createHome({ subscriptionStatus: 'canceled', lapsedAt, ...company })
  const order = (world: World, uid: string, receipt: Doc = {}) => {
    const doc = { ...orderDoc('new', []), createdBy: uid, updatedBy: uid }
    return world.mayCommit(uid, [createOf('companies/home/orders/n', doc, 'updatedAt')], receipt)
  }
  const report = (world: World, uid: string, id: string, receipt: Doc = {}) =>
    world.mayCommit(
      uid,
      [updateOf(`companies/home/orders/${id}`, { resolution: 'Done', updatedBy: uid })],
      receipt,
    )
  const profile = (world: World, uid: string, receipt: Doc) =>
    world.mayCommit(uid, [updateOf(`users/${uid}`, { name: 'New', updatedBy: uid })], receipt)

  describe('a company whose subscription', () => {
    it.each([
      ['is on trial', { subscriptionStatus: 'trialing', lapsedAt: null }],
      ['is paid', { subscriptionStatus: 'active', lapsedAt: null }],
      [
        'is in its days of grace',
        { subscriptionStatus: 'active', lapsedAt: null, graceUntil: lapsedAt },
      ],
    ])('%s may do everything', async (_, company) => {
      const world = await createHome(company)
      for (const uid of ['owner', 'admin']) expect(await order(world, uid)).toBe(true)
      for (const uid of members) {
        expect(await report(world, uid, 'o-accepted')).toBe(true)
        expect(await report(world, uid, 'o-onSite')).toBe(true)
        // A device that was told of a lapse asks again before it sends.
        expect(await report(world, uid, 'o-onSite', finishing)).toBe(false)
      }
    })

    it.each(['past_due', 'unpaid', 'canceled', 'paused'])(
      'is %s takes nothing new, and what was done before',
      async (subscriptionStatus) => {
        const world = await open({ subscriptionStatus })
        for (const uid of ['owner', 'admin']) {
          expect(await order(world, uid)).toBe(false)
          expect(await order(world, uid, finishing)).toBe(false)
          expect(await order(world, uid, before)).toBe(true)
        }
        for (const uid of members) {
          expect(await report(world, uid, 'o-accepted')).toBe(false)
          expect(await report(world, uid, 'o-accepted', before)).toBe(true)
          expect(await profile(world, uid, {})).toBe(false)
          expect(await profile(world, uid, finishing)).toBe(true)
        }
      },
    )
  })

  describe('a company that lapsed yesterday', () => {
    let world: World
    beforeAll(async () => {
      world = await open({})
    })

    it.each(orderStatuses.filter((status) => !/reviewed|invoiced|cancelled/.test(status)))(
      'lets work be finished only where it had begun: %s',
      async (status) => {
        for (const uid of members) {
          const expected = hasBegun({ status }) && (uid !== 'tech' || !/^(new)$/.test(status))
          expect(await report(world, uid, `o-${status}`, finishing), uid).toBe(expected)
        }
      },
    )

    it('takes the photos of work that had begun', async () => {
      const photo = photoDoc('tech', ['tech'])
      const write = createOf('companies/home/photos/n', photo, 'updatedAt')
      expect(await world.mayCommit('tech', [write], finishing)).toBe(true)
      expect(await world.mayCommit('tech', [write])).toBe(false)
    })

    it('takes no order of a plan', async () => {
      const doc = orderOfPlanDoc('2031-03-02', { createdBy: 'admin', updatedBy: 'admin' })
      const write = createOf('companies/home/orders/p1_2031-03-02', doc, 'updatedAt')
      expect(await world.mayCommit('admin', [write], finishing)).toBe(false)
      expect(await world.mayCommit('admin', [write], before)).toBe(true)
    })

    it('takes no new plan of a visit, but that it was seen, or follows an order that had begun', async () => {
      const by = { createdBy: 'admin', updatedBy: 'admin' }
      const visit = createOf(
        'companies/home/bookings/o-new',
        bookingDoc('o-new', ['tech'], by),
        'updatedAt',
      )
      const change = (uid: string, id: string, more: Doc) =>
        updateOf(`companies/home/bookings/${id}`, { ...more, updatedBy: uid })
      const moved = (id: string) =>
        change('admin', id, { start: '2026-03-09T09:00:00.000Z', isSent: false })
      for (const write of [visit, moved('o-dispatched')]) {
        expect(await world.mayCommit('admin', [write], before)).toBe(true)
        expect(await world.mayCommit('admin', [write], finishing)).toBe(false)
      }
      expect(await world.mayCommit('admin', [moved('o-onSite')], finishing)).toBe(true)
      const seen = change('tech', 'o-onSite', { seenBy: { editor: past, tech: past } })
      expect(await world.mayCommit('tech', [seen], finishing)).toBe(true)
    })

    it('takes nothing about other things, whatever else is in the commit', async () => {
      const customer = updateOf('companies/home/customers/c1', { name: 'New', updatedBy: 'admin' })
      const done = updateOf('companies/home/orders/o-onSite', {
        resolution: 'Done',
        updatedBy: 'admin',
      })
      expect(await world.mayCommit('admin', [customer], before)).toBe(true)
      expect(await world.mayCommit('admin', [customer], finishing)).toBe(false)
      expect(await world.mayCommit('admin', [done, customer], finishing)).toBe(false)
      expect(await world.mayCommit('admin', [customer, done], finishing)).toBe(false)
    })

    it('lets the owner leave, and changes no setting by that', async () => {
      const dueAt = '2026-04-01T09:00:00.000Z'
      const deletion = { requestedBy: 'owner', requestedAt: now, dueAt }
      const leave = updateOf('companies/home', { deletion, updatedBy: 'owner' })
      const rename = updateOf('companies/home', { name: 'New', updatedBy: 'owner' })
      const asks = { name: 'owner/requestDeletion', ...finishing }
      expect(await world.mayCommit('owner', [leave], asks)).toBe(true)
      expect(await world.mayCommit('owner', [rename], asks)).toBe(false)
      expect(await world.mayCommit('owner', [rename], { name: 'company/edit', ...finishing })).toBe(
        false,
      )
    })

    it('takes no other word for it', async () => {
      expect(await report(world, 'tech', 'o-onSite', { ...finishing, extra: 1 })).toBe(false)
      expect(await report(world, 'tech', 'o-onSite', { finishing: false })).toBe(false)
      expect(await report(world, 'tech', 'o-onSite', { finishing: 'true' })).toBe(false)
    })

    it('is read by its members as before', async () => {
      for (const uid of members) {
        expect(await world.mayGet(uid, 'companies/home/orders/o-onSite')).toBe(true)
        expect(await world.mayGet(uid, 'companies/home/customers/c1')).toBe(true)
      }
      expect(await world.mayGet('admin', 'companies/home/positions/x')).toBe(true)
    })
  })

  it('what was done before arrives for two weeks', async () => {
    const at = async (day: string, until: string) =>
      profile(await open({ lapsedAt: day }), 'admin', { until, at: until })
    expect(await at('2026-02-16T09:01:00.000Z', '2026-02-16T09:00:00.000Z')).toBe(true)
    expect(await at('2026-02-16T08:59:58.000Z', '2026-02-16T08:00:00.000Z')).toBe(false)
  })

  it('no member notes that the subscription has not lapsed', async () => {
    const world = await open({})
    const write = updateOf('companies/home', { lapsedAt: null, updatedBy: 'owner' })
    for (const more of [before, finishing])
      expect(await world.mayCommit('owner', [write], { name: 'company/edit', ...more })).toBe(false)
  })
}
