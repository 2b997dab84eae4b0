import { describe, expect, it } from 'vitest'
import { sentAfter } from '#domain/order/is-sent.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { orderDoc, past, visitDoc } from '../world/documents.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'

/** Only the office can see a planned order until it is sent. */
export function describeSending(world: () => World): void {
  const change = (uid: string, orderId: string, fields: Doc) =>
    world().mayCommit(uid, [updateOf(`${home}/orders/${orderId}`, { ...fields, updatedBy: uid })])

  describe('an order that is not sent', () => {
    it.each([
      ['o-new', false],
      ['o-scheduled', false],
      ['o-onHold-planned', false],
      ['o-cancelled-planned', false],
      ['o-dispatched', true],
      ['o-onHold', true],
      ['o-new-old', false],
      ['o-scheduled-old', true],
      ['o-onSite-old', true],
      ['o-onHold-old', true],
    ] as const)('%s is visible to its assignees: %s', async (orderId, isShown) => {
      for (const uid of ['tech', 'editor']) {
        expect(await world().mayGet(uid, `${home}/orders/${orderId}`), uid).toBe(isShown)
        expect(await change(uid, orderId, { resolution: 'Was there' }), uid).toBe(isShown)
      }
      for (const uid of ['idle', 'technician-inactive', 'technician-foreign', 'admin-foreign'])
        expect(await world().mayGet(uid, `${home}/orders/${orderId}`), uid).toBe(false)
      for (const uid of ['owner', 'admin'])
        expect(await world().mayGet(uid, `${home}/orders/${orderId}`), uid).toBe(true)
    })

    it('denies steps, follow-ups and visits of technicians', async () => {
      const step = { status: 'accepted', statusAt: past, open: true }
      expect(await change('tech', 'o-dispatched', step)).toBe(true)
      expect(await change('tech', 'o-scheduled', step)).toBe(false)
      expect(await change('tech', 'o-scheduled', { ...step, isSent: true })).toBe(false)
      for (const [orderId, allowed] of [
        ['o-dispatched', true],
        ['o-scheduled', false],
        ['o-new-old', false],
        ['o-scheduled-old', true],
      ] as const) {
        const asked = { ...orderDoc('new', [], { followUpOf: orderId }), createdBy: 'tech' }
        const ask = createOf(`${home}/orders/n`, { ...asked, updatedBy: 'tech' }, 'updatedAt')
        expect(await world().mayCommit('tech', [ask]), orderId).toBe(allowed)
        const visit = createOf(`${home}/visits/${orderId}`, visitDoc('tech'), 'updatedAt')
        expect(await world().mayCommit('tech', [visit]), orderId).toBe(allowed)
      }
    })
  })

  it('takes no id that an estimate, a date of a plan or a further visit has, when a technician asks for it', async () => {
    const asked = { ...orderDoc('new', [], { followUpOf: 'o-onSite' }), createdBy: 'tech' }
    const ask = (id: string) =>
      world().mayCommit('tech', [
        createOf(`${home}/orders/${id}`, { ...asked, updatedBy: 'tech' }, 'updatedAt'),
      ])
    expect(await ask('o-onSite_item_tech')).toBe(true)
    expect(await ask('e-approved_order')).toBe(false)
    expect(await ask('p1_2031-03-02')).toBe(false)
    expect(await ask('o-onSite-2')).toBe(false)
    expect(await ask('o-onSite-14')).toBe(false)
  })

  it('is sent and recalled only by the office', async () => {
    for (const uid of [
      'owner',
      'admin',
      'tech',
      'editor',
      'idle',
      'admin-foreign',
      'admin-inactive',
    ]) {
      const office = uid === 'owner' || uid === 'admin'
      const sent = { status: 'dispatched', statusAt: past, open: true, isSent: true, sentAt: past }
      expect(await change(uid, 'o-scheduled', sent), uid).toBe(office)
      const planned = {
        status: 'scheduled',
        statusAt: past,
        open: true,
        isSent: false,
        sentAt: null,
      }
      expect(await change(uid, 'o-dispatched', planned), uid).toBe(office)
      expect(await change(uid, 'o-onHold', { isSent: false, sentAt: null }), uid).toBe(office)
      expect(await change(uid, 'o-dispatched', { sentAt: null }), uid).toBe(office)
    }
  })

  it('has an isSent that fits its status; a new order always has isSent', async () => {
    for (const status of orderStatuses) {
      for (const isSent of [true, false]) {
        const right = sentAfter(status, isSent) === isSent
        const doc = {
          ...orderDoc(status, ['tech']),
          isSent,
          updatedBy: 'admin',
          createdBy: 'admin',
        }
        const create = createOf(`${home}/orders/n`, doc, 'updatedAt')
        const isEntered = right && status !== 'invoiced'
        expect(await world().mayCommit('admin', [create]), `${status} ${isSent}`).toBe(isEntered)
        expect(await change('admin', `o-${status}`, { isSent }), `${status} ${isSent}`).toBe(right)
      }
      const { isSent: _, sentAt: __, ...older } = orderDoc(status, ['tech'])
      const doc = { ...older, updatedBy: 'admin', createdBy: 'admin' }
      const create = createOf(`${home}/orders/n`, doc, 'updatedAt')
      expect(await world().mayCommit('admin', [create]), status).toBe(false)
    }
    for (const isSent of [null, 'yes', 1])
      expect(await change('admin', 'o-onSite', { isSent })).toBe(false)
    const stale = { status: 'dispatched', statusAt: past, open: true }
    expect(await change('admin', 'o-scheduled', stale)).toBe(false)
    expect(await change('admin', 'o-scheduled-old', stale)).toBe(true)
  })
}
