import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { parseThread } from '#domain/message/thread.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { readDocs } from '#data/local/rows/documents.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { readLoadRows } from '#data/remote/first-load/load-row.ts'
import type { Http } from '#data/server/rest/http.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { commitAt, fillServer, orderDoc } from './support/fill-server.ts'
import type { InProcessServer } from './support/in-process-server.ts'
import { createInProcessServer, projectId } from './support/in-process-server.ts'
import { createListeningDevice } from './support/listening-device.ts'
import type { Role, Tab } from './support/listening-device.ts'
import { createPrng } from './support/prng.ts'
import { companyId, people, seedCompany, userWrite } from './support/seed.ts'
import { serverDocs } from './support/server-docs.ts'

const begun = Date.parse('2026-03-20T09:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute
const uid = people.techA

vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => vi.clearAllMocks())

/** What happens while a device loads for the first time. */
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('go' as const), rounds: fc.nat(60) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('write' as const),
      order: fc.nat(30),
      change: fc.constantFrom('title', 'open', 'assign', 'delete', 'create'),
      /** How long ago the server had received what becomes visible now. */
      lateMs: fc.constantFrom(0, 0, 0, 5000, 59_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('kill' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('second tab' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('role' as const),
      role: fc.constantFrom<Role>('admin', 'technician'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('trouble' as const),
      share: fc.constantFrom(0, 0.3, 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('advance' as const), minutes: fc.nat(200) }),
  },
)

type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

test('whatever interrupts it, a first load ends with the server’s data', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.array(event, { minLength: 5, maxLength: 40, size: 'max' }),
      runOnce,
    ),
    { seed: 11, numRuns: Number(process.env['SYNC_RUNS'] ?? 60), endOnFailure: true },
  )
}, 600_000)

async function runOnce(seed: number, events: readonly Event[]): Promise<void> {
  const world = await createWorld(seed)
  try {
    for (const one of events) await world.happen(one)
    await world.settle()
  } finally {
    await world.close()
  }
}

test('a reload continues the first load, and requests nothing that is stored', async () => {
  for (const pages of [1, 2, 3, 5, 8, 13, 16]) {
    const world = await createWorld(pages)
    try {
      await world.until(async () => world.asked.documents.length >= pages * 3)
      world.kill()
      const stored = new Set(await world.stored())
      // Closing the database here lets the page under way store a part of itself, which a killed process would not.
      const cut = world.asked.pages.filter((page) => !page.every((ref) => stored.has(ref)))
      for (const ref of cut.flat()) stored.delete(ref)
      world.asked.documents.length = 0
      world.open()
      await world.settle()
      expect(world.asked.documents.filter((ref) => stored.has(ref))).toEqual([])
    } finally {
      await world.close()
    }
  }
})

