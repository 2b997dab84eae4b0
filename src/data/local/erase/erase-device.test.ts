import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCaches, type FakeCaches } from '#lib/testing/fake-caches.ts'
import { eraseDevice } from './erase-device.ts'
import { openDeviceDb, writeItem } from '../database/device-db.ts'
import { openUserDb } from '../database/user-db.ts'

let indexedDB: IDBFactory
let options: { indexedDB: IDBFactory; keyRange: typeof IDBKeyRange }
let items: Record<string, string>
let fake: FakeCaches
const closed: string[] = []

/** The part of a browser's storage that is used: its entries are its own keys. */
function storageOf(entries: Record<string, string>): Storage {
  const methods = {
    removeItem: (key: string) => void delete entries[key],
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => void (entries[key] = text),
    clear: () => Object.keys(entries).forEach((key) => delete entries[key]),
  }
  const get = (target: object, key: string | symbol): unknown =>
    Reflect.get(methods, key) ?? Reflect.get(target, key)
  return new Proxy(entries, { get }) as unknown as Storage
}

beforeEach(async () => {
  indexedDB = new IDBFactory()
  options = { indexedDB, keyRange: IDBKeyRange }
  items = {
    'daybook:device': '{"theme":"dark"}',
    'daybook:seen:me': 'Boiler of Harbour Café',
    'daybook:draft:me:note': 'gate 4711',
    'daybook:draft:busy:note': 'kept with its work',
    'daybook:inside': '1',
    'firebase:something': 'ann@example.com',
  }
  fake = createFakeCaches('https://daybook.example')
  for (const name of ['tiles', 'workbox-precache'])
    await (await fake.caches.open(name)).put('/a', new Response('x'))
  vi.stubGlobal('localStorage', storageOf(items))
  vi.stubGlobal('sessionStorage', storageOf({}))
  vi.stubGlobal('caches', fake.caches)
  const notifications = ['order'].map((title) => ({ title, close: () => closed.push(title) }))
  const registration = { getNotifications: async () => notifications }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  for (const uid of ['me', 'idle', 'busy']) {
    const db = openUserDb(uid, options)
    await db.sites.put({ id: 'a', gateCode: '4711' })
    if (uid === 'busy') await db.outbox.add({ id: 'm1', state: 'needsYou' } as never)
    db.close()
  }
  const device = openDeviceDb(options)
  await writeItem(device, { key: 'session', schema: undefined as never }, { company: 'Harbour' })
  device.close()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const names = async () =>
  (await indexedDB.databases()).map(({ name = '' }) => name).sort((a, b) => (a < b ? -1 : 1))

async function sitesOf(uid: string): Promise<number> {
  const db = openUserDb(uid, options)
  const count = await db.sites.count()
  db.close()
  return count
}

test('nothing of the company stays except the unsent work of others', async () => {
  const users = [{ uid: 'me', discards: false }]
  expect(await eraseDevice(users, { ...options, alone: true })).toEqual({ kept: ['busy'] })
  expect(await names()).toEqual(['daybook-busy'])
  expect(new Set(Object.keys(items))).toEqual(
    new Set(['daybook:device', 'daybook:draft:busy:note', 'daybook-unsent']),
  )
  expect(items['daybook-unsent']).toBe('[]')
  expect([...fake.held.keys()]).toEqual(['workbox-precache', 'daybook-unsent'])
  expect(closed).toContain('order')
})

test('if another page has databases open, they are emptied instead of deleted', async () => {
  const open = openUserDb('me', options)
  await open.open()
  await eraseDevice([{ uid: 'me', discards: false }], { ...options, alone: false })
  expect(await open.sites.count()).toBe(0)
  open.close()
  expect([await sitesOf('idle'), await sitesOf('busy')]).toEqual([0, 1])
  const device = openDeviceDb(options)
  expect(await device.items.count()).toBe(0)
  device.close()
})

test('own unsent work stays unless discarding it was confirmed', async () => {
  for (const [discards, expected] of [
    [false, ['daybook-busy']],
    [true, []],
  ] as const) {
    await eraseDevice([{ uid: 'busy', discards }], { ...options, alone: true })
    expect(await names()).toEqual(expected)
  }
})

test('if the browser does not list its databases, the known ones are deleted', async () => {
  const silent = new Proxy(indexedDB, {
    get: (target, key) => {
      const found: unknown = key === 'databases' ? undefined : Reflect.get(target, key)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
  await eraseDevice([{ uid: 'me', discards: false }], {
    ...options,
    indexedDB: silent,
    alone: true,
  })
  expect(await names()).toEqual(['daybook-busy', 'daybook-idle'])
})
