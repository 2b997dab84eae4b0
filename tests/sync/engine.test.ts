import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { retryMutation } from '#data/outbox/queue/edit-queue.ts'
import { outboxItemsOf } from '#data/outbox/queue/outbox-item.ts'
import type { Http } from '#data/server/rest/http.ts'
import { createDevice } from './support/device.ts'
import type { Device } from './support/device.ts'
import { answer, createInProcessServer } from './support/in-process-server.ts'
import type { InProcessServer } from './support/in-process-server.ts'
import { people, seedCompany } from './support/seed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'

/** The numbers refer to the list of failure cases that the engine was built against. */
describe('the drain', () => {
  let time = 0
  let server: InProcessServer
  let devices: Device[] = []
  const now = () => (time += 10)

  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z')
    server = await createInProcessServer(now)
    await seedCompany(server)
  })
  afterEach(async () => {
    for (const device of devices.splice(0)) device.close()
    await server.engine.close()
  })

  async function open(uid: string, http: Http = (request) => server.handle(request)) {
    const role = uid === people.office ? 'admin' : 'technician'
    const name = `device${devices.length}`
    const device = createDevice({ name, uid, role, server, http, now, random: () => 0.5 })
    devices.push(device)
    await device.take(visibleDocs(server, uid))
    return device
  }
  const order = (id: string) => visibleDocs(server, people.office).get(`orders/${id}`)
  const write = (device: Device, orderId: string, from: string, to: string) =>
    device.mutate('order/edit', { orderId, edits: { resolution: { from, to } } })
  const isCommit = (url: string) => url.endsWith(':commit')

  test('case 1: the receipt replaces a lost answer', async () => {
    let lose = true
    const phone = await open(people.techA, async (request) => {
      const reply = await server.handle(request)
      if (lose && isCommit(request.url)) throw new TypeError('Failed to fetch')
      return reply
    })
    await write(phone, 'o1', '', 'done it')
    expect(await phone.drain()).toMatchObject({ kind: 'paused', pause: { reason: 'unreachable' } })
    expect(await phone.db.outbox.toArray()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    lose = false
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(await phone.db.outbox.count()).toBe(0)
    expect(receipts(server).size).toBe(1)
  })

  test('cases 1, 34, 35: after a lost answer to a partly conflicting edit, its conflicting part stays here, before the rest', async () => {
    let lose = true
    const desk = await open(people.office, async (request) => {
      const reply = await server.handle(request)
      if (lose && isCommit(request.url)) throw new TypeError('Failed to fetch')
      return reply
    })
    const laptop = await open(people.office)
    const title = { from: 'Demo order o1', to: 'Theirs' }
    await laptop.mutate('order/edit', { orderId: 'o1', edits: { title } })
    await laptop.drain()
    const edits = {
      title: { from: 'Demo order o1', to: 'Ours' },
      instructions: { from: '', to: 'Bring a ladder' },
    }
    await desk.mutate('order/edit', { orderId: 'o1', edits })
    await desk.drain()
    const status = order('o1')?.status
    await desk.mutate('order/move', { orderId: 'o1', to: 'cancelled', reason: 'Not needed' })
    lose = false
    await desk.drain({ fresh: true })
    expect(order('o1')).toMatchObject({ title: 'Theirs', instructions: 'Bring a ladder', status })
    const [left, behind] = await desk.db.outbox.toArray()
    expect(behind).toMatchObject({ seq: 2, state: 'waiting', name: 'order/move' })
    expect(left).toMatchObject({
      seq: 1,
      state: 'needsYou',
      args: { edits: { title: { to: 'Ours' } } },
      conflicts: [{ field: 'title', to: 'Ours', theirs: 'Theirs' }],
    })
    expect(left?.args).toEqual({ orderId: 'o1', edits: { title: edits.title } })

    await desk.settleFirst('mine')
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(order('o1')).toMatchObject({ title: 'Ours', status: 'cancelled' })
    const lost = [...receipts(server).values()].flatMap((receipt) => receipt.conflicts)
    expect(lost).toContainEqual(expect.objectContaining({ field: 'title', theirs: 'Theirs' }))
  })

  test('cases 9, 10: a refused batch is halved until the culprit stands alone; the others are sent', async () => {
    const phone = await open(people.techA)
    for (const id of ['o1', 'o3']) await write(phone, id, '', 'first')
    await phone.mutate('order/move', { orderId: 'o1', to: 'accepted' })
    const desk = await open(people.office)
    const assigneeIds = { from: [people.techA], to: [people.techB] }
    await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
    await desk.drain()
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    const left = await phone.db.outbox.toArray()
    expect(left.map(({ state, refs }) => [state, refs])).toEqual([
      ['needsYou', ['orders/o1']],
      ['waiting', ['orders/o1']],
    ])
    expect(left[0]?.problem).toEqual({ type: 'order/not-yours', ref: 'orders/o1' })
    expect(order('o3')).toMatchObject({ resolution: 'first' })
  })

  test('case 19: a mutation of a newer app is left alone, and others are sent', async () => {
    const phone = await open(people.techA)
    await write(phone, 'o1', '', 'first')
    await write(phone, 'o3', '', 'second')
    await phone.db.outbox.where('seq').equals(1).modify({ name: 'order/teleport' })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await phone.db.outbox.toArray()).toMatchObject([
      { name: 'order/teleport', state: 'waiting', problem: null },
    ])
    expect(order('o3')).toMatchObject({ resolution: 'second' })
  })

  test('cases 21, 22: a refused token is refreshed once, and all is sent', async () => {
    let refusals = 0
    const phone = await open(people.techA, async (request) => {
      const reply = await server.handle(request)
      if (reply.status === 401) refusals += 1
      return reply
    })
    server.expireTokens()
    await write(phone, 'o1', '', 'first')
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(refusals).toBe(1)
    expect(await phone.db.outbox.count()).toBe(0)
  })

  test('case 36: the same value twice is not a conflict', async () => {
    const [desk, laptop] = [await open(people.office), await open(people.office)]
    for (const device of [desk, laptop]) {
      const edits = { title: { from: 'Demo order o1', to: 'The same' } }
      await device.mutate('order/edit', { orderId: 'o1', edits })
    }
    expect([await desk.drain(), await laptop.drain()]).toEqual([{ kind: 'idle' }, { kind: 'idle' }])
    expect(await laptop.db.outbox.count()).toBe(0)
    expect(receipts(server).size).toBe(2)
  })

  test('case 40: fifty edits of one field are one change from the oldest value', async () => {
    let commits = 0
    const phone = await open(people.techA, (request) => {
      if (isCommit(request.url)) commits += 1
      return server.handle(request)
    })
    for (let i = 0; i < 50; i += 1) await write(phone, 'o1', i === 0 ? '' : `v${i - 1}`, `v${i}`)
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(commits).toBe(1)
    const [receipt, ...more] = receipts(server).values()
    expect(more).toEqual([])
    expect(receipt?.args).toMatchObject({ edits: { resolution: { from: '', to: 'v49' } } })
    expect(order('o1')).toMatchObject({ resolution: 'v49' })
  })

  test('case 46: a captive portal is not an answer', async () => {
    const phone = await open(people.techA, async () =>
      answer(200, '<html>Sign in</html>', { 'content-type': 'text/html' }),
    )
    await write(phone, 'o1', '', 'first')
    expect(await phone.drain()).toMatchObject({ kind: 'paused', pause: { reason: 'unreachable' } })
    expect(await phone.db.outbox.count()).toBe(1)
  })

  test('case 49: no request is sent for as long as the server asked', async () => {
    let requests = 0
    const phone = await open(people.techA, async () => {
      requests += 1
      const error = { code: 429, status: 'RESOURCE_EXHAUSTED', message: '' }
      return answer(429, { error }, { 'retry-after': '60' })
    })
    await write(phone, 'o1', '', 'first')
    const result = await phone.drain()
    expect(result).toMatchObject({ kind: 'paused', pause: { reason: 'busy' } })
    expect(await phone.drain({ fresh: true })).toEqual(result)
    expect(requests).toBe(1)
    time += 60_000
    await phone.drain()
    expect(requests).toBe(2)
  })

  test('case 51: a mutation that always fails by itself holds up no other', async () => {
    const phone = await open(people.techA, async (request) => {
      const poisoned = isCommit(request.url) && request.body?.includes('poison')
      const error = { code: 500, status: 'INTERNAL', message: '' }
      return poisoned ? answer(500, { error }) : server.handle(request)
    })
    await write(phone, 'o1', '', 'poison')
    await write(phone, 'o3', '', 'fine')
    for (let i = 0; i < 5; i += 1) {
      await phone.drain({ fresh: true })
      time += 600_000
    }
    expect(order('o3')).toMatchObject({ resolution: 'fine' })
    expect(await phone.db.outbox.toArray()).toMatchObject([
      { refs: ['orders/o1'], state: 'waiting' },
    ])
  })

  test('case 51: after twenty failures a mutation is quarantined, reported, and retried by hand or each hour', async () => {
    let ill = true
    let requests = 0
    const phone = await open(people.techA, async (request) => {
      requests += 1
      const poisoned = ill && isCommit(request.url) && request.body?.includes('poison')
      const error = { code: 500, status: 'INTERNAL', message: '' }
      return poisoned ? answer(500, { error }) : server.handle(request)
    })
    await write(phone, 'o1', '', 'poison')
    const [item] = await phone.db.outbox.toArray()
    const firstItem = async () => outboxItemsOf(await phone.db.outbox.toArray())[0]
    const failures = async () => (await phone.db.outbox.get({ id: item?.id ?? '' }))?.failures ?? 0
    while ((await failures()) < 20) {
      expect(await firstItem()).toMatchObject({ isQuarantined: false, state: 'waiting' })
      await phone.drain({ fresh: true })
      time += 600_000
    }
    expect(await firstItem()).toMatchObject({ isQuarantined: true, state: 'waiting' })

    requests = 0
    const last = Date.parse((await firstItem())?.nextTryAt ?? '')
    expect(last - time).toBeGreaterThan(10 * 60_000)
    await phone.drain({ fresh: true })
    expect(requests).toBe(0)
    // Others are sent while it waits.
    await write(phone, 'o3', '', 'fine')
    expect(await phone.drain({ fresh: true })).toMatchObject({ kind: 'left' })
    expect(order('o3')).toMatchObject({ resolution: 'fine' })
    time = last
    await phone.drain({ fresh: true })
    expect(await failures()).toBe(21)

    ill = false
    await retryMutation(phone.db, item?.id ?? '')
    expect(await firstItem()).toMatchObject({ isQuarantined: false })
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(order('o1')).toMatchObject({ resolution: 'poison' })
  })

  test('case 66: a queued row that cannot be run waits for a person; the drain goes on', async () => {
    const phone = await open(people.techA)
    await write(phone, 'o1', '', 'first')
    await write(phone, 'o3', '', 'second')
    await phone.db.outbox
      .where('seq')
      .equals(1)
      .modify({ args: { nonsense: true } })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await phone.db.outbox.toArray()).toMatchObject([
      { seq: 1, state: 'needsYou', problem: { type: 'input/invalid' } },
    ])
    expect(order('o3')).toMatchObject({ resolution: 'second' })
  })

  test('case 66: a damaged row blocks nothing and stays in the list', async () => {
    const phone = await open(people.techA)
    await write(phone, 'o1', '', 'first')
    await write(phone, 'o3', '', 'second')
    await phone.db.outbox
      .where('seq')
      .equals(1)
      .modify({ refs: null, actor: 7 } as never)
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(order('o3')).toMatchObject({ resolution: 'second' })
    expect(outboxItemsOf(await phone.db.outbox.toArray())).toMatchObject([
      { seq: 1, state: 'actionNeeded', problem: { type: 'input/invalid' } },
    ])
  })
})
