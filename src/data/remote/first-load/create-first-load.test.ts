import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { Server } from '../../server/open-server.ts'
import type { RestQuery } from '#data/server/rest/firestore-rest.ts'
import { followedSets } from '../followed-sets.ts'
import { createFirstLoad } from './create-first-load.ts'
import type { FirstLoad } from './create-first-load.ts'
import { readLoadRows } from './load-row.ts'

const specs = followedSets(
  { id: 'u1', companyId: 'c1', role: 'admin', permissions: [] } as never,
  null,
)
const deltas = specs.filter(({ kind }) => kind === 'delta').map(({ key }) => key)
const screen = ['customers', 'sites', 'orders']

let db: UserDb
let load: FirstLoad | undefined
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})
afterEach(() => {
  load?.stop()
  vi.useRealTimers()
})

type Answer = 'empty' | 'one' | 'full' | 'refused' | 'offline' | 'none'

/** A server that answers each collection as the test says, and with nothing by default. */
function begin(answers: Record<string, Answer> = {}) {
  const asked: string[] = []
  const reached: boolean[] = []
  const refused: string[] = []
  const overs: string[] = []
  let answerWaiters: (() => void)[] = []
  async function query({ parent, structuredQuery }: RestQuery) {
    const [{ collectionId }] = structuredQuery['from'] as [{ collectionId: string }]
    asked.push(collectionId)
    for (;;) {
      const answer = answers[collectionId] ?? answers['*']
      if (answer === 'offline')
        return fail({ status: 'NO_ANSWER', message: '', retryAfterMs: null })
      if (answer === 'refused')
        return fail({ status: 'PERMISSION_DENIED', message: '', retryAfterMs: null })
      if (answer === 'empty') return ok({ docs: [], readTime: at })
      if (answer === 'full') {
        const names = Array.from({ length: 10 }, (_, i) => `${parent}/${collectionId}/a${i}`)
        return ok({ docs: names.map((name) => ({ name, doc: order, fields: {} })), readTime: at })
      }
      if (answer === 'one') {
        const name = `${parent}/${collectionId}/a`
        return ok({ docs: [{ name, doc: order, fields: {} }], readTime: at })
      }
      await new Promise<void>((resolve) => answerWaiters.push(resolve))
    }
  }
  const server = {
    config: { projectId: 'p' },
    rest: {
      query,
      async count({ structuredQuery }: RestQuery) {
        const [{ collectionId }] = structuredQuery['from'] as [{ collectionId: string }]
        asked.push(`count ${collectionId}`)
        return ok(40)
      },
    },
    auth: { token: async () => ({ kind: 'token', token: 't', uid: 'u1' }) },
  } as unknown as Server
  load = createFirstLoad(
    {
      db,
      server,
      uid: 'u1',
      now: () => Date.parse(at),
      random: { next: () => 0.5, id: () => 'unused' },
      yieldToMain: () => Promise.resolve(),
      pageSize: 10,
      onAnswer: (isThere) => reached.push(isThere),
      onRefused: (key) => refused.push(key),
      onOver: () => overs.push('over'),
    },
    specs,
  )
  return {
    load,
    asked,
    reached,
    refused,
    overs,
    answerWith: (more: Record<string, Answer>) => {
      Object.assign(answers, more)
      const waiting = answerWaiters
      answerWaiters = []
      for (const resolve of waiting) resolve()
    },
  }
}

function collectionsOf(keys: readonly string[]): readonly string[] {
  return keys.map((key) => key.replace(/:.*/, ''))
}

/** Resolves after everything that needs no timer; timers are controlled by the test. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Long enough for everything that needs no answer and no timer. */
async function rest(): Promise<void> {
  for (let i = 0; i < 200; i += 1) await nextTurn()
}
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 20_000 && !isSo(); i += 1) await nextTurn()
  expect(isSo()).toBe(true)
}
function isReady(ready: Promise<void>): () => boolean {
  let is = false
  void ready.then(() => (is = true))
  return () => is
}

