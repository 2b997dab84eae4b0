import { describe, expect, test } from 'vitest'
import { backOff } from '#data/server/back-off.ts'
import { decide } from '#data/outbox/drain/failures/decide-failure.ts'
import { readOrderHistory } from '#data/queries/orders/read-order-history.ts'
import { createFetchHttp } from '#data/server/rest/http.ts'
import { createPrng } from '../support/prng.ts'
import { people } from '../support/seed.ts'
import { isCommit, plan, queueOf, refusal, useTestbed, write } from '../support/testbed.ts'
import { receipts } from '../support/visible-docs.ts'

const day = 86_400_000

describe('clock and network', () => {
  const testbed = useTestbed()

  test.each([day, -day])(
    'case 43: a clock that is %i ms off changes neither order, winner nor token',
    async (off) => {
      let refused = 0
      const laptop = await testbed.open(
        people.office,
        async (request) => {
          const reply = await testbed.server.handle(request)
          if (reply.status === 401) refused += 1
          return reply
        },
        () => testbed.now() + off,
      )
      const desk = await testbed.open(people.office)
      const title = { from: 'Demo order o1', to: 'The other title' }
      await desk.mutate('order/edit', { orderId: 'o1', edits: { title } })
      await desk.drain()
      await plan(laptop, 'o1', 2)
      expect(await laptop.drain()).toEqual({ kind: 'idle' })
      // The edit that saw the present value wins, never the later clock.
      expect(await queueOf(laptop)).toMatchObject([{ seq: 1, state: 'needsYou' }, { seq: 2 }])
      await laptop.settleFirst('mine')
      testbed.advance(60_000)
      expect(await laptop.drain()).toEqual({ kind: 'idle' })
      expect(testbed.order('o1')).toMatchObject({ title: 'text 0', instructions: 'text 1' })
      expect(refused).toBe(0)
      for (const { receivedAt } of receipts(testbed.server).values()) {
        expect(Math.abs(Date.parse(String(receivedAt)) - testbed.now())).toBeLessThan(day / 24)
      }
      expect(await readOrderHistory(laptop, 'o1')).not.toEqual([])
    },
  )

  test('case 44: a clock that jumps back keeps the order and stalls nothing for a day', async () => {
    let off = 0
    let fail = true
    const phone = await testbed.open(
      people.techA,
      async (request) =>
        fail && isCommit(request) ? refusal(503, 'UNAVAILABLE') : testbed.server.handle(request),
      () => testbed.now() + off,
    )
    await write(phone, 'o1', '', 'first')
    await phone.drain()
    off = -day
    await write(phone, 'o1', 'first', 'second')
    fail = false
    testbed.advance(10 * 60_000)
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(testbed.order('o1')).toMatchObject({ resolution: 'second' })
    const sent = [...receipts(testbed.server).values()]
    expect(sent.map(({ conflicts }) => conflicts)).toEqual([[], []])
  })

  test('case 45: planned times do not move with the time zone', async () => {
    const home = process.env['TZ']
    const plannedStart = '2026-03-05T08:00:00.000Z'
    try {
      process.env['TZ'] = 'America/Los_Angeles'
      const desk = await testbed.open(people.office)
      const edits = { plannedStart: { from: null, to: plannedStart } }
      await desk.mutate('order/assign', { orderId: 'o1', edits })
      process.env['TZ'] = 'Asia/Tokyo'
      expect(await desk.drain()).toEqual({ kind: 'idle' })
      expect(testbed.order('o1')).toMatchObject({ plannedStart })
      expect(await desk.db.orders.get('o1')).toMatchObject({ plannedStart })
    } finally {
      if (home === undefined) delete process.env['TZ']
      else process.env['TZ'] = home
    }
  })

  test('case 48: a request that hangs times out, and sending it again is safe', async () => {
    let aborted = false
    const http = createFetchHttp(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            aborted = true
            reject(new DOMException('signal timed out', 'TimeoutError'))
          })
        }),
    )
    let hang = true
    const phone = await testbed.open(people.techA, async (request) => {
      const reply = await testbed.server.handle(request)
      return hang && isCommit(request) ? http({ ...request, timeoutMs: 1 }) : reply
    })
    await write(phone, 'o1', '', 'first')
    expect(await phone.drain()).toMatchObject({ pause: { reason: 'unreachable' } })
    expect(aborted).toBe(true)
    hang = false
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(receipts(testbed.server).size).toBe(1)
  })

  test('case 50: a thousand clients spread out evenly over the wait, and none gives up', async () => {
    const attempt = { mutations: 1, rebases: 0, tokenRefreshed: false }
    const failure = { status: 'UNAVAILABLE', message: '', retryAfterMs: null }
    expect(decide(failure, attempt)).toBe('backOff')
    const random = createPrng(50)
    const ports = { next: random, id: () => '' }
    const cap = 5 * 60_000
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let client = 0; client < 1000; client += 1) {
      const tenth = Math.min(9, Math.floor((backOff(12, ports) / cap) * 10))
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    for (const clients of tenths) expect(Math.abs(clients - 100)).toBeLessThan(40)

    const phone = await testbed.open(people.techA, async () => refusal(503, 'UNAVAILABLE'))
    await write(phone, 'o1', '', 'first')
    for (let spent = 0; spent < 3_600_000;) {
      const result = await phone.drain()
      const wait = result?.kind === 'paused' ? result.pause.until - testbed.now() : 60_000
      testbed.advance(wait)
      spent += Math.max(1000, wait)
    }
    expect(await queueOf(phone)).toMatchObject([{ state: 'waiting', problem: null }])
  })

  test('case 52: a lost race is retried; an existing receipt means that the mutation arrived', async () => {
    let aborts = 2
    const phone = await testbed.open(people.techA, async (request) => {
      if (isCommit(request) && aborts-- > 0) return refusal(409, 'ABORTED')
      const reply = await testbed.server.handle(request)
      // The answer to the first of two equal requests was lost; the second finds the receipt.
      return isCommit(request) ? testbed.server.handle(request) : reply
    })
    await write(phone, 'o1', '', 'first')
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(receipts(testbed.server).size).toBe(1)
  })

  test('case 53: an invalid mutation waits for a person, a failed precondition never does', async () => {
    let failures = 2
    const phone = await testbed.open(people.techA, async (request) => {
      if (!isCommit(request)) return testbed.server.handle(request)
      if (request.body?.includes('bad') === true) return refusal(400, 'INVALID_ARGUMENT')
      if (failures-- > 0) return refusal(400, 'FAILED_PRECONDITION')
      return testbed.server.handle(request)
    })
    await write(phone, 'o1', '', 'bad')
    await write(phone, 'o3', '', 'good')
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toMatchObject([
      { refs: ['orders/o1'], state: 'needsYou', problem: { status: 'INVALID_ARGUMENT' } },
    ])
    expect(testbed.order('o3')).toMatchObject({ resolution: 'good' })
  })

  test('case 55: DNS, certificate and CORS failures are temporary', async () => {
    for (const message of ['net::ERR_NAME_NOT_RESOLVED', 'net::ERR_CERT_DATE_INVALID', 'CORS']) {
      const phone = await testbed.open(people.techA, async () => {
        throw new TypeError(`Failed to fetch: ${message}`)
      })
      await write(phone, 'o1', '', 'first')
      expect(await phone.drain()).toMatchObject({ pause: { reason: 'unreachable' } })
      expect(await queueOf(phone)).toMatchObject([{ state: 'waiting', problem: null }])
    }
  })

  test('case 56: too much for one commit is sent in several; too long a text is refused at once', async () => {
    const sizes: number[] = []
    const phone = await testbed.open(people.office, async (request) => {
      if (isCommit(request)) sizes.push(request.body?.length ?? 0)
      return testbed.server.handle(request)
    })
    const edits = { instructions: { from: '', to: 'x'.repeat(10_000) } }
    for (let i = 0; i < 60; i += 1) {
      // The same change again and again is a mutation each time, since each starts from an empty field.
      const made = await phone.mutate('order/edit', { orderId: 'o1', edits })
      expect(made).toMatchObject({ ok: true })
    }
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(receipts(testbed.server).size).toBe(60)
    expect(sizes.length).toBeGreaterThan(1)
    for (const size of sizes) expect(size).toBeLessThan(1_048_576)

    expect(await write(phone, 'o3', '', 'x'.repeat(1_048_577))).toMatchObject({
      ok: false,
      problem: { type: 'input/invalid' },
    })
    expect(await queueOf(phone)).toEqual([])
  })
})

describe('a flapping network', () => {
  // Attempts are counted here; read strictly, each change would be a commit of its own.
  const testbed = useTestbed('shared')

  test('case 47: a network that comes and goes every five seconds needs few attempts', async () => {
    const random = createPrng(47)
    let requests = 0
    const phone = await testbed.open(people.office, async (request) => {
      requests += 1
      testbed.advance(400)
      const isDown = Math.floor(testbed.now() / 5000) % 2 === 1
      if (isDown || random() < 0.2) throw new TypeError('Failed to fetch')
      const reply = await testbed.server.handle(request)
      if (random() < 0.2) throw new TypeError('Failed to fetch')
      return reply
    })
    await plan(phone, 'o1', 60)
    for (let i = 0; i < 200 && (await queueOf(phone)).length > 0; i += 1) {
      const result = await phone.drain()
      if (result?.kind === 'paused') testbed.advance(result.pause.until - testbed.now())
    }
    expect(await queueOf(phone)).toEqual([])
    expect(receipts(testbed.server).size).toBe(60)
    expect(requests).toBeLessThan(60)
  })
})
