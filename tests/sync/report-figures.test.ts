import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FromMetrics } from '#domain/metrics/messages.ts'
import { noFilter } from '#domain/metrics/dimensions.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { readMeta } from '#data/local/rows/meta.ts'
import { loadOrderTimes } from '#data/actions/load-order-times.ts'
import { loadTimesFrom } from '#data/actions/load-times-from.ts'
import { createMetrics } from '#data/queries/metrics/create-metrics.ts'
import { openSets } from '#data/remote/first-load/open-sets.ts'
import { followedSets } from '#data/remote/followed-sets.ts'
import type { Server } from '#data/server/open-server.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import { commitAt } from './support/fill-server.ts'
import {
  createInProcessServer,
  type InProcessServer,
  projectId,
} from './support/in-process-server.ts'
import { createListeningDevice, type Role, type Tab } from './support/listening-device.ts'
import { companyId, people, seedCompany } from './support/seed.ts'
import { sentOrder } from '../fixtures/sent-order.ts'

const day = 86_400_000
const hour = 3_600_000
const now = Date.parse('2026-03-20T09:00:00.000Z')
const ago = (days: number, hours = 0) => new Date(now - days * day + hours * hour).toISOString()

/** Days ago at which someone arrived at their order in time. All the orders are still open. */
const arrivals = [3, 36, 45, 45, 50, 80]

let server: InProcessServer
const tabs: Tab[] = []
/** Requests for older time, and after how many of them the network breaks off. */
let asked = 0
let lasting = Infinity

beforeEach(async () => {
  lasting = Infinity
  server = await createInProcessServer(() => now)
  await seedCompany(server)
  for (const [i, days] of arrivals.entries()) {
    const id = `old${i}`
    const order = {
      ...sentOrder(`W-${id}`, id, people.techA),
      createdAt: ago(days),
      windowStart: ago(days),
      windowEnd: ago(days, 2),
      status: 'onSite',
    }
    await commitAt(server, `orders/${id}`, order, ago(days, 3))
    const entry = {
      schema: 1,
      updatedBy: people.techA,
      deletedAt: null,
      userId: people.techA,
      orderId: id,
      createdAt: ago(days),
      createdBy: people.techA,
      note: '',
    }
    const work = { ...entry, kind: 'order', startedAt: ago(days, 1), endedAt: ago(days, 2) }
    const drive = { ...entry, kind: 'travel', startedAt: ago(days), endedAt: ago(days, 1) }
    await commitAt(server, `timeEntries/work${i}`, work, ago(days, 3))
    await commitAt(server, `timeEntries/drive${i}`, drive, ago(days, 3))
  }
})

afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.kill()
  await server.engine.close()
})

/** A device of the office that has received what it follows. */
async function openDevice(): Promise<UserDb> {
  const device = createListeningDevice({
    uid: people.office,
    server,
    http: (request) => server.handle(request),
    now: () => now,
    random: () => 0.5,
    pageSize: 100,
  })
  const tab = device.open('admin')
  tabs.push(tab)
  await expect
    .poll(async () => (await readMeta(tab.db, 'loaded')) ?? [], { timeout: 10_000 })
    .toEqual(expect.arrayContaining(['orders', 'visits', 'bookings', 'timeEntries', 'users']))
  return tab.db
}

async function remote(): Promise<Server> {
  return {
    config: { projectId },
    rest: createFirestoreRest({
      http: async (request) => {
        asked += 1
        if (asked > lasting) throw new TypeError('Failed to fetch')
        return server.handle(request)
      },
      origin: 'http://server',
      projectId,
    }),
    auth: { token: async () => ({ kind: 'token', token: server.tokenOf(people.office), uid: '' }) },
  } as unknown as Server
}

function loadAll(db: UserDb, days: number) {
  asked = 0
  return loadTimesFrom(remote, db, { companyId, from: ago(days), now }, 3)
}

