import { describe, expect, test } from 'vitest'
import { collectionOf, documentName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import { runningTimers } from '#data/queries/people/running-timers.ts'
import { leftTimer } from '#domain/time/left-timer.ts'
import { applyChange } from '#data/remote/apply-change.ts'
import type { SetSpec } from '#data/remote/followed-sets.ts'
import { mutateAll } from '#data/outbox/mutate/mutate-all.ts'
import { sendAsNote } from '#data/outbox/queue/send-as-note.ts'
import { projectId } from './support/in-process-server.ts'
import { listenOn } from './support/listening-device.ts'
import { companyId, people } from './support/seed.ts'
import { reassignChanges } from '#domain/order/reassign-changes.ts'
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

  const ask = { orderId: 'o1', part: 1, reason: 'Flat tyre' }

  test('a request to reassign an order arrives once, and the office keeps it with them', async () => {
    let answersCommits = false
    const phone = await testbed.open(people.techA, async (request) => {
      const reply = await testbed.server.handle(request)
      if (isCommit(request) && !answersCommits) throw new TypeError('Failed to fetch')
      return reply
    })
    await phone.mutate('order/askReassign', ask)
    expect(await phone.drain()).toMatchObject({ kind: 'paused' })
    const requests = () => testbed.order('o1')?.reassignRequests
    const asked = requests()
    expect(asked).toMatchObject({ [people.techA]: { reason: 'Flat tyre', keptAt: null } })

    const desk = await testbed.open(people.office)
    await desk.take(new Map([['orders/o1', held('orders/o1') ?? null]]))
    await desk.mutate('order/keepAssignee', { orderId: 'o1', userId: people.techA })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    answersCommits = true
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(requests()).toMatchObject({ [people.techA]: { keptAt: expect.any(String) } })
    expect(await queueOf(phone)).toEqual([])
  })

  test('a request from the way ends the drive and its timer, and arrives as one', async () => {
    const phone = await testbed.open(people.techA)
    await phone.mutate('order/move', { orderId: 'o1', to: 'accepted' })
    const clock = { endIds: [], start: { entryId: 'te1', kind: 'travel', orderId: 'o1' } } as const
    await phone.mutate('order/move', { orderId: 'o1', to: 'enRoute', clock })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(held('timeEntries/te1')).toMatchObject({ endedAt: null })

    const order = { id: 'o1', status: 'enRoute', assigneeIds: [people.techA] } as const
    let ids = 0
    const changes = reassignChanges(order, ask, () => `turn-${(ids += 1)}`)
    const { db } = phone
    const actor = {
      uid: people.techA,
      companyId,
      role: 'technician',
      status: 'active',
      permissions: [],
    } as const
    const context = { db, actor, deviceId: phone.name, now: testbed.now(), offsetMs: 0 }
    // Tapped twice.
    expect(await mutateAll(changes, context)).toMatchObject({ ok: true })
    expect(await mutateAll(changes, context)).toMatchObject({ ok: true })
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(testbed.order('o1')).toMatchObject({
      status: 'accepted',
      reassignRequests: { [people.techA]: { reason: 'Flat tyre', keptAt: null } },
    })
    expect(held('timeEntries/te1')?.endedAt).toMatch(/^2026/)
  })

  test('a request that arrives after the reassignment is dropped, and asks no one to decide', async () => {
    const phone = await testbed.open(people.techA)
    await phone.mutate('order/askReassign', ask)
    const desk = await testbed.open(people.office)
    const assigneeIds = { from: [people.techA], to: [people.techB] }
    await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
    await desk.drain()
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(testbed.order('o1')?.reassignRequests ?? {}).toEqual({})
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

  test('work on site starts over with the next person, and is given back by an undo', async () => {
    const phone = await testbed.open(people.techA)
    const start = { entryId: 'te1', kind: 'order', orderId: 'o1' } as const
    const clock = { endIds: [], start }
    await phone.mutate('order/move', { orderId: 'o1', to: 'onSite', clock })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    const begun = testbed.order('o1')
    expect(begun).toMatchObject({ status: 'onSite', assigneeIds: [people.techA] })

    const desk = await testbed.open(people.office)
    await desk.take(new Map([['orders/o1', held('orders/o1') ?? null]]))
    const give = async (from: readonly string[], to: readonly string[]) => {
      const assigneeIds = { from: [...from], to: [...to] }
      await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
      expect(await desk.drain()).toEqual({ kind: 'idle' })
    }
    await give([people.techA], [people.techB])
    const given = { status: 'dispatched', isSent: true, assigneeIds: [people.techB] }
    expect(testbed.order('o1')).toMatchObject(given)
    expect(held('timeEntries/te1')).toMatchObject({ userId: people.techA, endedAt: null })

    await give([people.techB], [people.techA])
    await desk.mutate('order/takeBack', {
      orderId: 'o1',
      from: 'dispatched',
      to: 'onSite',
      statusAt: String(begun?.['statusAt']),
    })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    const { status, statusAt } = begun ?? {}
    expect(testbed.order('o1')).toMatchObject({ status, statusAt, assigneeIds: [people.techA] })

    await give([people.techA], [])
    expect(testbed.order('o1')).toMatchObject({ status: 'new', isSent: false, assigneeIds: [] })
  })

  test('an arrival from the former technician that comes after the change is refused', async () => {
    const phone = await testbed.open(people.techA)
    await phone.mutate('order/move', { orderId: 'o1', to: 'enRoute' })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    // Offline from here.
    await phone.mutate('order/move', { orderId: 'o1', from: 'enRoute', to: 'onSite' })

    const desk = await testbed.open(people.office)
    await desk.take(new Map([['orders/o1', held('orders/o1') ?? null]]))
    const assigneeIds = { from: [people.techA], to: [people.techB] }
    await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
    await desk.drain()
    expect(testbed.order('o1')).toMatchObject({ status: 'dispatched' })
    const next = await testbed.open(people.techB)
    await next.take(new Map([['orders/o1', held('orders/o1') ?? null]]))
    await next.mutate('order/move', { orderId: 'o1', from: 'dispatched', to: 'accepted' })
    expect(await next.drain()).toEqual({ kind: 'idle' })

    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    const problem = { type: 'order/not-yours', ref: 'orders/o1' }
    expect(await queueOf(phone)).toMatchObject([{ state: 'needsYou', problem }])
    expect(testbed.order('o1')).toMatchObject({ status: 'accepted', assigneeIds: [people.techB] })
    expect(testbed.order('o1')?.['needsReview'] ?? null).toBeNull()
  })

  test('it leaves the phone once its refused changes have become notes', async () => {
    const phone = await testbed.open(people.techA)
    const asked: string[] = []
    const listening = listenOn(phone.db, 'technician', {
      uid: people.techA,
      server: testbed.server,
      http(request) {
        if (request.url.endsWith(':batchGet')) asked.push(request.body ?? '')
        return testbed.server.handle(request)
      },
      now: testbed.now,
      random: () => 0.5,
      pageSize: 10,
    })
    try {
      await expect.poll(() => isLoaded(phone.db, ['orders:sentOpen'])).toBe(true)
      await phone.mutate('order/move', { orderId: 'o1', to: 'accepted' })
      await write(phone, 'o1', '', 'done')
      await write(phone, 'o3', '', 'theirs')

      const desk = await testbed.open(people.office)
      const assigneeIds = { from: [people.techA], to: [people.techB] }
      await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
      await desk.drain()
      // It leaves the set of open orders while unsent work holds it.
      await expect.poll(() => asked.some((body) => body.includes('/orders/o1'))).toBe(true)

      await phone.drain()
      const refused = await queueOf(phone)
      // The second waits behind the first.
      expect(refused).toMatchObject([{ state: 'needsYou' }, { state: 'waiting' }])
      expect(await phone.db.orders.get('o1')).toMatchObject({ resolution: 'done' })

      for (const row of refused) {
        const { actor, deviceId } = row
        const context = { db: phone.db, actor, deviceId, now: testbed.now(), offsetMs: 0 }
        await sendAsNote([row.id], 'I was there', { ...context, id: `note-${row.id}` })
      }
      await expect.poll(() => phone.db.orders.get('o1')).toBeUndefined()
      expect(await phone.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(phone)).toEqual([])
      for (const row of refused) expect(held(`messages/note-${row.id}`)).toBeDefined()
      expect(await phone.db.orders.get('o3')).toMatchObject({ resolution: 'theirs' })
      expect(await phone.db.base.get('orders/o1')).toBeUndefined()
    } finally {
      listening.stop()
    }
  })

  test('its refused changes can be tried again once it was given back', async () => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'done')
    const desk = await testbed.open(people.office)
    const give = async (from: string, to: string) => {
      const assigneeIds = { from: [from], to: [to] }
      await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
      await desk.drain()
    }
    await give(people.techA, people.techB)
    await phone.drain()
    const problem = { type: 'order/not-yours', ref: 'orders/o1' }
    expect(await queueOf(phone)).toMatchObject([{ state: 'needsYou', problem }])

    await give(people.techB, people.techA)
    const spec = { key: 'orders:sentOpen', collection: 'orders' } as SetSpec
    const change = [{ id: 'o1', doc: held('orders/o1') ?? {} }]
    await applyChange(phone.db, spec, change, null, testbed.now())
    expect(await queueOf(phone)).toMatchObject([{ state: 'needsYou', problem: null }])
    await phone.retryAll()
    await phone.drain()
    expect(testbed.order('o1')).toMatchObject({ resolution: 'done' })
    expect(await queueOf(phone)).toEqual([])
  })

  test.each([
    ['that arrived', true],
    ['that was never sent', false],
  ])('a timer %s runs on until it is stopped, and its end arrives once', async (_, sent) => {
    let answersCommits = true
    const phone = await testbed.open(people.techA, async (request) => {
      const reply = await testbed.server.handle(request)
      if (isCommit(request) && !answersCommits) throw new TypeError('Failed to fetch')
      return reply
    })
    const start = { entryId: 'te1', kind: 'order', orderId: 'o1' } as const
    await phone.mutate('time/clock', { endIds: [], start })
    if (sent) await phone.drain()
    const timers = () => runningTimers().run({ db: phone.db, uid: people.techA })
    const whyLeft = async () => (await timers()).map(({ order }) => leftTimer(order, people.techA))
    expect(await whyLeft()).toEqual([null])

    const desk = await testbed.open(people.office)
    const assigneeIds = { from: [people.techA], to: [people.techB] }
    await desk.mutate('order/assign', { orderId: 'o1', edits: { assigneeIds } })
    await desk.drain()
    await phone.take(new Map([['orders/o1', null]]))
    expect(await whyLeft()).toEqual(['notYours'])
    expect((await timers())[0]?.entry.endedAt).toBeNull()

    testbed.advance(60_000)
    await phone.mutate('time/clock', { endIds: ['te1'], start: null })
    expect(await timers()).toEqual([])
    const endedAt = (await phone.db.timeEntries.get('te1'))?.endedAt
    answersCommits = false
    expect(await phone.drain({ fresh: true })).toMatchObject({ kind: 'paused' })
    testbed.advance(3_600_000)
    answersCommits = true
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(held('timeEntries/te1')).toMatchObject({ endedAt, orderId: sent ? 'o1' : null })
  })
})
