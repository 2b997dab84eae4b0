import { describe, expect, test } from 'vitest'
import { lateItems, orderItems } from '#data/queries/stock/stock.ts'
import { readWholeStock } from '#data/queries/stock/read-stock.ts'
import { collectionOf, documentName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { createWrite } from '#data/server/rest/write.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { keepChanges } from '#features/orders/items/keep-changes.ts'
import { onHand } from '#domain/stock/ledger.ts'
import type { Device } from './support/device.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'

const tenant = { projectId, companyId }
const created = { createdAt: '2026-03-01T08:00:00.000Z', createdBy: 'seed' }
const made = { schema: 1, updatedBy: 'seed', deletedAt: null, ...created }
const { office, techA, techB } = people

describe('the parts of a reassigned order', () => {
  const testbed = useTestbed()
  const held = (ref: Ref): Doc | undefined => {
    const doc = testbed.server.engine.get(documentName(ref, tenant))
    return doc && decodeDoc(collectionOf(doc.name), doc.fields)
  }
  const seed = (ref: Ref, doc: Doc) =>
    testbed.server.engine.commit([createWrite(ref, { ...made, ...doc }, tenant) as never])

  /** Five pumps in each van. */
  async function stocked(): Promise<void> {
    await seed('items/pump', { sku: 'P-1', name: 'Pump', unit: 'piece' })
    for (const technicianId of [techA, techB]) {
      const van = { kind: 'van', name: technicianId, formerTechnicianIds: [], archivedAt: null }
      await seed(`locations/van-${technicianId}`, { ...van, technicianId })
      const line = { itemId: 'pump', name: '', unit: '', quantity: 5, orderId: null, reason: '' }
      const ends = { type: 'receive', fromId: null, toId: `van-${technicianId}`, transferId: null }
      const who = { actorId: office, readerIds: [office, technicianId], at: created.createdAt }
      await seed(`movements/m-${technicianId}`, { ...line, ...ends, ...who, lateOrderId: null })
    }
  }

  const known = (uid: string): Ref[] => [
    `users/${uid}`,
    'items/pump',
    `locations/van-${techA}`,
    `locations/van-${techB}`,
  ]

  /** Brings the device what a listener would: the catalogue, and the movements that its user may read. */
  async function listen(device: Device, ...movementIds: readonly string[]): Promise<void> {
    const movements = [`m-${techA}`, `m-${techB}`, ...movementIds]
      .map((id): Ref => `movements/${id}`)
      .filter((ref) => {
        const readers = held(ref)?.readerIds
        return device.uid === office || (Array.isArray(readers) && readers.includes(device.uid))
      })
    const docs = [...known(device.uid), ...movements, 'orders/o1' as const]
    await device.take(new Map(docs.map((ref) => [ref, held(ref) ?? null])))
  }

  const use = (movementId: string, quantity: number) => ({
    movementId,
    orderId: 'o1',
    itemId: 'pump',
    name: 'Pump',
    unit: 'piece',
    quantity,
    placeId: `van-${techA}`,
    back: false,
  })
  const reassign = (device: Device, from: string, to: string) =>
    device.mutate('order/assign', {
      orderId: 'o1',
      edits: { assigneeIds: { from: [from], to: [to] } },
    })
  const inVan = async (device: Device, uid: string) => {
    const { movements } = await readWholeStock({ db: device.db, uid: device.uid })
    return onHand(movements, `van-${uid}`).get('pump')
  }
  const partsOn = async ({ db, uid }: Device) => {
    const items = await orderItems('o1').run({ db, uid })
    return items?.map(({ quantity, actorIds, short }) => [quantity, actorIds, short])
  }

  test('the next technician sees what was used, and no count is wrong', async () => {
    await stocked()
    const phone = await testbed.open(techA)
    await listen(phone)
    // More than the van held.
    await phone.mutate('stock/use', use('mv1', 7))
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    const desk = await testbed.open(office)
    await listen(desk, 'mv1')
    expect(await reassign(desk, techA, techB)).toMatchObject({ ok: true })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(held('movements/mv1')?.readerIds).toEqual([techA, techB])

    const next = await testbed.open(techB)
    await listen(next, 'mv1')
    await listen(phone, 'mv1')
    await listen(desk, 'mv1')
    expect(await partsOn(next)).toEqual([[7, [techA], 0]])
    expect(await partsOn(desk)).toEqual([[7, [techA], 2]])
    expect(await inVan(next, techB)).toBe(5)
    expect(await inVan(phone, techA)).toBe(-2)
    expect([await inVan(desk, techA), await inVan(desk, techB)]).toEqual([-2, 5])

    // Whoever sees a movement keeps it.
    expect(await reassign(desk, techB, techA)).toMatchObject({ ok: true })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(held('movements/mv1')?.readerIds).toEqual([techA, techB])
  })

  test('what was used before the phone knew is added by the office, once, and leaves the van once', async () => {
    await stocked()
    const phone = await testbed.open(techA)
    await listen(phone)
    await phone.mutate('stock/use', use('mv1', 1))
    const desks = [await testbed.open(office), await testbed.open(office)] as const
    await listen(desks[0])
    expect(await reassign(desks[0], techA, techB)).toMatchObject({ ok: true })
    expect(await desks[0].drain()).toEqual({ kind: 'idle' })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(held('movements/mv1')).toMatchObject({ orderId: null, lateOrderId: 'o1' })

    for (const desk of desks) await listen(desk, 'mv1')
    const offered = ({ db, uid }: Device) => lateItems('o1').run({ db, uid })
    for (const desk of desks) {
      const [line] = (await offered(desk)) ?? []
      if (!line) throw new Error('Nothing was offered')
      const order = { id: 'o1', isSent: true, assigneeIds: [techB] }
      for (const { name, args } of keepChanges(order, line))
        expect(await desk.mutate(name, args)).toMatchObject({ ok: true })
      expect(await offered(desk)).toEqual([])
    }
    for (const desk of desks) {
      expect(await desk.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(desk)).toEqual([])
    }
    const added = { orderId: 'o1', lateOrderId: null, fromId: null, quantity: 1 }
    expect(held('movements/mv1_kept')).toMatchObject({ ...added, readerIds: [office, techB] })
    const [desk] = desks
    await listen(desk, 'mv1', 'mv1_kept')
    expect(await partsOn(desk)).toEqual([[1, [office], 0]])
    expect(await inVan(desk, techA)).toBe(4)
    const next = await testbed.open(techB)
    await listen(next, 'mv1', 'mv1_kept')
    expect(await partsOn(next)).toEqual([[1, [office], 0]])
    expect(await inVan(next, techB)).toBe(5)
  })
})
