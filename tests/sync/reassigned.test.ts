import { describe, expect, test } from 'vitest'
import { collectionOf, documentName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { photo } from '#domain/mutation/mutators/photo/photo.fixture.ts'
import { isCommit, queueOf, refusal, useTestbed, write } from './support/testbed.ts'

describe('a reassigned order', () => {
  const testbed = useTestbed()
  const held = (ref: `${string}/${string}`) => {
    const doc = testbed.server.engine.get(documentName(ref, { projectId, companyId }))
    return doc && decodeDoc(collectionOf(doc.name), doc.fields)
  }

  test('the new assignee of an order sees its earlier photos and messages', async () => {
    const phone = await testbed.open(people.techA)
    await phone.mutate('photo/add', { ...photo, readerIds: [people.techA] })
    await phone.mutate('message/send', {
      messageId: 'm1',
      threadId: 'order-o1',
      text: 'The valve is stuck',
      about: 'orders/o1',
      change: null,
      attachments: [],
      readerIds: [people.office],
    })
    await phone.drain()

    const desk = await testbed.open(people.office)
    await desk.take(
      new Map([
        ['photos/p1', held('photos/p1') ?? null],
        ['messages/m1', held('messages/m1') ?? null],
      ]),
    )
    const to = [people.techB]
    const edits = { assigneeIds: { from: [people.techA], to } }
    expect(await desk.mutate('order/assign', { orderId: 'o1', edits })).toMatchObject({ ok: true })
    expect(await desk.drain()).toEqual({ kind: 'idle' })

    expect(testbed.order('o1')?.assigneeIds).toEqual(to)
    expect(held('photos/p1')?.readerIds).toEqual([people.techA, people.techB])
    expect(held('messages/m1')?.readerIds).toEqual([people.techA, people.office, people.techB])
  })

  test.each([
    ['', null],
    [', although it takes two questions', () => Promise.reject(new TypeError('Failed to fetch'))],
    [', although the server is busy', async () => refusal(429, 'RESOURCE_EXHAUSTED')],
  ] as const)('work that arrived before the reassignment is not asked about%s', async (_, fail) => {
    let [answersCommits, answersLookups] = [false, fail === null]
    const phone = await testbed.open(people.techA, async (request) => {
      // Asked for alone after the order was denied.
      const { body = '' } = request
      const isLookup = body.includes('/mutations/') && !body.includes('/orders/')
      if (isLookup && !answersLookups && fail) return fail()
      const reply = await testbed.server.handle(request)
      if (isCommit(request) && !answersCommits) throw new TypeError('Failed to fetch')
      return reply
    })
    await write(phone, 'o1', '', 'done')
    expect(await phone.drain()).toMatchObject({ kind: 'paused' })
    answersCommits = true
    expect(testbed.order('o1')).toMatchObject({ resolution: 'done' })

    const desk = await testbed.open(people.office)
    const assigneeIds = { from: [people.techA], to: [people.techB] }
    await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
    await desk.drain()

    if (fail) {
      expect(await phone.drain({ fresh: true })).toMatchObject({ kind: 'paused' })
      expect(await queueOf(phone)).toMatchObject([{ state: 'waiting' }])
      answersLookups = true
      testbed.advance(3_600_000)
    }
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
  })
})
