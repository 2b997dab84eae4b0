import { describe, expect, test } from 'vitest'
import type { Http, HttpAnswer, HttpRequest } from '#data/server/rest/http.ts'
import { people } from '../support/seed.ts'
import { isCommit, queueOf, useTestbed, write } from '../support/testbed.ts'
import { receipts } from '../support/visible-docs.ts'

describe('delivery', () => {
  const testbed = useTestbed()

  /** A network that loses the answers to commits while `lossy` is true. */
  const losing =
    (lossy: () => boolean): Http =>
    async (request) => {
      const reply = await testbed.server.handle(request)
      if (isCommit(request) && lossy()) throw new TypeError('Failed to fetch')
      return reply
    }

  test('case 2: an addition whose answer is lost five times adds once', async () => {
    let losses = 5
    const desk = await testbed.open(
      people.office,
      losing(() => losses-- > 0),
    )
    const tags = { from: [], to: ['urgent'] }
    await desk.mutate('order/edit', { orderId: 'o1', edits: { tags } })
    for (let i = 0; i < 7; i += 1) await desk.drain({ fresh: true })
    expect(testbed.order('o1')).toMatchObject({ tags: ['urgent'] })
    expect(receipts(testbed.server).size).toBe(1)
    expect(await queueOf(desk)).toEqual([])
  })

  test('case 3: killed after the request left, it is sent again and takes effect once', async () => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'done')
    const left: Promise<HttpAnswer>[] = []
    const dying = await testbed.open(people.techA, (request) => {
      const reply = testbed.server.handle(request)
      left.push(reply)
      return isCommit(request) ? new Promise(() => undefined) : reply
    })
    await write(dying, 'o1', '', 'done')
    void dying.drain()
    await expect.poll(() => left.length).toBe(2)
    await Promise.all(left)
    expect(receipts(testbed.server).size).toBe(1)
    expect(await queueOf(dying)).toMatchObject([{ state: 'sending', attempts: 1 }])
    dying.reopen()
    await dying.drain({ fresh: true, steal: true })
    expect(await dying.db.outbox.count()).toBe(0)
    expect(receipts(testbed.server).size).toBe(1)
  })

  test.each([...Array(12).keys()].map((i) => i + 1))(
    'case 4: killed at step %i, a mutation is recognized and does not conflict with itself',
    async (at) => {
      const phone = await testbed.open(people.techA)
      await write(phone, 'o1', '', 'first')
      await phone.drain({ accident: { at, how: 'dies' } })
      phone.reopen()
      expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
      expect(await queueOf(phone)).toEqual([])
      expect(testbed.order('o1')).toMatchObject({ resolution: 'first' })
      const [receipt, ...more] = receipts(testbed.server).values()
      expect(more).toEqual([])
      expect(receipt).toMatchObject({ conflicts: [] })
    },
  )

  test('case 5: interrupted between row and queue, neither is stored', async () => {
    const phone = await testbed.open(people.techA)
    const before = await phone.db.orders.get('o1')
    phone.db.outbox.hook('creating', () => {
      throw new Error('The tab is gone')
    })
    await expect(write(phone, 'o1', '', 'half')).rejects.toThrow('The tab is gone')
    expect(await phone.db.orders.get('o1')).toEqual(before)
    expect(await phone.db.base.count()).toBe(0)
    expect(await queueOf(phone)).toEqual([])
  })

  test('case 7: an answer that a proxy delivers twice counts once', async () => {
    const phone = await testbed.open(people.techA, async (request) => {
      const first = await testbed.server.handle(request)
      const second = await testbed.server.handle(request)
      return isCommit(request) ? second : first
    })
    await write(phone, 'o1', '', 'first')
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(receipts(testbed.server).size).toBe(1)
    expect(await queueOf(phone)).toEqual([])
  })

  test('case 8: answers in another order are matched to their requests', async () => {
    const held: (() => void)[] = []
    let holds = true
    const desk = await testbed.open(people.office, async (request) => {
      const reply = await testbed.server.handle(request)
      if (holds && isCommit(request)) await new Promise<void>((resolve) => held.push(resolve))
      return reply
    })
    // More than one commit holds, over unrelated documents.
    const some = 20
    for (let i = 0; i < some; i += 1) await create(desk, `n${i}`)
    const drained = desk.drain()
    await expect.poll(() => held.length).toBeGreaterThan(1)
    holds = false
    for (const release of held.splice(0).reverse()) release()
    expect(await drained).toEqual({ kind: 'idle' })
    const created = [...receipts(testbed.server).values()].filter(
      ({ name }) => name === 'order/create',
    )
    expect(created).toHaveLength(some)
    const rows = await desk.db.orders.where('id').startsWith('n').toArray()
    expect(rows.map(({ id }) => testbed.order(id)?.updatedAt)).toEqual(
      rows.map(({ updatedAt }) => updatedAt),
    )
  })

  test('case 11: a new order is sent before its edits, which wait if it cannot be sent', async () => {
    const bodies: string[] = []
    const watch = (request: HttpRequest) => {
      if (isCommit(request)) bodies.push(request.body ?? '')
      return testbed.server.handle(request)
    }
    const desk = await testbed.open(people.office, watch)
    await create(desk, 'fresh')
    const title = { from: 'A new order', to: 'Renamed' }
    await desk.mutate('order/edit', { orderId: 'fresh', edits: { title } })
    await desk.db.outbox
      .where('seq')
      .equals(1)
      .modify({ args: { nonsense: true } })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(bodies).toEqual([])
    expect(await queueOf(desk)).toMatchObject([{ state: 'needsYou' }, { state: 'waiting' }])

    const laptop = await testbed.open(people.office)
    await create(laptop, 'other')
    await laptop.mutate('order/edit', { orderId: 'other', edits: { title } })
    expect(await laptop.drain()).toEqual({ kind: 'idle' })
    expect(testbed.order('other')).toMatchObject({ title: 'Renamed' })
  })

  test('case 17: the work of a frozen page is taken over, and its waking changes nothing', async () => {
    let thaw: () => void = () => undefined
    let freeze = true
    const phone = await testbed.open(people.techA, async (request) => {
      if (isCommit(request) && freeze) {
        freeze = false
        await new Promise<void>((resolve) => {
          thaw = resolve
        })
      }
      return testbed.server.handle(request)
    })
    await write(phone, 'o1', '', 'first')
    const frozen = phone.drain()
    await expect.poll(() => freeze).toBe(false)
    testbed.advance(600_000)
    expect(await phone.drain({ fresh: true, steal: true })).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    thaw()
    await frozen
    expect(await queueOf(phone)).toEqual([])
    expect(receipts(testbed.server).size).toBe(1)
  })

  test('case 18: of two contexts that wake at once, one drains and the other sends nothing', async () => {
    let requests = 0
    const phone = await testbed.open(people.techA, (request) => {
      requests += 1
      return testbed.server.handle(request)
    })
    await write(phone, 'o1', '', 'first')
    expect(await Promise.all([phone.drain(), phone.drain()])).toEqual([
      { kind: 'idle' },
      { kind: 'busy' },
    ])
    expect(requests).toBe(2)
    expect(receipts(testbed.server).size).toBe(1)
  })

  test('case 74: a phone restored from an older backup sends nothing twice and loses nothing new', async () => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'before the copy')
    const copy = await queueOf(phone)
    await phone.drain()
    await write(phone, 'o1', 'before the copy', 'after the copy')
    await phone.drain()

    const restored = await testbed.open(people.techA)
    await restored.db.outbox.bulkAdd(copy)
    await write(restored, 'o3', '', 'new here')
    expect(await restored.drain()).toEqual({ kind: 'idle' })
    expect(receipts(testbed.server).size).toBe(3)
    expect(testbed.order('o1')).toMatchObject({ resolution: 'after the copy' })
    expect(testbed.order('o3')).toMatchObject({ resolution: 'new here' })
    expect(await queueOf(restored)).toEqual([])
  })

  test('case 75: an edit of a field whose last edit may have arrived is an edit of its own', async () => {
    let lost = false
    const phone = await testbed.open(
      people.techA,
      losing(() => !lost && (lost = true)),
    )
    await write(phone, 'o1', '', 'first')
    await phone.drain()
    await write(phone, 'o1', 'first', 'second')
    expect(await queueOf(phone)).toHaveLength(2)
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(testbed.order('o1')).toMatchObject({ resolution: 'second' })
    const sent = [...receipts(testbed.server).values()]
    expect(sent.map(({ conflicts }) => conflicts)).toEqual([[], []])
  })

  function create(desk: Awaited<ReturnType<typeof testbed.open>>, orderId: string) {
    return desk.mutate('order/create', {
      orderId,
      customerId: 'k1',
      siteId: 's1',
      title: 'A new order',
      description: '',
      instructions: '',
      priority: 'normal',
      tags: [],
      plannedStart: null,
      plannedEnd: null,
      assigneeIds: [people.techA],
      followUpOf: null,
    })
  }
})
