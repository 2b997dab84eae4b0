import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { needs, orderDoc } from '../world/documents.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const fields = Object.entries(needs)

/** What an order asks for, and the plan that it came from. */
export function describeOrderNeeds(world: () => World): void {
  const mayCreate = (uid: string, more: Doc) => {
    const doc = { ...orderDoc('new', []), updatedBy: uid, createdBy: uid, ...more }
    return world().mayCommit(uid, [createOf('companies/home/orders/n', doc, 'updatedAt')])
  }
  const mayUpdate = (uid: string, orderId: string, more: Doc) =>
    world().mayCommit(uid, [
      updateOf(`companies/home/orders/${orderId}`, { ...more, updatedBy: uid }),
    ])

  it('are all there in a new order, or none of them', async () => {
    expect(await mayCreate('admin', {})).toBe(true)
    expect(await mayCreate('admin', needs)).toBe(true)
    for (const [field, value] of fields) {
      const { [field]: _, ...others } = needs
      expect(await mayCreate('admin', { [field]: value }), field).toBe(false)
      expect(await mayCreate('admin', others), field).toBe(false)
    }
  })

  it('are items beside the others or without them', async () => {
    const neededItems = [{ id: 'i1', quantity: 2 }]
    for (const uid of ['owner', 'admin']) {
      expect(await mayCreate(uid, { neededItems })).toBe(true)
      expect(await mayCreate(uid, { ...needs, neededItems })).toBe(true)
      expect(await mayUpdate(uid, 'o-onSite', { neededItems })).toBe(true)
      const tooLong = [{ id: 'x'.repeat(6000), quantity: 1 }]
      expect(await mayUpdate(uid, 'o-onSite', { neededItems: tooLong })).toBe(false)
      expect(await mayCreate(uid, { neededItems: tooLong })).toBe(false)
    }
    for (const uid of ['tech', 'editor', 'idle', 'admin-inactive', 'admin-foreign']) {
      expect(await mayCreate(uid, { neededItems }), uid).toBe(false)
      expect(await mayUpdate(uid, 'o-onSite', { neededItems }), uid).toBe(false)
    }
  })

  it('are edited by the office only', async () => {
    for (const [field, value] of fields) {
      for (const uid of ['owner', 'admin'])
        expect(await mayUpdate(uid, 'o-onSite', { [field]: value }), field).toBe(true)
      for (const uid of ['tech', 'editor', 'idle', 'admin-inactive', 'admin-foreign'])
        expect(await mayUpdate(uid, 'o-onSite', { [field]: value }), `${uid} ${field}`).toBe(false)
    }
  })

  it('are not the plan that an order is part of', async () => {
    const ofPlan = { planId: 'p1', occurrence: '2026-03-04' }
    for (const more of [ofPlan, { planId: 'p1' }, { occurrence: '2026-03-04' }])
      for (const uid of ['owner', 'admin', 'tech']) {
        expect(await mayCreate(uid, { ...needs, ...more })).toBe(false)
        expect(await mayUpdate(uid, 'o-new', more)).toBe(false)
      }
  })
}