/** The report of the last thirty days. */
async function reportOn(db: UserDb) {
  const answers: FromMetrics[] = []
  const metrics = createMetrics({ db, uid: people.office }, (answer) => answers.push(answer))
  const { outside: _, ...rest } = noFilter
  const filter = { ...rest, territoryId: '' }
  metrics.ask({ kind: 'report', now, hasMoney: false, period: '30d', by: 'week', filter })
  await expect.poll(() => answers.length).toBe(2)
  metrics.close()
  const answer = answers[1]
  if (answer?.kind !== 'report') throw new Error('No report')
  return answer.value
}

const all = { count: arrivals.length, of: arrivals.length }
const sum = (shares: readonly { count: number; of: number }[]) =>
  shares.reduce((a, b) => ({ count: a.count + b.count, of: a.of + b.of }))

it('shows the same report on a device on which older orders were opened', async () => {
  const [busy, fresh] = [await openDevice(), await openDevice()]
  const opened = [1, 2, 4].map((i) => ({ id: `old${i}`, createdAt: ago(arrivals[i] ?? 0) }))
  await loadOrderTimes(remote, busy, { companyId, orders: opened, now })
  expect(await busy.timeEntries.count()).toBeGreaterThan(await fresh.timeEntries.count())

  const report = await reportOn(fresh)
  expect(await reportOn(busy)).toEqual(report)
  expect(report.report.known).toEqual({ times: false, allTimes: false, workBefore: true })
  expect(report.report.total.before).toMatchObject({ onTime: { of: 0 }, visits: 0 })
})

it('counts all recorded time once it is downloaded, whatever the device had before', async () => {
  const [busy, fresh] = [await openDevice(), await openDevice()]
  const opened = [{ id: 'old1', createdAt: ago(36) }]
  await loadOrderTimes(remote, busy, { companyId, orders: opened, now })
  for (const db of [busy, fresh]) expect(await loadAll(db, 110)).toMatchObject({ ok: true })

  const report = await reportOn(fresh)
  expect(await reportOn(busy)).toEqual(report)
  expect(report.report.known).toEqual({ times: true, allTimes: true, workBefore: true })
  expect(report.report.total.now).toMatchObject({ onTime: { count: 1, of: 1 }, visits: 1 })
  expect(report.report.total.before).toMatchObject({
    onTime: { count: 4, of: 4 },
    visits: 4,
    travel: 4 * hour,
  })
  expect(sum(report.report.weeks.map(({ onTime }) => onTime))).toEqual(all)
})

it('continues a download that broke off, and asks for nothing twice', async () => {
  const db = await openDevice()
  lasting = 2
  expect(await loadAll(db, 110)).toMatchObject({ ok: false })
  expect(await db.timeEntries.count()).toBe(2 + 6)
  expect((await reportOn(db)).report.known.allTimes).toBe(false)
  lasting = Infinity
  expect(await loadAll(db, 110)).toMatchObject({ ok: true })
  expect(await db.timeEntries.count()).toBe(2 * arrivals.length)
  // Two full pages and what follows them.
  expect(asked).toBe(3)
  for (const days of [110, 60]) {
    expect(await loadAll(db, days)).toMatchObject({ ok: true })
    expect(asked).toBe(0)
  }
  expect(await readMeta(db, 'timesFrom')).toBe(ago(110))

  const orders = (days: number) => [{ id: 'old5', createdAt: ago(days) }]
  await loadOrderTimes(remote, db, { companyId, orders: orders(80), now })
  expect(asked).toBe(0)
  await loadOrderTimes(remote, db, { companyId, orders: orders(110), now })
  expect(asked).toBe(1)
})

it('forgets how far back it reaches while its user is not of the office', async () => {
  const db = await openDevice()
  await loadAll(db, 110)
  const user = { id: people.office, companyId, permissions: [], status: 'active' }
  const follow = (role: Role) => openSets(db, followedSets({ ...user, role } as never, null))
  await follow('admin')
  expect(await readMeta(db, 'timesFrom')).toBe(ago(110))
  await follow('technician')
  expect(await readMeta(db, 'timesFrom')).toBeNull()
})
