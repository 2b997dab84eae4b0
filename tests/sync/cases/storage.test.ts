import { Dexie } from 'dexie'
import { IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { rebuildAfter } from '#data/outbox/rebase/apply-server-docs.ts'
import { dependentsOf, discardMutations } from '#data/outbox/queue/edit-queue.ts'
import { undo } from '#data/outbox/queue/undo.ts'
import type { Http } from '#data/server/rest/http.ts'
import { createGate } from '../../emulator-load/tools/gate.ts'
import { people } from '../support/seed.ts'
import { isCommit, plan, queueOf, useTestbed, write } from '../support/testbed.ts'
import { receipts } from '../support/visible-docs.ts'

describe('storage', () => {
  const testbed = useTestbed()
  afterEach(() => vi.restoreAllMocks())

  test.each([...Array(10).keys()].map((i) => i + 1))(
    'case 58: a disk that is full at step %i of a drain neither loses nor duplicates',
    async (at) => {
      const phone = await testbed.open(people.techA)
      await write(phone, 'o1', '', 'first')
      await phone.drain({ accident: { at, how: 'full' } })
      expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
      expect(await queueOf(phone)).toEqual([])
      expect(receipts(testbed.server).size).toBe(1)
      expect(testbed.order('o1')).toMatchObject({ resolution: 'first' })
    },
  )

  test('case 58: a disk that fills up while the queue is read again ends the drain with that', async () => {
    const rereading = createGate()
    const full = createGate()
    let [commits, loads, settles] = [0, 0, 0]
    const http: Http = async (request) => {
      if (isCommit(request) && (commits += 1) === 2) await rereading.passed()
      return testbed.server.handle(request)
    }
    const desk = await testbed.open(people.office, http, testbed.now, (store) => ({
      ...store,
      async load(afterSeq) {
        if ((loads += 1) === 2) {
          rereading.open()
          await full.passed()
        }
        return store.load(afterSeq)
      },
      async settle(outcome) {
        if ((settles += 1) !== 2) return store.settle(outcome)
        full.open()
        throw new DOMException('The disk is full', 'QuotaExceededError')
      },
    }))
    for (const id of ['o1', 'o2']) await write(desk, id, '', 'first')
    // After so many failures each is sent alone, so that two batches are under way.
    await desk.db.outbox.toCollection().modify({ failures: 3 })
    await expect(desk.drain()).rejects.toThrow('The disk is full')
    expect(await queueOf(desk)).toMatchObject([{ state: 'sending' }])
    expect(await desk.drain({ fresh: true })).toEqual({ kind: 'idle' })
    expect(await queueOf(desk)).toEqual([])
    expect(receipts(testbed.server).size).toBe(2)
  })

  test.each(['UnknownError', 'InvalidStateError'])(
    'case 61: a database whose connection is lost (%s) at any step is reopened without an error',
    async (name) => {
      let losses = 0
      let mayBegin = (_connection: IDBDatabase) => true
      const begin = Reflect.get(IDBDatabase.prototype, 'transaction')
      // Installed before the first connection, because Dexie keeps a reference when it opens.
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
        this: IDBDatabase,
        ...args
      ) {
        if (mayBegin(this)) return begin.apply(this, args)
        losses += 1
        throw new DOMException('Connection to Indexed Database server lost', name)
      })
      for (let at = 1; at <= 12; at += 1) {
        const phone = await testbed.open(people.techA)
        const text = `text ${at}`
        await write(phone, 'o1', String(testbed.order('o1')?.resolution), text)
        const first = phone.db.backendDB()
        let begun = 0
        // As on an iPhone: the connection is dead for good, the next one works.
        mayBegin = (connection) => connection !== first || (begun += 1) < at
        expect(await phone.drain({ fresh: true })).toEqual({ kind: 'idle' })
        mayBegin = () => true
        expect(await queueOf(phone)).toEqual([])
        expect(testbed.order('o1')).toMatchObject({ resolution: text })
        expect(receipts(testbed.server).size).toBe(at)
      }
      expect(losses).toBeGreaterThan(5)
    },
  )

  test('case 59: an old tab makes way for a newer app, reports it, and the queue is complete', async () => {
    const storage = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
    const issues: string[] = []
    const old = openUserDb('u1', { ...storage, onStorageIssue: (issue) => issues.push(issue) })
    await old.meta.put({ key: 'loaded', value: ['orders'] })
    const tables = Object.fromEntries(
      old.tables.map(({ name, schema }) => [
        name,
        [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(','),
      ]),
    )
    const newer = new Dexie(old.name, {
      indexedDB: storage.indexedDB,
      IDBKeyRange: storage.keyRange,
    })
    newer.version(old.verno + 1).stores(tables)
    await newer.open()
    expect(issues).toEqual(['outdated'])
    expect(old.isOpen()).toBe(false)
    expect(await newer.table('meta').count()).toBe(1)
    newer.close()
  })

  test('case 73: discarding a mutation discards its dependents, and nothing else', async () => {
    const desk = await testbed.open(people.office)
    await plan(desk, 'o1', 1)
    await write(desk, 'o3', '', 'other')
    await write(desk, 'o1', '', 'kept')
    const retitled = { title: { from: 'text 0', to: 'text 1' } }
    await desk.mutate('order/edit', { orderId: 'o1', edits: retitled })
    const [first, other, words, second] = await queueOf(desk)
    const listed = await dependentsOf(desk.db, first?.id ?? '')
    expect(listed.map(({ id }) => id)).toEqual([first?.id, second?.id])
    const context = () => ({ now: testbed.now(), random: { next: () => 0.5, id: () => 'u1' } })
    const ids = listed.map(({ id }) => id)
    const kept = await discardMutations(desk.db, ids, context())
    expect(await queueOf(desk)).toMatchObject([{ id: other?.id }, { id: words?.id }])
    expect(await desk.db.orders.get('o1')).toMatchObject({ resolution: 'kept' })
    testbed.advance(20_000)
    expect(await undo(desk.db, kept?.id ?? '', testbed.now())).toBe(true)
    const back = (await queueOf(desk)).map(({ id }) => id)
    expect(back).toEqual([first?.id, other?.id, words?.id, second?.id])

    const again = await discardMutations(desk.db, ids, context())
    testbed.advance(31_000)
    expect(await undo(desk.db, again?.id ?? '', testbed.now())).toBe(false)
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(testbed.order('o1')).toMatchObject({ resolution: 'kept', title: 'Demo order o1' })
    expect(receipts(testbed.server).size).toBe(2)
  })

  test('case 65: saving makes as few database requests with 3,000 queued as with none', async () => {
    const phone = await testbed.open(people.techA)
    const asked = async (from: string, to: string) => {
      const spies = [
        ...(['add', 'put', 'get', 'getAll', 'openCursor', 'count'] as const).map((method) =>
          vi.spyOn(IDBObjectStore.prototype, method),
        ),
        ...(['get', 'getAll', 'openCursor', 'openKeyCursor', 'count'] as const).map((method) =>
          vi.spyOn(IDBIndex.prototype, method),
        ),
      ]
      await write(phone, 'o1', from, to)
      const calls = spies.map((spy) => spy.mock.calls.length)
      for (const spy of spies) spy.mockRestore()
      return calls
    }
    const alone = await asked('', 'one')
    const [row] = await queueOf(phone)
    if (!row) throw new Error('Nothing was queued')
    const { seq: _, ...rest } = row
    const others = Array.from({ length: 3000 }, (__, i) => ({
      ...rest,
      id: `other-${i}`,
      refs: [`orders/other-${i}`] as const,
      writes: [`orders/other-${i}`] as const,
    }))
    await phone.db.outbox.bulkAdd(others)
    await phone.db.outbox.delete(row.seq)
    await rebuildAfter(phone.db, [row])
    expect(await asked('', 'two')).toEqual(alone)
  })
})