test('what the first screen shows is fetched first, and appears at once', async () => {
  const { asked, answerWith } = begin()
  await rest()
  expect(asked.toSorted()).toEqual(screen.toSorted())
  answerWith({ orders: 'one' })
  await rest()
  expect(await db.orders.count()).toBe(0)
  answerWith({ customers: 'empty', sites: 'empty' })
  await until(() => asked.includes('visits'))
  expect(await db.orders.count()).toBe(1)
})

test('an unanswered part delays the others only for a moment', async () => {
  const { answerWith } = begin()
  await rest()
  answerWith({ orders: 'one', customers: 'empty' })
  await rest()
  expect(await db.orders.count()).toBe(0)
  await vi.advanceTimersByTimeAsync(1500)
  await rest()
  expect(await db.orders.count()).toBe(1)
})

test('a refused set delays no other, and is requested again', async () => {
  const {
    load: loading,
    asked,
    answerWith,
    refused,
    overs,
  } = begin({ '*': 'empty', visits: 'refused' })
  await until(isReady(loading.ready('customers')))
  const visits = isReady(loading.ready('visits'))
  await rest()
  expect(visits()).toBe(false)
  expect(loading.isOpen('visits')).toBe(true)
  expect(refused).toEqual(['visits'])
  expect(overs).toEqual([])
  answerWith({ visits: 'empty' })
  await vi.advanceTimersByTimeAsync(60_000)
  await until(visits)
  expect(asked.filter((collection) => collection === 'visits')).toHaveLength(2)
  expect(loading.isOpen('visits')).toBe(false)
  expect(overs).toEqual(['over'])
})

test('without a network it pauses, and resumes at once on news of the network', async () => {
  const { load: loading, asked, answerWith, reached } = begin({ '*': 'offline' })
  await rest()
  const before = asked.length
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toHaveLength(before)
  expect(reached).toContain(false)
  expect(reached).not.toContain(true)
  answerWith({ '*': 'empty' })
  loading.nudge()
  await until(isReady(loading.ready('photos:talk')))
  expect(await db.meta.get('loaded')).toMatchObject({
    value: expect.arrayContaining(['photos:talk']),
  })
  expect(await db.cursors.get('photos:talk')).toMatchObject({ value: at })
})

test('progress of sets that are no longer followed is dropped, so that they are fetched whole when followed again', async () => {
  await db.cursors.bulkPut([
    { key: 'orders:mine', value: at },
    { key: 'load:movements:mine', value: {} },
    { key: 'customers', value: at },
  ])
  await db.meta.put({ key: 'loaded', value: ['orders:open', 'customers'] })
  begin()
  await rest()
  expect(await db.cursors.toCollection().primaryKeys()).toEqual(['customers'])
  expect(await db.meta.get('loaded')).toMatchObject({ value: ['customers'] })
})

test('a damaged progress note makes a set start again', async () => {
  await db.cursors.bulkPut([
    { key: 'visits', value: at },
    { key: 'load:visits', value: { part: 'odd' } },
  ])
  await db.meta.put({ key: 'loaded', value: deltas })
  const { load: loading, asked, overs } = begin({ '*': 'empty' })
  await until(() => overs.length > 0)
  expect(asked).toEqual(['visits'])
  expect(loading.isOpen('visits')).toBe(false)
})

test('a document that left according to a listener is not brought back by an earlier request', async () => {
  const { load: loading, answerWith } = begin({ customers: 'empty', sites: 'empty' })
  await rest()
  loading.leave(['orders/a'])
  answerWith({ '*': 'empty', orders: 'one' })
  await until(isReady(loading.ready('orders')))
  expect(await db.orders.count()).toBe(0)
})

test('a set of more than one page is counted, and the count stored, before the rest is fetched', async () => {
  const { asked, answerWith } = begin({ '*': 'empty', customers: 'full' })
  await until(() => asked.includes('count customers'))
  const askedBefore = asked.slice(0, asked.indexOf('count customers'))
  expect(new Set(askedBefore)).toEqual(new Set(collectionsOf(deltas)))
  expect(askedBefore.filter((collection) => collection === 'customers')).toHaveLength(1)
  answerWith({ customers: 'none' })
  await until(() => asked.filter((collection) => collection === 'customers').length === 2)
  expect((await readLoadRows(db)).get('customers')).toMatchObject({ count: 10, total: 40 })
})
