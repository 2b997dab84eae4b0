import { describe, expect, test } from 'vitest'
import { documentName } from '#data/server/rest/document-name.ts'
import { decodeFields } from '#data/server/rest/values.ts'
import { createWrite } from '#data/server/rest/write.ts'
import { ordersToMark } from '#data/outbox/mutate/mark-sent.ts'
import { photo } from '#domain/mutation/mutators/photo/photo.fixture.ts'
import type { Device } from './support/device.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'

const { techA, techB, office } = people
const tenant = { projectId, companyId }

describe('sending an order', () => {
  const testbed = useTestbed()
  const held = (ref: `${string}/${string}`) => {
    const doc = testbed.server.engine.get(documentName(ref, tenant))
    return doc && decodeFields(doc.fields)
  }
  const arrives = async (desk: Device) => expect(await desk.drain()).toEqual({ kind: 'idle' })
  const seesOnPhone = (orderId: string) =>
    visibleDocs(testbed.server, techA).has(`orders/${orderId}`)
  const readersOf = (...refs: `${string}/${string}`[]) => refs.map((ref) => held(ref)?.readerIds)

  async function planned(): Promise<Device> {
    const desk = await testbed.open(office)
    const plan = { plannedStart: '2026-03-04T09:00:00.000Z', plannedEnd: null }
    const created = await desk.mutate('order/create', {
      orderId: 'p1',
      customerId: 'k1',
      siteId: 's1',
      title: 'Planned order',
      description: '',
      instructions: '',
      priority: 'normal',
      tags: [],
      assigneeIds: [techA],
      followUpOf: null,
      ...plan,
    })
    expect(created).toMatchObject({ ok: true })
    await desk.mutate('photo/add', { ...photo, about: 'orders/p1', readerIds: [office] })
    await desk.mutate('message/send', {
      messageId: 'm1',
      threadId: 'order-p1',
      text: 'The key is with the neighbour',
      about: 'orders/p1',
      change: null,
      attachments: [],
      readerIds: [],
    })
    await arrives(desk)
    return desk
  }

  test('its photos, messages and receipts are visible to the technician from then on, and not before', async () => {
    const desk = await planned()
    expect(seesOnPhone('p1')).toBe(false)
    expect(readersOf('photos/p1', 'messages/m1')).toEqual([[office], [office]])
    const before = [...receipts(testbed.server).values()]
    expect(before.flatMap(({ readerIds }) => readerIds)).not.toContain(techA)

    await desk.mutate('order/move', { orderId: 'p1', from: 'scheduled', to: 'dispatched' })
    await arrives(desk)
    expect(seesOnPhone('p1')).toBe(true)
    expect(readersOf('photos/p1', 'messages/m1')).toEqual([
      [office, techA],
      [office, techA],
    ])
    const sent = [...receipts(testbed.server).values()].at(-1)
    expect(sent).toMatchObject({ name: 'order/move', readerIds: [office, techA] })

    await desk.mutate('order/takeBack', { orderId: 'p1', from: 'dispatched', to: 'scheduled' })
    await arrives(desk)
    expect(seesOnPhone('p1')).toBe(false)
    expect(readersOf('photos/p1', 'messages/m1')).toEqual([[office], [office]])
  })

  test('a photo and a message of the office about a planned order stay with the office', async () => {
    const desk = await planned()
    const edits = { assigneeIds: { from: [techA], to: [techB] } }
    await desk.mutate('order/assign', { orderId: 'p1', edits })
    await arrives(desk)
    expect(readersOf('photos/p1', 'messages/m1')).toEqual([[office], [office]])
    await desk.mutate('order/assign', { orderId: 'p1', edits: {}, send: true })
    await arrives(desk)
    expect(readersOf('photos/p1', 'messages/m1')).toEqual([
      [office, techB],
      [office, techB],
    ])
    expect(testbed.order('p1')).toMatchObject({ status: 'dispatched', isSent: true })
  })

  test('work on an order that was recalled meanwhile is kept, and is sent when the order is sent again', async () => {
    const phone = await testbed.open(techA)
    await phone.mutate('order/move', { orderId: 'o1', from: 'dispatched', to: 'accepted' })
    const desk = await testbed.open(office)
    await desk.mutate('order/move', { orderId: 'o1', from: 'dispatched', to: 'scheduled' })
    await arrives(desk)
    await arrives(phone)
    expect(await queueOf(phone)).toMatchObject([{ name: 'order/move', state: 'needsYou' }])
    expect(testbed.order('o1')).toMatchObject({ status: 'scheduled', isSent: false })

    await desk.mutate('order/move', { orderId: 'o1', from: 'scheduled', to: 'dispatched' })
    await arrives(desk)
    await phone.retryAll()
    await arrives(phone)
    expect(await queueOf(phone)).toEqual([])
    expect(testbed.order('o1')).toMatchObject({ status: 'accepted', isSent: true })
  })

  test('an order from before that status existed is found by the technician once the office has marked it', async () => {
    const { isSent: _, sentAt: __, ...old } = testbed.order('o1') ?? {}
    const { currentDocument: ___, ...write } = createWrite(
      'orders/o1',
      { ...old, status: 'scheduled' },
      tenant,
    )
    await testbed.server.engine.commit([write as never])
    expect(seesOnPhone('o1')).toBe(false)
    const desk = await testbed.open(office)
    const [orderIds] = await ordersToMark(desk.db)
    await desk.mutate('order/markSent', { orderIds: [...(orderIds ?? [])] })
    await arrives(desk)
    expect(orderIds).toEqual(['o1'])
    expect(testbed.order('o1')).toMatchObject({ status: 'dispatched', isSent: true })
    expect(seesOnPhone('o1')).toBe(true)
  })
})