async function createWorld(seed: number) {
  const random = createPrng(seed)
  let now = begun
  const server = await createInProcessServer(() => now)
  await seedCompany(server)
  await server.engine.commit([userWrite(uid, 'admin', 'active')])
  await fillServer(server, random, begun)
  now += 5 * minute
  let trouble = 0
  const asked = { documents: [] as string[], pages: [] as (readonly string[])[] }
  const http: Http = async (request) => {
    const rounds = Math.floor(random() * 8)
    for (let i = 0; i < rounds; i += 1) await nextRound()
    if (random() < trouble) throw new TypeError('Failed to fetch')
    const answer = await server.handle(request)
    if (request.url.endsWith(':runQuery')) {
      const refs = refsIn(answer.text)
      asked.documents.push(...refs)
      asked.pages.push(refs)
    }
    if (random() < trouble) throw new TypeError('The answer was lost')
    return answer
  }
  const device = createListeningDevice({ uid, server, http, now: () => now, random, pageSize: 3 })
  let role: Role = 'admin'
  let tab: Tab = device.open(role)
  const others: Tab[] = []
  let created = 0

  async function write({ order, change, lateMs }: Extract<Event, { type: 'write' }>) {
    const id = change === 'create' ? `new${(created += 1)}` : `order${order}`
    const name = nameOf(`orders/${id}`)
    const known = server.engine.get(name)
    if (!known && change !== 'create') return
    now += 1000
    const was = serverDocs(server, 'orders').get(`orders/${id}`)
    // Commits become visible out of order, but those of one document do not.
    const before = was ? Date.parse(String(was.updatedAt)) : 0
    const at = new Date(Math.max(before + 1, now - lateMs)).toISOString()
    const fields: Doc = {
      ...(was ?? orderDoc(id, random)),
      ...(change === 'title' && { title: `Changed ${now}` }),
      ...(change === 'open' && {
        open: was?.open !== true,
        status: was?.open === true ? 'done' : 'dispatched',
      }),
      ...(change === 'assign' && { assigneeIds: random() < 0.5 ? [uid] : [people.techB] }),
      ...(change === 'delete' && { deletedAt: at }),
    }
    await commitAt(server, `orders/${id}`, fields, at)
  }

  const world = {
    asked,
    open: () => {
      tab = device.open(role)
    },
    kill: () => tab.kill(),
    async happen(one: Event) {
      switch (one.type) {
        case 'go':
          for (let i = 0; i < one.rounds; i += 1) await nextRound()
          return
        case 'write':
          return write(one)
        case 'kill':
          tab.kill()
          return world.open()
        case 'reload':
          tab.stop()
          return world.open()
        case 'second tab':
          others.push(tab)
          return world.open()
        case 'role':
          role = one.role
          // Every tab sees the role change.
          for (const each of [...others.splice(0), tab]) each.stop()
          await server.engine.commit([userWrite(uid, role, 'active')])
          return world.open()
        case 'trouble':
          trouble = one.share
          return
        case 'advance':
          now += one.minutes * minute
      }
    },
    /** Everything has arrived: what this user follows is here as the server holds it, and nothing else of theirs. */
    async settle() {
      trouble = 0
      for (const other of others.splice(0)) other.stop()
      await world.until(async () => {
        tab.nudge()
        return (await readLoadRows(tab.db)).size === 0 && (await differences()).length === 0
      }, differences)
    },
    async until(isReached: () => Promise<boolean>, why: () => Promise<unknown> = async () => []) {
      for (let rounds = 0; rounds < 3000; rounds += 1) {
        if (rounds % 50 === 0 && (await isReached())) return
        await nextRound()
      }
      expect(await why()).toEqual([])
      throw new Error('It does not end')
    },
    async stored() {
      const fresh = device.open(role)
      fresh.stop()
      const refs: string[] = []
      for (const collection of ['orders', 'customers', 'sites'] as const)
        for (const id of await fresh.db[collection].toCollection().primaryKeys())
          refs.push(`${collection}/${id}`)
      for (const id of await fresh.db.receipts.toCollection().primaryKeys())
        refs.push(`mutations/${id}`)
      return refs
    },
    async close() {
      for (const other of others) other.stop()
      tab.kill()
      await server.engine.close()
    },
  }

  /** How the device differs from what it should hold. */
  async function differences(): Promise<readonly unknown[]> {
    const { db } = tab
    const found: unknown[] = []
    for (const collection of ['customers', 'sites', 'orders'] as const) {
      const docs = serverDocs(server, collection)
      const held = await readDocs(db, docs.keys())
      for (const [ref, doc] of docs) {
        const isFollowed = collection !== 'orders' || role === 'admin' || isMine(doc, now)
        if (isFollowed && JSON.stringify(sorted(held.get(ref))) !== JSON.stringify(sorted(doc)))
          found.push({ ref, held: held.get(ref), doc })
      }
    }
    if (role === 'technician') found.push(...(await unreadableOrders(db, server)))
    const receipts = new Set(await db.receipts.toCollection().primaryKeys())
    for (const [ref, doc] of serverDocs(server, 'mutations')) {
      const isRecent = Date.parse(String(doc.receivedAt)) > now - 7 * day
      const isReader = role === 'admin' || (doc.readerIds as string[]).includes(uid)
      if (isRecent && isReader && !receipts.has(ref.replace('mutations/', ''))) found.push({ ref })
    }
    const messages = serverDocs(server, 'messages')
    const received = await readDocs(db, messages.keys())
    for (const [ref, doc] of messages) {
      const isReader = (doc.readerIds as string[]).includes(uid)
      const isForOffice = role === 'admin' && parseThread(String(doc.threadId))?.kind !== 'direct'
      const isRecent = Date.parse(String(doc.updatedAt)) > now - 30 * day
      if (isRecent && (isReader || isForOffice) && !received.has(ref)) found.push({ ref, doc })
    }
    found.push(...(await privateMessages(db)))
    return found
  }

  return world
}

/** Open orders on the device that its technician may not see; closed work stays. */
async function unreadableOrders(db: UserDb, server: InProcessServer): Promise<readonly unknown[]> {
  const docs = serverDocs(server, 'orders')
  const held = await db.orders.toArray()
  return held.filter(({ id, open }) => {
    const doc = docs.get(`orders/${id}`)
    return open === true && !(doc?.assigneeIds as string[] | undefined)?.includes(uid)
  })
}

/** Private conversations of others. */
async function privateMessages(db: UserDb): Promise<readonly unknown[]> {
  const direct = await db.messages.where('threadId').startsWith('direct-').toArray()
  return direct.filter(({ readerIds }) => !(readerIds as string[]).includes(uid))
}

function isMine(doc: Doc, now: number): boolean {
  const isAssigned = (doc.assigneeIds as string[]).includes(uid)
  const isRecent = Date.parse(String(doc.updatedAt)) > now - 30 * day
  return isAssigned && (doc.open === true || isRecent)
}

function nameOf(ref: Ref): string {
  return documentName(ref, { projectId, companyId })
}

function refsIn(text: string): string[] {
  return [...text.matchAll(/"document":\{"name":"[^"]*\/companies\/c1\/([^"]+)"/g)].map(
    ([, ref = '']) => ref,
  )
}

function sorted(doc: Doc | undefined): Doc | null {
  return doc ? Object.fromEntries(Object.entries(doc).sort(([a], [b]) => (a < b ? -1 : 1))) : null
}

function nextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
