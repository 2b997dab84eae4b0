import { describe, expect, test } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { applyChange } from '#data/remote/apply-change.ts'
import type { SetSpec } from '#data/remote/followed-sets.ts'
import { unreadableDocuments } from '#data/queries/unreadable.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { useTestbed } from './support/testbed.ts'
import type { Device } from './support/device.ts'
import { receipts } from './support/visible-docs.ts'

const poison = { mapValue: { fields: { seconds: { integerValue: '9000000000000000' } } } }

describe('a document that no app can read', () => {
  const testbed = useTestbed()
  const nameOf = (ref: Ref) => documentName(ref, { projectId, companyId })
  const held = (ref: Ref): Doc => {
    const doc = testbed.server.engine.get(nameOf(ref))
    return doc ? decodeDoc(ref.split('/')[0] ?? '', doc.fields) : {}
  }
  /** Written by an administrator, bypassing the rules. */
  const seed = (ref: Ref, fields: Record<string, object>) =>
    testbed.server.engine.commit([{ update: { name: nameOf(ref), fields } }] as never)
  const receive = (device: Device, ref: Ref, field: string) => {
    const [collection = '', id = ''] = ref.split('/')
    const spec = { key: collection, collection } as SetSpec
    return applyChange(device.db, spec, [{ id, doc: held(ref) }], field, testbed.now())
  }
  const listed = async (device: Device) => {
    const items = await unreadableDocuments().run({ db: device.db, uid: device.uid })
    return items.map(({ ref }) => ref)
  }

  test.each<[Ref, Record<string, object>, string]>([
    [
      'orders/odd',
      {
        title: poison,
        assigneeIds: { arrayValue: { values: [{ stringValue: people.techA }, poison] } },
        updatedAt: { timestampValue: '2026-03-02T08:00:00Z' },
        updatedBy: { stringValue: people.techB },
      },
      'updatedAt',
    ],
    [
      'mutations/odd',
      {
        args: poison,
        readerIds: { arrayValue: { values: [{ stringValue: people.techA }] } },
        receivedAt: { timestampValue: '2026-03-02T08:00:00Z' },
        actorId: { stringValue: people.techB },
      },
      'receivedAt',
    ],
  ])('%s is removed by the office and by every device', async (ref, fields, field) => {
    await seed(ref, fields)
    const desk = await testbed.open(people.office)
    const phone = await testbed.open(people.techA)
    for (const device of [desk, phone]) {
      await receive(device, ref, field)
      expect(await listed(device)).toEqual([ref])
    }
    const [item] = await unreadableDocuments().run({ db: desk.db, uid: desk.uid })
    expect(item).toMatchObject({ byId: people.techB, at: '2026-03-02T08:00:00.000000Z' })

    const removal = { ref, was: item?.was ?? '' }
    expect(await phone.mutate('document/remove', removal)).toMatchObject({ ok: false })
    expect(await desk.mutate('document/remove', removal)).toMatchObject({ ok: true })
    expect(await listed(desk)).toEqual([])
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await desk.db.outbox.count()).toBe(0)

    expect(Object.keys(held(ref)).toSorted()).toEqual(
      ['deletedAt', 'receiptId', 'schema', 'updatedBy', field, ...kept(ref)].toSorted(),
    )
    const [receipt] = [...receipts(testbed.server).values()].filter(
      ({ name }) => name === 'document/remove',
    )
    expect(receipt).toMatchObject({ refs: [ref], actorId: people.office, args: removal })
    expect(removal.was).toContain('9000000000000000')

    for (const device of [desk, phone]) {
      await receive(device, ref, field)
      expect(await listed(device)).toEqual([])
      expect(await device.db.base.count()).toBe(0)
    }
  })

  test('is removed beside other work, each removal in a commit of its own', async () => {
    const refs: Ref[] = ['customers/odd1', 'customers/odd2']
    for (const ref of refs) await seed(ref, { name: poison })
    const desk = await testbed.open(people.office)
    const edits = { title: { from: 'Demo order o1', to: 'New title' } }
    await desk.mutate('order/edit', { orderId: 'o1', edits })
    for (const ref of refs) {
      await receive(desk, ref, 'updatedAt')
      await desk.mutate('document/remove', { ref, was: '' })
    }
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await desk.db.outbox.count()).toBe(0)
    for (const ref of refs) expect(held(ref)).toMatchObject({ deletedAt: expect.any(String) })
    expect(testbed.order('o1')).toMatchObject({ title: 'New title' })
  })

  test('that was corrected meanwhile stays', async () => {
    const ref: Ref = 'sites/odd'
    await seed(ref, { customerId: poison })
    const desk = await testbed.open(people.office)
    await receive(desk, ref, 'updatedAt')
    await desk.mutate('document/remove', { ref, was: '' })
    const good = testbed.server.engine.get(nameOf('sites/s1'))
    await seed(ref, good?.fields as never)
    await desk.drain()
    expect(await desk.db.outbox.toArray()).toMatchObject([
      { state: 'needsYou', problem: { type: 'doc/readable' } },
    ])
    expect(held(ref)).toMatchObject({ customerId: held('sites/s1').customerId })
  })
})

/** What listeners request of it. */
function kept(ref: Ref): readonly string[] {
  return ref.startsWith('orders/') ? ['assigneeIds'] : ['readerIds']
}
