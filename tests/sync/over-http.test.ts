import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDeviceDb } from '#data/local/database/device-db.ts'
import type { DeviceDb } from '#data/local/database/device-db.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { createDexieStore } from '#data/outbox/store/dexie-store.ts'
import { createDrain } from '#data/outbox/drain/create-drain.ts'
import { mutate } from '#data/outbox/mutate/mutate.ts'
import type { Server } from '#data/server/open-server.ts'
import { loadDocuments } from '#data/server/load-documents.ts'
import { runAtOnce } from '#data/session/run-at-once.ts'
import { startEmulator } from '#emulator/index.ts'
import type { Emulator } from '#emulator/index.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { registerPerson } from './support/http-person.ts'
import { projectId } from './support/in-process-server.ts'

const clock = { now: () => Date.now() }
const random = { next: () => 0.5, id: () => crypto.randomUUID() }
const locks = {
  tryRun: <T>(_name: string, work: (lost: () => boolean) => Promise<T>) => work(() => false),
  run: <T>(_name: string, work: () => Promise<T>) => work(),
}
const email = 'owner@example.com'

let dataDir = ''
let emulator: Emulator
let deviceDb: DeviceDb
let opened: UserDb[] = []

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'daybook-sync-'))
  emulator = await start(0)
  deviceDb = openDeviceDb({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})
afterEach(async () => {
  for (const db of opened.splice(0)) db.close()
  deviceDb.close()
  await emulator.close()
  rmSync(dataDir, { recursive: true })
})

function start(port: number): Promise<Emulator> {
  const root = new URL('../../', import.meta.url)
  const rules = readFileSync(new URL('firestore.rules', root), 'utf8')
  const indexes = readFileSync(new URL('firestore.indexes.json', root), 'utf8')
  return startEmulator({ dataDir, port, projectId, rules, indexes })
}

function setup(uid: string) {
  return {
    uid,
    companyId: 'c1',
    owner: { name: 'Grace Comeau', email, language: null },
    company: {
      name: 'Demo Company',
      address: emptyAddress,
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      taxRateMilliPercent: 19_000,
      workingHours: defaultWorkingHours,
    },
  }
}

function setUp(server: Server, args: ReturnType<typeof setup>) {
  const { uid, companyId } = args
  const actor = { uid, companyId, role: 'owner', status: 'active', permissions: [] } as const
  const moment = { deviceId: 'd1', now: Date.now(), offsetMs: 0 }
  return runAtOnce(server, 'company/setup', args, { actor, ...moment })
}

test('from registration to work sent through a server that was unreachable for a while', async () => {
  const { uid, server } = await registerPerson(emulator, email, deviceDb)
  expect(await setUp(server, setup(uid))).toMatchObject({ ok: true })
  expect(await loadDocuments(server, uid)).toMatchObject({
    ok: true,
    value: { companyId: 'c1', user: { role: 'owner' }, company: { isSetup: true } },
  })

  const db = openUserDb(uid, { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  opened.push(db)
  const actor = { uid, companyId: 'c1', role: 'owner', status: 'active', permissions: [] } as const
  const run = (name: string, args: object) =>
    mutate(name, args, { db, actor, id: random.id(), deviceId: 'd1', now: Date.now(), offsetMs: 0 })
  const customer = { name: 'Demo Customer', phone: '', email: '', notes: '', billingAddress: null }
  const site = { name: '', directions: '', gateCode: '', accessNotes: '', geo: null }
  await run('customer/create', {
    customerId: 'k1',
    siteId: 's1',
    ...customer,
    site: { ...site, address: { ...emptyAddress, city: 'Berlin' } },
  })
  const edits = { notes: { from: '', to: 'Ring twice' } }
  await run('customer/edit', { customerId: 'k1', edits })

  const drain = () =>
    createDrain({
      uid,
      projectId,
      store: createDexieStore(db),
      rest: server.rest,
      auth: server.auth,
      clock,
      random,
      locks,
    }).run({ fresh: true })

  const { port } = emulator
  await emulator.close()
  expect(await drain()).toMatchObject({ kind: 'paused', pause: { reason: 'unreachable' } })
  emulator = await start(port)
  expect(await drain()).toEqual({ kind: 'idle' })
  expect(await db.outbox.count()).toBe(0)
  expect(await db.customers.get('k1')).toMatchObject({ notes: 'Ring twice', primarySiteId: 's1' })

  const root = `projects/${projectId}/databases/(default)/documents/companies/c1`
  expect(emulator.engine.get(`${root}/customers/k1`)?.fields.notes).toEqual({
    stringValue: 'Ring twice',
  })
  expect(emulator.engine.listDocuments(root, 'mutations', 10)).toHaveLength(3)
  expect((await db.customers.get('k1'))?.updatedAt).toMatch(/^2\d{3}-.*\.\d{6}Z$/)
})

test('a second company setup for the same owner finds the first', async () => {
  const { uid, server } = await registerPerson(emulator, email, deviceDb)
  await setUp(server, setup(uid))
  const args = setup(uid)
  const renamed = { ...args, company: { ...args.company, name: 'Renamed' } }
  expect(await setUp(server, renamed)).toMatchObject({ problem: { type: 'doc/exists' } })
  expect(await loadDocuments(server, uid)).toMatchObject({
    value: { company: { name: 'Demo Company' } },
  })
  expect(await setUp(server, { ...args, companyId: 'c2' })).toMatchObject({ ok: false })
})
