import { describe, expect, test } from 'vitest'
import { documentName } from '#data/server/rest/document-name.ts'
import { createWrite } from '#data/server/rest/write.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { isCommit, queueOf, useTestbed } from './support/testbed.ts'

const tenant = { projectId, companyId }
const shed = {
  kind: 'warehouse',
  name: 'Shed',
  technicianId: null,
  formerTechnicianIds: [],
  archivedAt: null,
  schema: 1,
  updatedBy: 'seed',
  deletedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  createdBy: 'seed',
}

// Both fit into one commit only as Firestore's limits are usually read; else they could go at the same time.
describe.each(['shared', 'strict'] as const)('a new item, with %s limits', (reading) => {
  const testbed = useTestbed(reading)

  test('its first stock and its first use on a new order, all entered offline, arrive', async () => {
    await testbed.server.engine.commit([createWrite('locations/shed', shed, tenant) as never])
    let refused = 0
    let commits = 0
    const desk = await testbed.open(people.office, async (request) => {
      // The first one is slow: whatever does not wait for it overtakes it.
      if (isCommit(request) && (commits += 1) === 1)
        for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve))
      const answer = await testbed.server.handle(request)
      if (answer.status === 403) refused += 1
      return answer
    })
    await desk.take(new Map([['locations/shed', shed]]))
    const item = {
      itemId: 'valve',
      sku: 'V-1',
      name: 'Valve',
      category: '',
      barcode: '',
      unit: 'piece',
      costMinor: 0,
      priceMinor: 1250,
      kind: 'part' as const,
      unitCode: 'C62' as const,
      taxCode: null,
      isStocked: true,
      substituteIds: [],
    }
    expect(await desk.mutate('item/create', item)).toMatchObject({ ok: true })
    const supply = { movementId: 'mv1', itemId: 'valve', placeId: 'shed', quantity: 3, reason: '' }
    expect(await desk.mutate('stock/supply', supply)).toMatchObject({ ok: true })
    const order = { customerId: 'k1', siteId: 's1', title: 'New', description: '' }
    const plan = { assigneeIds: [], plannedStart: null, plannedEnd: null, followUpOf: null }
    const rest = { instructions: '', priority: 'normal', tags: [] } as const
    await desk.mutate('order/create', { orderId: 'new', ...order, ...rest, ...plan })
    const used = { itemId: 'valve', name: '', unit: '', quantity: 1, placeId: 'shed', back: false }
    await desk.mutate('stock/use', { movementId: 'mv2', orderId: 'new', ...used })

    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(desk)).toEqual([])
    for (const id of ['mv1', 'mv2'])
      expect(testbed.server.engine.get(documentName(`movements/${id}`, tenant)), id).toBeDefined()
    expect(refused).toBe(0)
  })
})
