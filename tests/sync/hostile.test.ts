import { describe, expect, test } from 'vitest'
import { outboxItemsOf } from '#data/outbox/queue/outbox-item.ts'
import type { HttpAnswer } from '#data/server/rest/http.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import { people } from './support/seed.ts'
import { answer } from './support/in-process-server.ts'
import { isCommit, queueOf, useTestbed, write } from './support/testbed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'

const huge = 'x'.repeat(2_000_000)

describe('data that no one should have stored', () => {
  const testbed = useTestbed()

  test.each([
    ['no collection', ['x']],
    ['an unknown collection', ['nowhere/x']],
    ['no id', ['orders/']],
    ['too long a path', ['orders/o1/b/c']],
    ['a path that climbs', ['orders/../users/x']],
    ['a reserved id', ['orders/__x__']],
    ['an inherited name', ['constructor/x']],
    ['nothing', []],
    ['one that is known and one that is not', ['orders/o1', 'nowhere/x']],
  ])('documents with %s block no others', async (_, refs) => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'damaged')
    await write(phone, 'o3', '', 'fine')
    const [first] = await queueOf(phone)
    if (!first) throw new Error('Nothing queued')
    await phone.db.outbox.put({ ...first, refs: refs as never, writes: refs as never })
    for (let i = 0; i < 3; i += 1) {
      testbed.advance(3_600_000)
      await phone.drain({ fresh: true })
    }
    expect(testbed.order('o3')).toMatchObject({ resolution: 'fine' })
    const left = (await queueOf(phone)).map(({ id }) => id)
    expect(left.includes(first.id) || testbed.order('o1')?.resolution === 'damaged').toBe(true)
    await phone.take(visibleDocs(testbed.server, people.techA))
    expect(await write(phone, 'o1', 'damaged', 'more')).toMatchObject({ ok: true })
  })

  test.each([
    ['notBefore', 1e300],
    ['notBefore', Infinity],
    ['notBefore', -1e300],
    ['failures', 1e300],
    ['attempts', -5],
    ['attempts', Infinity],
    ['at', '9999-99-99T99:99:99.999Z'],
    ['deviceAt', 'yesterday'],
    ['offsetMs', 1e300],
    ['bytes', Infinity],
    ['version', 0],
    ['version', -1],
    ['version', 1.5],
    ['seq', 2 ** 53],
    ['id', 'a/b'],
    ['id', ''],
    ['deviceId', huge],
    ['settled', [{ field: huge }]],
    ['args', { orderId: 'o1', edits: { resolution: { from: '', to: huge } } }],
    ['args', { orderId: 'o1', edits: { resolution: { from: '\uD800', to: 'fine' } } }],
    ['args', { orderId: 'o1', edits: { __proto__x: { from: '', to: 'x' } } }],
  ])('a row with an odd %s is shown and blocks no others', async (field, value) => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'damaged')
    await write(phone, 'o3', '', 'fine')
    const [first] = await queueOf(phone)
    if (!first) throw new Error('Nothing queued')
    await phone.db.outbox.delete(first.seq)
    await phone.db.outbox.put({ ...first, [field]: value })
    expect(outboxItemsOf(await queueOf(phone))).toHaveLength(2)
    for (let i = 0; i < 3; i += 1) {
      testbed.advance(3_600_000)
      await phone.drain({ fresh: true })
      outboxItemsOf(await queueOf(phone))
    }
    expect(testbed.order('o3')).toMatchObject({ resolution: 'fine' })
    expect((await queueOf(phone)).length + receipts(testbed.server).size).toBe(2)
  })
})

describe('answers that no server should give', () => {
  const testbed = useTestbed()

  test.each(['', 'now', '9999-99-99T99:99:99Z', '+275760-09-13T00:00:00.001Z'])(
    'a time of %j is not accepted as an answer of Firestore',
    async (time) => {
      const rest = createFirestoreRest({
        origin: 'http://server',
        projectId: 'p',
        http: async ({ url }) =>
          isCommit({ url })
            ? answer(200, { commitTime: time, writeResults: [] })
            : answer(200, [{ missing: 'n', readTime: time }]),
      })
      const call = { token: 't', timeoutMs: 1000 }
      const failure = { ok: false, problem: { status: 'NOT_FIRESTORE' } }
      expect(await rest.commit([], call)).toMatchObject(failure)
      expect(await rest.batchGet(['n'], call)).toMatchObject(failure)
    },
  )

  test.each([
    ['3600', 3_600_000],
    ['999999999999', 3_600_000],
  ])('Retry-After of %s seconds is honoured for %i ms', async (seconds, rest) => {
    let requests = 0
    const phone = await testbed.open(people.techA, async () => {
      requests += 1
      const error = { code: 429, status: 'RESOURCE_EXHAUSTED', message: '' }
      return answer(429, { error }, { 'retry-after': seconds })
    })
    await write(phone, 'o1', '', 'first')
    await phone.drain()
    await phone.drain({ fresh: true })
    testbed.advance(rest - 60_000)
    await phone.drain({ fresh: true })
    expect(requests).toBe(1)
    testbed.advance(60_000)
    await phone.drain({ fresh: true })
    expect(requests).toBe(2)
  })

  test('a clock that jumps back during a pause does not prolong it', async () => {
    let requests = 0
    let jump = 0
    const http = async (): Promise<HttpAnswer> => {
      requests += 1
      const error = { code: 429, status: 'RESOURCE_EXHAUSTED', message: '' }
      return answer(429, { error }, { 'retry-after': '300' })
    }
    const phone = await testbed.open(people.techA, http, () => testbed.now() - jump)
    await write(phone, 'o1', '', 'first')
    await phone.drain()
    jump = 600_000
    await phone.drain()
    expect(requests).toBe(2)
  })
})
