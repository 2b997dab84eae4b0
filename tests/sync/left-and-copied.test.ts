import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { documentName } from '#data/server/rest/document-name.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { photo } from '#domain/mutation/mutators/photo/photo.fixture.ts'
import { changeUser } from './support/change-user.ts'
import { createDevice } from './support/device.ts'
import type { Device } from './support/device.ts'
import { createInProcessServer, projectId } from './support/in-process-server.ts'
import type { InProcessServer } from './support/in-process-server.ts'
import { companyId, people, seedCompany } from './support/seed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'

describe('people who leave and devices that are copied', () => {
  let time = 0
  let server: InProcessServer
  let phone: Device
  let requests = 0
  /** Whether requests to this address get no answer. */
  let isDeaf = (_url: string) => false
  let cloned = 0
  const now = () => (time += 10)

  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z')
    requests = 0
    isDeaf = () => false
    cloned = 0
    // Requests are counted here; read strictly, each change would be a commit of its own.
    server = await createInProcessServer(now, 'shared')
    await seedCompany(server)
    phone = open(people.techA, 'technician')
    await phone.take(visibleDocs(server, people.techA))
  })
  afterEach(async () => {
    phone.close()
    await server.engine.close()
  })

  function open(uid: string, role: 'technician' | 'admin') {
    return createDevice({
      name: 'phone',
      uid,
      role,
      server,
      http: (request) => {
        requests += 1
        if (isDeaf(request.url)) return Promise.reject(new TypeError('Failed to fetch'))
        return server.handle(request)
      },
      now,
      random: () => 0.5,
      onCloned: () => (cloned += 1),
    })
  }
  const write = (orderId: string, to: string) =>
    phone.mutate('order/edit', { orderId, edits: { resolution: { from: '', to } } })
  const step = (orderId: string) =>
    phone.mutate('order/move', { orderId, from: 'dispatched', to: 'accepted' })

  test('case 28: all work of a former member is kept, with the reason', async () => {
    await write('o1', 'one')
    await step('o1')
    await write('o3', 'three')
    await changeUser(server, people.techA, { companyId: 'other' })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    const left = await phone.db.outbox.toArray()
    expect(left.map(({ state, problem }) => [state, problem?.type])).toEqual([
      ['needsYou', 'access/not-member'],
      ['needsYou', 'access/not-member'],
      ['needsYou', 'access/not-member'],
    ])
    expect(requests).toBe(2)
    expect(receipts(server).size).toBe(0)
  })

  test('case 28: a suspended person sees that, although their last change may have arrived', async () => {
    await write('o1', 'one')
    const [row] = await phone.db.outbox.toArray()
    await phone.drain()
    expect(receipts(server).size).toBe(1)
    if (row) await phone.db.outbox.put({ ...row, attempts: 1 })
    await changeUser(server, people.techA, { status: 'suspended' })
    await phone.drain()
    const [left] = await phone.db.outbox.toArray()
    expect(left?.problem).toEqual({ type: 'access/not-member' })
  })

  test('what a deactivated person did before arrives, and what they did after waits for a person', async () => {
    await write('o1', 'before')
    await step('o1')
    const leftAt = new Date(now()).toISOString()
    time += 60_000
    await write('o3', 'after')
    await changeUser(server, people.techA, { status: 'inactive', deactivatedAt: leftAt })
    time += 13 * 24 * 60 * 60_000
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(receipts(server).size).toBe(2)
    const left = await phone.db.outbox.toArray()
    expect(left.map(({ args, problem }) => [args, problem?.type])).toEqual([
      [expect.objectContaining({ orderId: 'o3' }), 'access/not-member'],
    ])
  })

  test('what a deactivated person decided about the access of others does not arrive any more', async () => {
    phone.close()
    phone = open(people.office, 'admin')
    await phone.take(visibleDocs(server, people.office))
    const code = 'aB3dE6gH9jK2mN5pQ8sT1v'
    const rights = { role: 'technician', permissions: [], language: null } as const
    const words = { name: '', note: '', companyName: 'Harbour', inviterName: '' }
    const inviteId = await sha256Hex(code)
    const email = 'friend@example.com'
    await phone.mutate('invite/create', { inviteId, code, email, ...rights, ...words })
    const title = { from: 'Demo order o1', to: 'Renamed' }
    await phone.mutate('order/edit', { orderId: 'o1', edits: { title } })
    const leftAt = new Date(now()).toISOString()
    await changeUser(server, people.office, {
      role: 'admin',
      status: 'inactive',
      deactivatedAt: leftAt,
    })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    const left = await phone.db.outbox.toArray()
    expect(left).toMatchObject([{ name: 'invite/create', problem: { type: 'access/not-member' } }])
    expect(receipts(server).size).toBe(1)
  })

  test.each([
    ['a colleague', [people.techB]],
    ['nobody', []],
  ])('their work arrives on an order that was handed over to %s', async (_, to) => {
    await step('o1')
    await phone.mutate('order/move', { orderId: 'o1', from: 'accepted', to: 'enRoute' })
    await phone.mutate('order/move', { orderId: 'o1', from: 'enRoute', to: 'onSite' })
    await write('o1', 'Valve replaced')
    await phone.mutate('photo/add', { ...photo, readerIds: [people.techA] })
    const leftAt = new Date(now()).toISOString()
    const desk = open(people.office, 'admin')
    await desk.take(visibleDocs(server, people.office))
    const edits = { assigneeIds: { from: [people.techA], to } }
    await desk.mutate('order/assign', { orderId: 'o1', edits, handOver: true })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    desk.close()
    await changeUser(server, people.techA, { status: 'inactive', deactivatedAt: leftAt })
    time += 60_000
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await phone.db.outbox.toArray()).toEqual([])
    const order = visibleDocs(server, people.office).get('orders/o1')
    expect(order).toMatchObject({ assigneeIds: to, resolution: 'Valve replaced' })
    expect([order?.status, order?.needsReview ?? null]).toMatchObject(
      to.length > 0 ? ['onSite', null] : ['new', { to: 'onSite' }],
    )
    expect(server.engine.get(documentName('photos/p1', { projectId, companyId }))).toBeDefined()
  })

  test('after two weeks nothing of a deactivated person arrives, and nothing is lost', async () => {
    await write('o1', 'before')
    const leftAt = new Date(now()).toISOString()
    await changeUser(server, people.techA, { status: 'inactive', deactivatedAt: leftAt })
    time += 15 * 24 * 60 * 60_000
    await phone.drain()
    expect(receipts(server).size).toBe(0)
    const left = await phone.db.outbox.toArray()
    expect(left.map(({ problem }) => problem?.type)).toEqual(['access/not-member'])
  })

  test('case 29: a lower role stops only what it no longer allows', async () => {
    phone.close()
    phone = open(people.office, 'admin')
    await phone.take(visibleDocs(server, people.office))
    const title = { from: 'Demo order o1', to: 'Renamed' }
    await phone.mutate('order/edit', { orderId: 'o1', edits: { title } })
    await phone.mutate('user/edit', {
      uid: people.office,
      edits: { name: { from: 'office1', to: 'Someone' } },
    })
    await changeUser(server, people.office, { role: 'technician' })
    await phone.drain()
    const left = await phone.db.outbox.toArray()
    expect(left).toMatchObject([{ name: 'order/edit', state: 'needsYou' }])
    expect(left[0]?.problem?.type).not.toBe('access/not-member')
  })

  const say = (messageId: string) =>
    phone.mutate('message/send', {
      messageId,
      threadId: 'team',
      text: 'Hello',
      about: null,
      change: null,
      attachments: [],
      readerIds: [],
    })

  test.each([{ permissions: ['inventory'] }, { role: 'admin' }])(
    'after a person became %j, their standing is read and the change sent again, without anybody’s help',
    async (change) => {
      await say('m1')
      await say('m2')
      await changeUser(server, people.techA, change)
      const states: string[] = []
      phone.db.outbox.hook('updating', (changes) => {
        if ('state' in changes) states.push(String(changes.state))
      })
      expect(await phone.drain()).toEqual({ kind: 'idle' })
      expect(await phone.db.outbox.count()).toBe(0)
      expect(states).not.toContain('needsYou')
      const [lead] = [...receipts(server).values()].filter(({ role }) => role !== undefined)
      expect(lead).toMatchObject({ permissions: [], role: 'technician', ...change })
      // Sent as the device knew them, looked up, sent as the server knows them: nothing was halved.
      expect(requests).toBe(3)
    },
  )

  test('changes made under different roles that the device knew are sent under the one the server knows', async () => {
    await say('m1')
    const [first] = await phone.db.outbox.toArray()
    if (first) {
      const actor = { ...first.actor, permissions: ['inventory'] }
      await phone.db.outbox.put({ ...first, actor })
    }
    await say('m2')
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(receipts(server).size).toBe(2)
    expect(requests).toBe(2)
  })

  test('while the server does not tell the person’s standing, sending is retried', async () => {
    await say('m1')
    await changeUser(server, people.techA, { permissions: ['inventory'] })
    isDeaf = (url) => url.endsWith(':batchGet')
    expect(await phone.drain()).toMatchObject({ kind: 'paused', pause: { reason: 'unreachable' } })
    expect(await phone.db.outbox.toArray()).toMatchObject([{ state: 'waiting' }])
    isDeaf = () => false
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(receipts(server).size).toBe(1)
  })

  test('case 74: a copy of the device sends nothing twice, and takes another id', async () => {
    await write('o1', 'one')
    const copied = await phone.db.outbox.toArray()
    await phone.drain()
    expect(receipts(server).size).toBe(1)
    expect(cloned).toBe(0)

    await phone.db.outbox.bulkPut(copied)
    await write('o3', 'after the copy')
    await phone.drain()
    expect(await phone.db.outbox.count()).toBe(0)
    expect(receipts(server).size).toBe(2)
    expect(cloned).toBe(1)
  })

  test('sample data that someone else added first is no sign of a copy', async () => {
    await write('o1', 'one')
    const named = (await phone.db.outbox.toArray()).map((row) => ({ ...row, id: 'sample_1_x' }))
    await phone.db.outbox.bulkPut(named)
    await phone.drain()
    await phone.db.outbox.bulkPut(named)
    await phone.drain()
    expect(await phone.db.outbox.count()).toBe(0)
    expect(receipts(server).size).toBe(1)
    expect(cloned).toBe(0)
  })
})
