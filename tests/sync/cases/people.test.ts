import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { openDeviceDb, readItem, writeItem } from '#data/local/database/device-db.ts'
import { exportUnsent } from '#data/outbox/queue/edit-queue.ts'
import { createTokenSource } from '#data/server/create-token-source.ts'
import { deviceItems } from '#data/server/device-items.ts'
import { readStatus } from '#data/sync/read-status.ts'
import type { HttpAnswer } from '#data/server/rest/http.ts'
import { answer } from '../support/in-process-server.ts'
import { people, userWrite } from '../support/seed.ts'
import { isCommit, plan, queueOf, refusal, useTestbed, write } from '../support/testbed.ts'
import { receipts } from '../support/visible-docs.ts'

describe('people and their rights', () => {
  const testbed = useTestbed()
  const facts = {
    online: true,
    needsSignIn: false,
    sendsInBackground: false,
    follows: [],
    now: 0,
  }

  test('case 21: a token that expired a week ago is refreshed once for all that waits', async () => {
    let refused = 0
    const phone = await testbed.open(people.office, async (request) => {
      const reply = await testbed.server.handle(request)
      if (reply.status === 401) refused += 1
      return reply
    })
    await plan(phone, 'o1', 30)
    testbed.advance(7 * 86_400_000)
    testbed.server.expireTokens()
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(refused).toBe(1)
    expect(receipts(testbed.server).size).toBe(30)
  })

  test('case 22: a fresh token that is refused is replaced once, then there is a pause', async () => {
    let requests = 0
    const phone = await testbed.open(people.techA, async () => {
      requests += 1
      return refusal(401, 'UNAUTHENTICATED')
    })
    await write(phone, 'o1', '', 'first')
    expect(await phone.drain()).toMatchObject({ kind: 'paused' })
    expect(requests).toBe(2)
    expect(await queueOf(phone)).toMatchObject([{ state: 'waiting', problem: null }])
  })

  const permanentRefusals = [
    'USER_DISABLED',
    'TOKEN_EXPIRED',
    'USER_NOT_FOUND',
    'INVALID_REFRESH_TOKEN',
  ]
  test.each(permanentRefusals)(
    'case 23: %s asks for a new sign-in and keeps everything',
    async (message) => {
      const { source, deviceDb } = await createSource(answer(400, { error: { message } }))
      expect(await source.token({ refresh: false })).toEqual({ kind: 'signIn' })
      expect(await readItem(deviceDb, deviceItems.session)).toMatchObject({ uid: 'u1' })

      const phone = await testbed.open(people.techA)
      await write(phone, 'o1', '', 'first')
      phone.setSession('gone')
      expect(await phone.drain()).toMatchObject({ kind: 'paused', pause: { reason: 'signIn' } })
      expect(await readStatus(phone.db, facts)).toMatchObject({
        state: { kind: 'signIn' },
        waiting: 1,
      })
      expect(receipts(testbed.server).size).toBe(0)
    },
  )

  test('case 24: the same person signs in and it goes on; of another nothing is sent', async () => {
    let requests = 0
    const tablet = await testbed.open(people.techA, (request) => {
      requests += 1
      return testbed.server.handle(request)
    })
    await write(tablet, 'o1', '', 'mine')
    tablet.setSession('other')
    expect(await tablet.drain({ fresh: true })).toMatchObject({ pause: { reason: 'signIn' } })
    expect(requests).toBe(0)
    tablet.setSession('good')
    expect(await tablet.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect([...receipts(testbed.server).values()]).toMatchObject([{ actorId: people.techA }])
  })

  test('case 24: a person who signs in with nothing to send is not asked again at the next change', async () => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'mine')
    phone.setSession('gone')
    await phone.drain()
    await phone.db.outbox.clear()
    phone.setSession('good')
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
    await write(phone, 'o3', '', 'next')
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(receipts(testbed.server).size).toBe(1)
  })

  test.each([
    ['answers 503', answer(503, {})],
    ['answers a portal page', answer(200, '<html>', { 'content-type': 'text/html' })],
    ['cannot be reached', new TypeError('Failed to fetch')],
  ])('case 26: a token service that %s ends no session', async (_words, reply) => {
    const { source, deviceDb } = await createSource(reply)
    expect(await source.token({ refresh: false })).toEqual({ kind: 'unreachable' })
    expect(await readItem(deviceDb, deviceItems.session)).toMatchObject({ uid: 'u1' })

    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'first')
    phone.setSession('unreachable')
    expect(await phone.drain()).toMatchObject({ pause: { reason: 'unreachable' } })
    phone.setSession('good')
    expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
  })

  test('case 28: a former member keeps all that was refused, and can export it', async () => {
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'one')
    await write(phone, 'o3', '', 'two')
    await testbed.server.engine.commit([userWrite(people.techA, 'technician', 'disabled')])
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    const kept = await queueOf(phone)
    expect(kept).toMatchObject([{ state: 'needsYou' }, { state: 'needsYou' }])
    const exported = JSON.parse(await exportUnsent(phone.db)) as { mutations: { id: string }[] }
    expect(exported.mutations.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
    expect(receipts(testbed.server).size).toBe(0)
  })

  test('case 29: with fewer rights, only what is no longer allowed waits for a person', async () => {
    const desk = await testbed.open(people.office)
    const edits = { title: { from: 'Demo order o1', to: 'Planned' } }
    await write(desk, 'o2', '', 'work')
    await desk.mutate('order/edit', { orderId: 'o1', edits })
    const assigneeIds = { from: [people.techB], to: [people.office] }
    const laptop = await testbed.open(people.office)
    await laptop.mutate('order/assign', { orderId: 'o2', edits: { assigneeIds } })
    await laptop.drain()
    await testbed.server.engine.commit([userWrite(people.office, 'technician', 'active')])
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(desk)).toMatchObject([{ state: 'needsYou', refs: ['orders/o1'] }])
    expect(testbed.order('o2')).toMatchObject({ resolution: 'work' })
  })

  test('case 32: on a shared tablet the work of each goes under their own name', async () => {
    const senders: string[] = []
    const watch = (request: Parameters<typeof testbed.server.handle>[0]) => {
      if (isCommit(request)) senders.push(request.headers['authorization'] ?? '')
      return testbed.server.handle(request)
    }
    const [ofA, ofB] = [
      await testbed.open(people.techA, watch),
      await testbed.open(people.techB, watch),
    ]
    await write(ofA, 'o1', '', 'by A')
    ofA.setSession('other')
    await write(ofB, 'o2', '', 'by B')
    expect(await ofB.drain()).toEqual({ kind: 'idle' })
    expect(await ofA.drain()).toMatchObject({ kind: 'paused' })
    expect(senders).toEqual([expect.stringContaining(people.techB)])
    ofA.setSession('good')
    expect(await ofA.drain({ fresh: true })).toEqual({ kind: 'idle' })
    const sent = [...receipts(testbed.server).values()]
    expect(sent.map(({ actorId, refs }) => `${String(actorId)}: ${String(refs)}`).sort()).toEqual([
      `${people.techA}: orders/o1`,
      `${people.techB}: orders/o2`,
    ])
  })
})

/** The token source of a device with an expired token, and the answers of the token service. */
async function createSource(reply: HttpAnswer | Error) {
  const deviceDb = openDeviceDb({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await writeItem(deviceDb, deviceItems.session, {
    uid: 'u1',
    email: '',
    displayName: '',
    user: null,
    company: null,
    loaded: true,
    needsSignIn: false,
  })
  const source = createTokenSource({
    deviceDb,
    config: { apiKey: 'k', projectId: 'p' },
    clock: { now: () => 1000 },
    readAuthUser: async () => ({ uid: 'u1', refreshToken: 'r', idToken: 'old', expiresAt: 0 }),
    locks: { tryRun: (_name, work) => work(() => false), run: (_name, work) => work() },
    async http() {
      if (reply instanceof Error) throw reply
      return reply
    },
  })
  return { source, deviceDb }
}
