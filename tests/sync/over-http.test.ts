import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDeviceDb, writeItem } from '#data/local/database/device-db.ts'
import type { DeviceDb } from '#data/local/database/device-db.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { createDexieStore } from '#data/outbox/store/dexie-store.ts'
import { createDrain } from '#data/outbox/drain/create-drain.ts'
import { mutate } from '#data/outbox/mutate/mutate.ts'
import type { Server } from '#data/server/open-server.ts'
import { createTokenSource } from '#data/server/create-token-source.ts'
import { deviceItems } from '#data/server/device-items.ts'
import { loadDocuments } from '#data/server/load-documents.ts'
import type { AuthUser } from '#data/server/stored-auth.ts'
import { setUpCompany } from '#data/session/set-up-company.ts'
import type { WebConfig } from '#data/server/web-config.ts'
import { endpointsOf } from '#data/server/web-config.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import { createFetchHttp } from '#data/server/rest/http.ts'
import { startEmulator } from '#emulator/index.ts'
import type { Emulator } from '#emulator/index.ts'
import { usualWorkingHours } from '#domain/entities/working-hours.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
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

/** Registers by REST and keeps what Firebase Auth would have stored. */
async function register(): Promise<AuthUser> {
  const url = `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`
  const body = JSON.stringify({ email, password: 'a-long-password', returnSecureToken: true })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body })
  const { localId, idToken, refreshToken } = (await answer.json()) as Record<string, string>
  const stored = { uid: localId ?? '', idToken: idToken ?? '', refreshToken: refreshToken ?? '' }
  await writeItem(deviceDb, deviceItems.session, {
    uid: stored.uid,
    email,
    displayName: 'Grace Comeau',
    user: null,
    company: null,
    loaded: true,
    needsSignIn: false,
  })
  return { ...stored, expiresAt: 0 }
}

function connect(user: AuthUser): Server {
  const { host, port } = emulator
  const config: WebConfig = { apiKey: 'local', projectId, emulator: { host, port } }
  const http = createFetchHttp((input, init) => fetch(input, init))
  const origin = endpointsOf(config).firestore
  const readAuthUser = async () => user
  return {
    config,
    rest: createFirestoreRest({ http, origin, projectId }),
    auth: createTokenSource({ deviceDb, config, http, clock, locks, readAuthUser }),
  }
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
      workingHours: usualWorkingHours,
    },
  }
}

test('from registration to work sent through a server that was unreachable for a while', async () => {
  const user = await register()
  const { uid } = user
  const server = connect(user)
  const context = { uid, deviceId: 'd1', now: Date.now(), offsetMs: 0 }
  expect(await setUpCompany(server, setup(uid), context)).toMatchObject({ ok: true })
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
  const user = await register()
  const server = connect(user)
  const context = { uid: user.uid, deviceId: 'd1', now: Date.now(), offsetMs: 0 }
  await setUpCompany(server, setup(user.uid), context)
  const args = setup(user.uid)
  const renamed = { ...args, company: { ...args.company, name: 'Renamed' } }
  const again = await setUpCompany(server, renamed, context)
  expect(again.ok && again.value.get('companies/c1')).toMatchObject({ name: 'Demo Company' })
  const other = { ...setup(user.uid), companyId: 'c2' }
  expect(await setUpCompany(server, other, context)).toMatchObject({ ok: false })
})
