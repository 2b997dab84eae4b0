import { describe, expect, test } from 'vitest'
import { collectionOf, documentName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { photo } from '#domain/mutation/mutators/photo/photo.fixture.ts'
import type { Device } from './support/device.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'
import { receipts } from './support/visible-docs.ts'

const { techA, techB } = people

describe('an order with two assignees', () => {
  const testbed = useTestbed()
  const held = (ref: `${string}/${string}`) => {
    const doc = testbed.server.engine.get(documentName(ref, { projectId, companyId }))
    return doc && decodeDoc(collectionOf(doc.name), doc.fields)
  }
  /** The time entry of a status change may have been sent separately, if one commit could not hold both. */
  const countReceipts = () =>
    [...receipts(testbed.server).values()].filter(({ name }) => name !== 'time/clock').length
  const assign = async (from: readonly string[], to: readonly string[]) => {
    const desk = await testbed.open(people.office)
    const edits = { assigneeIds: { from: [...from], to: [...to] } }
    expect(await desk.mutate('order/assign', { orderId: 'o1', edits })).toMatchObject({ ok: true })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
  }
  /** One status change with its effect on the person's time entries, whose ids are made of device and number. */
  const step = async (
    phone: Device,
    from: OrderStatus,
    to: OrderStatus,
    ends = '',
    starts = '',
  ) => {
    const kind = to === 'enRoute' ? ('travel' as const) : ('order' as const)
    const start = starts === '' ? null : { entryId: starts, kind, orderId: 'o1' }
    const clock = { endIds: ends === '' ? [] : [ends], start }
    const done = await phone.mutate('order/move', { orderId: 'o1', from, to, clock })
    expect(done).toMatchObject({ ok: true })
  }

  test('both work on it offline: one finishing does not stop the other, and everything counts once', async () => {
    await assign([techA], [techA, techB])
    const before = countReceipts()
    const [a, b] = [await testbed.open(techA), await testbed.open(techB)]
    for (const [phone, name] of [
      [a, 'a'],
      [b, 'b'],
    ] as const) {
      await step(phone, 'dispatched', 'enRoute', '', `${name}1`)
      testbed.advance(60_000)
      await step(phone, 'enRoute', 'onSite', `${name}1`, `${name}2`)
    }
    testbed.advance(60_000)
    await step(a, 'onSite', 'done', 'a2')
    const finishedAt = testbed.now()
    expect(await a.drain()).toEqual({ kind: 'idle' })
    expect(testbed.order('o1')).toMatchObject({ status: 'done' })

    // The second has not received it and goes on for a quarter of an hour.
    testbed.advance(15 * 60_000)
    const used = { itemId: null, name: 'Copper pipe', unit: 'm', quantity: 2, placeId: null }
    await b.mutate('stock/use', { movementId: 'used', orderId: 'o1', ...used, back: false })
    await step(b, 'onSite', 'done', 'b2')
    expect(await b.drain()).toEqual({ kind: 'idle' })

    expect(await queueOf(a)).toEqual([])
    expect(await queueOf(b)).toEqual([])
    expect(countReceipts()).toBe(before + 7)
    expect(testbed.order('o1')).toMatchObject({ status: 'done' })
    expect(testbed.order('o1')?.['needsReview'] ?? null).toBeNull()
    expect(held('movements/used')).toMatchObject({ quantity: 2, actorId: techB })
    const endOf = (id: string) => Date.parse(String(held(`timeEntries/${id}`)?.['endedAt']))
    expect(endOf('a2')).toBeLessThanOrEqual(finishedAt)
    expect(endOf('b2')).toBeGreaterThan(finishedAt + 14 * 60_000)
    expect(held('timeEntries/b2')).toMatchObject({ userId: techB, kind: 'order' })
  })

  test('two answers to one question need a choice, and neither is lost', async () => {
    await assign([techA], [techA, techB])
    const [a, b] = [await testbed.open(techA), await testbed.open(techB)]
    const answer = (phone: Device, value: number) =>
      phone.mutate('order/answer', {
        orderId: 'o1',
        edits: { bar: { from: null, to: { value, grade: 'pass', note: '' } } },
      })
    await answer(a, 1.5)
    await answer(b, 2)
    await a.drain()
    await b.drain()
    expect(testbed.order('o1')).toMatchObject({ answers: { bar: { value: 1.5 } } })
    const mine = { edits: { bar: { to: { value: 2 } } } }
    expect(await queueOf(b)).toMatchObject([{ state: 'needsYou', args: mine }])
    await b.settleFirst('mine')
    expect(await b.drain()).toEqual({ kind: 'idle' })
    expect(testbed.order('o1')).toMatchObject({ answers: { bar: { value: 2 } } })
  })

  test('after reassignment, the work is kept and reported', async () => {
    const phone = await testbed.open(techA)
    await step(phone, 'dispatched', 'enRoute', '', 'a1')
    await phone.mutate('photo/add', { ...photo, about: 'orders/o1', readerIds: [techA] })
    await phone.mutate('time/clock', { endIds: ['a1'], start: null })
    await assign([techA], [techB])

    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(testbed.order('o1')).toMatchObject({ assigneeIds: [techB], status: 'dispatched' })
    expect(held('photos/p1')).toBeUndefined()
    const kept = await queueOf(phone)
    expect(kept.map(({ name, state }) => [name, state])).toEqual([
      ['order/move', 'needsYou'],
      ['photo/add', 'needsYou'],
      ['time/clock', 'waiting'],
    ])
    // After it is assigned back, everything kept is sent as usual.
    await assign([techB], [techA])
    await phone.retryAll()
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(testbed.order('o1')).toMatchObject({ status: 'enRoute' })
    expect(held('photos/p1')).toMatchObject({ createdBy: techA })
    expect(held('timeEntries/a1')).toMatchObject({ userId: techA, kind: 'travel' })
  })
})
