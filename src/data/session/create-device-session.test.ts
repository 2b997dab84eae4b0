import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { openDeviceDb, readItem, writeItem } from '../local/database/device-db.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { stubBrowserStores } from '../local/storage/browser-stores.fixture.ts'
import { deviceItems } from '../server/device-items.ts'
import type { Server } from '../server/open-server.ts'
import type { AuthOnDemand } from './auth-on-demand.ts'
import { createDeviceSession } from './create-device-session.ts'
import type { DeviceSession } from './create-device-session.ts'

const at = '2026-03-01T08:00:00.000000Z'
const stamps = {
  schema: 1,
  updatedAt: at,
  updatedBy: 'u1',
  deletedAt: null,
  createdAt: at,
  createdBy: 'u1',
}
const user: Doc = {
  ...stamps,
  name: 'Ada',
  email: 'ada@example.com',
  role: 'owner',
  status: 'active',
  companyId: 'c1',
  permissions: [],
}
const company: Doc = {
  ...stamps,
  name: 'Plumbing Ltd',
  ownerId: 'u1',
  timeZone: 'Europe/London',
  locale: 'en',
  currency: 'GBP',
  isSetup: true,
}
/** As every version of the app so far has stored it. */
const stored = {
  uid: 'u1',
  email: 'ada@example.com',
  displayName: 'Ada',
  user: { ...user, id: 'u1' },
  company: { ...company, id: 'c1' },
  loaded: true,
  needsSignIn: false,
}

let stores: ReturnType<typeof stubBrowserStores>
let deviceDb: DeviceDb
let db: UserDb
let session: DeviceSession
let served: ReadonlyMap<string, Doc | null>

beforeEach(() => {
  stores = stubBrowserStores()
  deviceDb = openDeviceDb()
  db = openUserDb('u1')
  served = new Map([
    ['users/u1', user],
    ['companies/c1', company],
  ])
  session = open()
})
afterEach(() => {
  session.stop()
  deviceDb.close()
  db.close()
  stores.restore()
})

const server = {
  config: { projectId: 'p' },
  auth: { token: async () => ({ kind: 'token', token: 't', uid: 'u1' }) },
  rest: {
    batchGet: async (names: readonly string[]) => {
      const docs = names.map((name) => {
        const doc = served.get(name.split('/documents/')[1] ?? '')
        return [name, doc ? { doc, updateTime: '' } : null] as const
      })
      return { ok: true, value: { docs: new Map(docs), readTime: '' } }
    },
  },
} as unknown as Server

const identity = { uid: 'u1', email: 'ada@example.com', displayName: 'Ada' }
const auth = { load: async () => ({ register: async () => identity }) } as unknown as AuthOnDemand

function open(more: { readonly storingMs?: number } = {}): DeviceSession {
  return createDeviceSession({
    deviceDb,
    server: async () => server,
    auth,
    userDb: () => db,
    ...more,
  })
}

const copy = () => readItem(deviceDb, deviceItems.session)

test('a device that an earlier version of the app signed in stays so, without database and server', async () => {
  await writeItem(deviceDb, deviceItems.session, stored)
  const userDb = vi.fn(() => db)
  const again = createDeviceSession({
    deviceDb,
    server: () => Promise.reject(new Error('offline')),
    auth: {} as AuthOnDemand,
    userDb,
  })
  await again.start()
  expect(again.live.get()).toMatchObject({
    kind: 'signedIn',
    uid: 'u1',
    user: { id: 'u1' },
    company: { id: 'c1' },
  })
  expect(userDb).not.toHaveBeenCalled()
  again.stop()
})

test('what is loaded goes to the database, and from there to the copy for the first paint', async () => {
  await writeItem(deviceDb, deviceItems.session, {
    ...stored,
    user: null,
    company: null,
    loaded: false,
  })
  await session.start()
  await session.load()
  expect(await db.users.get('u1')).toMatchObject({ companyId: 'c1' })
  expect(session.live.get()).toMatchObject({
    loading: false,
    user: { id: 'u1' },
    company: { id: 'c1' },
  })
})

