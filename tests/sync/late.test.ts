import { describe, expect, test } from 'vitest'
import { collectionOf, documentName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { createWrite } from '#data/server/rest/write.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'
import { receipts } from './support/visible-docs.ts'

const tenant = { projectId, companyId }
const made = {
  schema: 1,
  updatedBy: 'seed',
  deletedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  createdBy: 'seed',
}

describe('work on an order that the office has closed meanwhile', () => {
  const testbed = useTestbed()
  const held = (ref: Ref): Doc | undefined => {
    const doc = testbed.server.engine.get(documentName(ref, tenant))
    return doc && decodeDoc(collectionOf(doc.name), doc.fields)
  }
  const seed = (ref: Ref, doc: Doc) =>
    testbed.server.engine.commit([createWrite(ref, { ...made, ...doc }, tenant) as never])

  const use = {
    movementId: 'mv1',
    orderId: 'o1',
    itemId: 'pump',
    name: '',
    unit: 'piece',
    quantity: 2,
    placeId: 'van',
    back: false,
  } as const

  async function closed(status: 'cancelled' | 'given'): Promise<void> {
    const desk = await testbed.open(people.office)
    if (status === 'cancelled') {
      await desk.mutate('order/move', { orderId: 'o1', to: 'cancelled', reason: 'Not needed' })
    } else {
      const assigneeIds = { from: [people.techA], to: [people.techB] }
      await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
    }
    expect(await desk.drain()).toEqual({ kind: 'idle' })
  }

  test.each(['cancelled', 'given'] as const)(
    'an item that was used stays in the ledger, beside the order: %s',
    async (status) => {
      await seed('locations/van', {
        kind: 'van',
        name: 'Van',
        technicianId: people.techA,
        formerTechnicianIds: [],
        archivedAt: null,
      })
      await seed('items/pump', { sku: 'P-1', name: 'Pump', unit: 'piece' })
      const phone = await testbed.open(people.techA)
      await phone.take(new Map([['locations/van', held('locations/van') ?? {}]]))
      const used = await phone.mutate('stock/use', use)
      expect(used.ok).toBe(true)
      await closed(status)
      expect(await phone.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(phone)).toEqual([])
      expect(held('movements/mv1')).toMatchObject({
        type: 'consume',
        quantity: 2,
        fromId: 'van',
        orderId: null,
        lateOrderId: 'o1',
      })
      const lines = [...receipts(testbed.server).values()]
      expect(lines.find(({ name }) => name === 'stock/use')?.refs).toContain('orders/o1')
    },
  )
})
