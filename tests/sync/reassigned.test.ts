import { describe, expect, test } from 'vitest'
import { collectionOf, documentName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { photo } from '#domain/mutation/mutators/photo/photo.fixture.ts'
import { useStage } from './support/stage.ts'

describe('a reassigned order', () => {
  const stage = useStage()
  const held = (ref: `${string}/${string}`) => {
    const doc = stage.server.engine.get(documentName(ref, { projectId, companyId }))
    return doc && decodeDoc(collectionOf(doc.name), doc.fields)
  }

  test('the new assignee of an order sees its earlier photos and messages', async () => {
    const phone = await stage.open(people.techA)
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

    const desk = await stage.open(people.office)
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

    expect(stage.order('o1')?.assigneeIds).toEqual(to)
    expect(held('photos/p1')?.readerIds).toEqual([people.techA, people.techB])
    expect(held('messages/m1')?.readerIds).toEqual([people.techA, people.office, people.techB])
  })
})
