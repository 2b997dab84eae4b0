import type { Actor } from '#domain/access/actor.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { transact } from '#data/local/database/transact.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { applyServerDocs } from '#data/outbox/rebase/apply-server-docs.ts'
import { createDexieStore } from '#data/outbox/store/dexie-store.ts'
import { createDrain } from '#data/outbox/drain/create-drain.ts'
import { mutate } from '#data/outbox/mutate/mutate.ts'
import { readStatus } from '#data/sync/read-status.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import { createFetchHttp } from '#data/server/rest/http.ts'
import { yieldToMain } from '#lib/yield-to-main.ts'
import { followLongestTask } from './longest-task.ts'
import type { OutboxSubject, SubjectOptions } from './outbox-subject.ts'

const fields = ['instructions', 'description'] as const

/** Our outbox in a page: the real database, mutators and engine. */
function createOurs({
  uid,
  companyId,
  projectId,
  port,
  token,
  reading,
  orders,
}: SubjectOptions): OutboxSubject {
  const db = openUserDb(uid)
  const actor: Actor = { uid, companyId, role: 'admin', status: 'active', permissions: [] }
  const tasks = followLongestTask()
  const store = createDexieStore(db)
  const drain = createDrain({
    uid,
    projectId,
    store,
    rest: createFirestoreRest({
      http: createFetchHttp((input, init) => fetch(input, init)),
      origin: `http://127.0.0.1:${port}`,
      projectId,
    }),
    auth: { token: async () => ({ kind: 'token', token, uid }) },
    clock: { now: () => Date.now() },
    random: { next: Math.random, id: () => crypto.randomUUID() },
    yieldToMain,
    ...(reading && { reading }),
    locks: { tryRun: (_name, work) => work(() => false) },
  })
  /** The last value written to each field, so that no edit conflicts or merges with the one before. */
  const last = new Map<string, string>()
  let count = 0

  async function edit(): Promise<void> {
    const order = orders[count % orders.length]?.id ?? ''
    const field = fields[Math.floor(count / orders.length) % fields.length] ?? 'instructions'
    count += 1
    const key = `${order} ${field}`
    const [from, to] = [last.get(key) ?? '', `text ${count}`]
    last.set(key, to)
    const done = await mutate(
      'order/edit',
      { orderId: order, edits: { [field]: { from, to } } },
      { db, actor, id: crypto.randomUUID(), deviceId: 'bench', now: Date.now(), offsetMs: 0 },
    )
    if (!done.ok) throw new Error(JSON.stringify(done.problem))
  }

  return {
    async open() {
      const facts = {
        online: true,
        needsSignIn: false,
        sendsInBackground: false,
        follows: [],
        now: 0,
      }
      await Promise.all([readStatus(db, facts), db.orders.limit(50).toArray(), store.load(0)])
    },
    async load() {
      const docs = new Map<Ref, Doc>(orders.map(({ id, doc }) => [`orders/${id}`, doc as Doc]))
      await transact(db, documentTables(db), () => applyServerDocs(db, docs))
    },
    async enqueue(times) {
      // In large transactions: only the size of the queue matters here, not how long it took to fill.
      for (let left = times; left > 0; left -= 500) {
        await transact(db, documentTables(db), async () => {
          for (let i = 0; i < Math.min(500, left); i += 1) await edit()
        })
      }
    },
    async tap() {
      const started = performance.now()
      await edit()
      return performance.now() - started
    },
    async drain() {
      tasks.reset()
      const started = performance.now()
      while ((await db.outbox.count()) > 0) {
        const result = await drain.run({ fresh: true })
        const stuck = await db.outbox.where('state').equals('needsYou').first()
        if (stuck) throw new Error(JSON.stringify(stuck.problem))
        if (result.kind === 'paused') await until(result.pause.until)
        if (result.kind === 'left') await until(result.nextAt)
      }
      const ms = performance.now() - started
      return { ms, longestTask: tasks.longest() }
    },
  }
}

/** No longer than needed, because the page would otherwise be woken by the network's return. */
function until(at: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(500, Math.max(0, at - Date.now()))))
}

Object.assign(window, { createSubject: createOurs })