test('a user whom the server no longer has is gone from both', async () => {
  await writeItem(deviceDb, deviceItems.session, stored)
  await session.start()
  await session.load()
  served = new Map()
  await session.load()
  expect(await db.users.get('u1')).toBeUndefined()
  expect(await copy()).toMatchObject({ user: null, company: null, loaded: true })
})

test('a company that this app cannot read is said to be so, and does not look like none', async () => {
  await writeItem(deviceDb, deviceItems.session, stored)
  served = new Map([
    ['users/u1', user],
    ['companies/c1', { ...company, name: 7 }],
  ])
  await session.start()
  await session.load()
  expect(session.live.get()).toMatchObject({ company: null, error: { type: 'input/invalid' } })
  expect((await copy())?.company).toMatchObject({ name: 7 })
})

test('changes in the database reach the copy; those that cannot be read leave it alone', async () => {
  await writeItem(deviceDb, deviceItems.session, stored)
  await session.start()
  await session.load()
  const stop = session.follow('u1')
  await db.companies.update('c1', { name: 'New name' })
  await expect.poll(async () => (await copy())?.company).toMatchObject({ name: 'New name' })
  await db.companies.delete('c1')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await copy())?.company).toMatchObject({ name: 'New name' })
  stop()
})

test('the session of someone else who signed in meanwhile is left alone', async () => {
  await writeItem(deviceDb, deviceItems.session, stored)
  await session.start()
  await writeItem(deviceDb, deviceItems.session, { ...stored, uid: 'u2', company: null })
  await session.load()
  expect(await copy()).toMatchObject({ uid: 'u2', company: null })
})

test('a new account whose documents cannot be stored is told so, and can try again', async () => {
  const full = new DOMException('No space', 'QuotaExceededError')
  vi.spyOn(db, 'transaction').mockRejectedValueOnce(full)
  await session.start()
  expect(await session.register('Ada', 'ada@example.com', 'a short sentence')).toMatchObject({
    ok: true,
  })
  expect(session.live.get()).toMatchObject({
    kind: 'signedIn',
    user: null,
    loading: false,
    error: { type: 'storage/full' },
  })
  await session.load()
  expect(session.live.get()).toMatchObject({ user: { id: 'u1' }, loading: false, error: null })
})

test('any other error of storing ends the loading too', async () => {
  vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('Transaction committed too early'))
  await session.start()
  await session.register('Ada', 'ada@example.com', 'a short sentence')
  expect(session.live.get()).toMatchObject({
    loading: false,
    error: { type: 'storage/unavailable' },
  })
})

test('storing that takes too long ends the loading with a problem, until it is done after all', async () => {
  let letOpen = () => {}
  const mayOpen = new Promise<void>((resolve) => {
    letOpen = resolve
  })
  db.on('ready', () => mayOpen)
  session = open({ storingMs: 1 })
  await session.start()
  void session.register('Ada', 'ada@example.com', 'a short sentence')
  await expect
    .poll(() => session.live.get())
    .toMatchObject({ user: null, loading: false, error: { type: 'storage/unavailable' } })
  letOpen()
  await expect
    .poll(() => session.live.get())
    .toMatchObject({ user: { id: 'u1' }, company: { id: 'c1' }, loading: false, error: null })
})

test('after a reload during the first load it is not taken for a person without a company', async () => {
  await writeItem(deviceDb, deviceItems.session, {
    ...stored,
    user: null,
    company: null,
    loaded: false,
  })
  await session.start()
  expect(session.live.get()).toMatchObject({ kind: 'signedIn', user: null, loading: true })
  await session.load()
  expect(session.live.get()).toMatchObject({ user: { id: 'u1' }, loading: false, error: null })
})
