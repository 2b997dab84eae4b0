import { describe, expect, test } from 'vitest'
import { documentName } from '#data/server/rest/document-name.ts'
import { createWrite } from '#data/server/rest/write.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'

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

describe('a new item', () => {
  // Both fit into one commit only as Firestore's limits are usually read.
  const testbed = useTestbed('shared')

  test('and its first stock, both entered offline, arrive', async () => {
    await testbed.server.engine.commit([createWrite('locations/shed', shed, tenant) as never])
    const desk = await testbed.open(people.office)
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
      isStocked: true,
      substituteIds: [],
    }
    expect(await desk.mutate('item/create', item)).toMatchObject({ ok: true })
    const supply = { movementId: 'mv1', itemId: 'valve', placeId: 'shed', quantity: 3, reason: '' }
    expect(await desk.mutate('stock/supply', supply)).toMatchObject({ ok: true })

    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(desk)).toEqual([])
    expect(testbed.server.engine.get(documentName('movements/mv1', tenant))).toBeDefined()
  })
})
