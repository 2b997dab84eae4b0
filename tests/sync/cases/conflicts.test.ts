import { describe, expect, test } from 'vitest'
import { sendAsNote } from '#data/outbox/queue/send-as-note.ts'
import type { Device } from '../support/device.ts'
import { people } from '../support/seed.ts'
import { isCommit, queueOf, useTestbed, write } from '../support/testbed.ts'
import { receipts, visibleDocs } from '../support/visible-docs.ts'

describe('conflicts', () => {
  const testbed = useTestbed()

  const rename = (desk: Device, from: string, to: string) =>
    desk.mutate('order/edit', { orderId: 'o1', edits: { title: { from, to } } })

  test('case 33: work on an order that was reassigned is kept with the reason', async () => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'done')
    const desk = await testbed.open(people.office)
    const assigneeIds = { from: [people.techA], to: [people.techB] }
    await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
    await desk.drain()
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toMatchObject([
      { state: 'needsYou', args: { edits: { resolution: { to: 'done' } } } },
    ])
    expect(testbed.order('o1')).toMatchObject({ resolution: '' })

    const [kept] = await queueOf(phone)
    const actor = kept?.actor
    if (!kept || !actor) throw new Error('Nothing was kept')
    const context = {
      db: phone.db,
      actor,
      id: 'n1',
      deviceId: 'd1',
      now: testbed.now(),
      offsetMs: 0,
    }
    expect(await sendAsNote([kept.id], 'It is done', context)).toMatchObject({ ok: true })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect([...receipts(testbed.server).values()].at(-1)).toMatchObject({
      name: 'message/send',
      args: { text: 'It is done', change: { args: { edits: { resolution: { to: 'done' } } } } },
    })
  })

  test('case 37: an order cancelled there and finished here is reviewed by the office, with all the work', async () => {
    const phone = await testbed.open(people.techA)
    const steps = ['dispatched', 'accepted', 'enRoute', 'onSite', 'done'] as const
    for (const [i, to] of steps.entries()) {
      const from = steps[i - 1]
      if (from) await phone.mutate('order/move', { orderId: 'o1', from, to })
    }
    await write(phone, 'o1', '', 'Changed the filter')
    const desk = await testbed.open(people.office)
    const reason = 'The customer called it off'
    await desk.mutate('order/move', { orderId: 'o1', from: 'dispatched', to: 'cancelled', reason })
    await desk.drain()
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    // Messages about it wait for the office's decision.
    expect(await queueOf(phone)).toMatchObject([
      { name: 'order/edit', state: 'needsYou', problem: { type: 'order/closed' } },
    ])
    expect(testbed.order('o1')).toMatchObject({
      status: 'cancelled',
      resolution: '',
      needsReview: { to: 'done', by: people.techA },
    })
    await desk.take(new Map([['orders/o1', testbed.order('o1') ?? null]]))
    await desk.mutate('order/review', { orderId: 'o1', choice: 'take' })
    await desk.drain()
    await phone.retryAll()
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(testbed.order('o1')).toMatchObject({ status: 'done', resolution: 'Changed the filter' })
  })

  test('case 38: an order deleted meanwhile is not recreated; the work is kept', async () => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'done')
    const desk = await testbed.open(people.office)
    await desk.mutate('order/delete', { orderId: 'o1' })
    await desk.drain()
    const deleted = testbed.order('o1')
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(testbed.order('o1')).toEqual(deleted)
    expect(await queueOf(phone)).toMatchObject([
      { state: 'needsYou', problem: { type: 'doc/deleted' } },
    ])
  })

  test('case 38: an order that no longer exists is not recreated either', async () => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'done')
    const name = 'projects/demo-daybook/databases/(default)/documents/companies/c1/orders/o1'
    await testbed.server.engine.commit([{ delete: name }])
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(testbed.order('o1')).toBeUndefined()
    expect(await queueOf(phone)).toMatchObject([{ state: 'needsYou' }])
  })

  test('case 39: an edit on top of our own earlier one is no conflict', async () => {
    let commits = 0
    const desk = await testbed.open(people.office, (request) => {
      if (isCommit(request)) commits += 1
      return testbed.server.handle(request)
    })
    await rename(desk, 'Demo order o1', 'First')
    await desk.drain()
    // The listener has not brought the first one back yet, but the screen shows it.
    await rename(desk, 'First', 'Second')
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(desk)).toEqual([])
    expect(commits).toBe(2)
    expect(testbed.order('o1')).toMatchObject({ title: 'Second' })
  })

  test('case 41: a field that was changed and changed back has not changed', async () => {
    const desk = await testbed.open(people.office)
    const laptop = await testbed.open(people.office)
    await rename(desk, 'Demo order o1', 'Ours')
    await rename(laptop, 'Demo order o1', 'Away')
    await laptop.drain()
    await rename(laptop, 'Away', 'Demo order o1')
    await laptop.drain()
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(desk)).toEqual([])
    expect(testbed.order('o1')).toMatchObject({ title: 'Ours' })
  })

  test('case 42: two devices of one person merge field by field, and sets item by item', async () => {
    const [desk, laptop] = [await testbed.open(people.office), await testbed.open(people.office)]
    const tagged = (tag: string) => ({ tags: { from: [], to: [tag] } })
    await rename(desk, 'Demo order o1', 'Renamed')
    await desk.mutate('order/edit', { orderId: 'o1', edits: tagged('roof') })
    const instructions = { from: '', to: 'Ring twice' }
    await laptop.mutate('order/edit', { orderId: 'o1', edits: { instructions } })
    await laptop.mutate('order/edit', { orderId: 'o1', edits: tagged('urgent') })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await laptop.drain()).toEqual({ kind: 'idle' })
    const { tags, ...order } = testbed.order('o1') ?? {}
    expect(order).toMatchObject({ title: 'Renamed', instructions: 'Ring twice' })
    expect(new Set(tags as string[])).toEqual(new Set(['roof', 'urgent']))
    expect(receipts(testbed.server).size).toBe(4)
  })

  test('case 76: an office change that arrives while ours is in flight is placed under ours on the screen', async () => {
    const shown: unknown[] = []
    const phone = await testbed.open(people.techA, async (request) => {
      if (isCommit(request)) {
        const desk = await testbed.open(people.office)
        await rename(desk, 'Demo order o1', 'Renamed meanwhile')
        await desk.drain()
        await phone.take(visibleDocs(testbed.server, people.techA))
        await look()
      }
      const reply = await testbed.server.handle(request)
      await look()
      return reply
    })
    const look = async () => shown.push((await phone.db.orders.get('o1'))?.resolution)
    await write(phone, 'o1', '', 'done')
    await look()
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    await look()
    expect(new Set(shown)).toEqual(new Set(['done']))
    expect(await phone.db.orders.get('o1')).toMatchObject({
      resolution: 'done',
      title: 'Renamed meanwhile',
    })
  })
})
