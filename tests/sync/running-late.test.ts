import { describe, expect, test } from 'vitest'
import { collectionOf, documentName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { mutateAll } from '#data/outbox/mutate/mutate-all.ts'
import type { Device } from './support/device.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { isCommit, queueOf, useTestbed } from './support/testbed.ts'

describe('running late', () => {
  const testbed = useTestbed()
  const held = (ref: `${string}/${string}`) => {
    const doc = testbed.server.engine.get(documentName(ref, { projectId, companyId }))
    return doc && decodeDoc(collectionOf(doc.name), doc.fields)
  }
  const notices = () => testbed.order('o1')?.lateNotices ?? {}
  const arrivalIn = (minutes: number) => new Date(testbed.now() + minutes * 60_000).toISOString()

  /** As the sheet tells it: on the order and in its conversation, as one. */
  const tell = (phone: Device, id: string, arrival: string) =>
    mutateAll(
      [
        { id, name: 'order/tellLate', args: { orderId: 'o1', part: 1, start: null, arrival } },
        {
          id: `${id}-text`,
          name: 'message/send',
          args: {
            messageId: id,
            threadId: 'order-o1',
            text: 'Running late',
            about: 'orders/o1',
            change: null,
            attachments: [],
            readerIds: [people.office],
          },
        },
      ],
      {
        db: phone.db,
        actor: {
          uid: people.techA,
          companyId,
          role: 'technician',
          status: 'active',
          permissions: [],
        },
        deviceId: phone.name,
        now: testbed.now(),
        offsetMs: 0,
      },
    )

  test('is told offline and arrives once with its message, though its response is lost', async () => {
    let answersCommits = false
    const phone = await testbed.open(people.techA, async (request) => {
      const reply = await testbed.server.handle(request)
      if (isCommit(request) && !answersCommits) throw new TypeError('Failed to fetch')
      return reply
    })
    const arrival = arrivalIn(40)
    // Tapped twice.
    for (let tap = 0; tap < 2; tap += 1)
      expect(await tell(phone, 'late1', arrival)).toMatchObject({ ok: true })
    expect(await phone.drain()).toMatchObject({ kind: 'paused' })
    expect(notices()).toMatchObject({ [people.techA]: { by: people.techA, part: 1, arrival } })

    // The office gives the order a title before the phone knows that it arrived.
    const desk = await testbed.open(people.office)
    await desk.take(new Map([['orders/o1', held('orders/o1') ?? null]]))
    const title = { from: String(testbed.order('o1')?.title), to: 'Boiler' }
    await desk.mutate('order/edit', { orderId: 'o1', edits: { title } })
    expect(await desk.drain()).toEqual({ kind: 'idle' })

    answersCommits = true
    testbed.advance(3_600_000)
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(testbed.order('o1')).toMatchObject({ title: 'Boiler' })
    expect(notices()).toMatchObject({ [people.techA]: { arrival } })
    expect(held('messages/late1')).toMatchObject({ text: 'Running late' })
  })

  test('a later arrival replaces it, also beside a change of the office, without a conflict', async () => {
    const phone = await testbed.open(people.techA)
    const [first, second] = [arrivalIn(20), arrivalIn(50)]
    await tell(phone, 'late1', first)
    await tell(phone, 'late2', second)
    const desk = await testbed.open(people.office)
    const edits = { priority: { from: 'normal', to: 'high' } } as const
    await desk.mutate('order/edit', { orderId: 'o1', edits })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(testbed.order('o1')).toMatchObject({
      priority: 'high',
      lateNotices: { [people.techA]: { arrival: second } },
    })
  })

  test('ends with the arrival, which waits behind it on the phone', async () => {
    const phone = await testbed.open(people.techA)
    await tell(phone, 'late1', arrivalIn(20))
    await phone.mutate('order/move', { orderId: 'o1', to: 'onSite' })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(testbed.order('o1')).toMatchObject({ status: 'onSite' })
    expect(notices()).toEqual({})
  })

  test('what arrives after the office cancelled the order, or gave it away, changes nothing', async () => {
    const desk = await testbed.open(people.office)
    const [phone, other] = [await testbed.open(people.techA), await testbed.open(people.techA)]
    await tell(phone, 'late1', arrivalIn(20))
    await tell(other, 'late2', arrivalIn(30))
    await desk.mutate('order/move', { orderId: 'o1', to: 'cancelled', reason: 'Called off' })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(notices()).toEqual({})

    const assigneeIds = { from: [people.techA], to: [people.techB] }
    await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await other.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(notices()).toEqual({})
    expect(await queueOf(other)).toEqual([])
  })
})
