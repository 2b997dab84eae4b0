import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import * as fc from 'fast-check'
import * as React from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Session } from '#data/index.ts'
import { type RowCollection, rowCollections, rowTable } from '#data/local/rows/collections.ts'
import { openUserDb, type UserDb } from '#data/local/database/user-db.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { entityOf } from '#data/queries/entities-of.ts'
import { searchables } from '#data/queries/searchable.ts'
import { applyChange } from '#data/remote/apply-change.ts'
import { readCursor } from '#data/remote/cursor.ts'
import { plainDoc } from '#data/remote/plain-doc.ts'
import { closeFirestoreValues, type FirestoreValue } from '#data/remote/testing/firestore-values.ts'
import type { SetSpec } from '#data/remote/followed-sets.ts'
import { toAppDoc } from '#domain/stored/to-app-doc.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import type { Role } from '#domain/access/actor.ts'
import { collections } from '#domain/entities/collections.ts'
import { setLocale } from '#messages/index.ts'
import { checkStored } from '../support/check-stored.ts'
import { drawApp } from './draw-app.tsx'
import { goodDocuments, today, uid } from './good-documents.ts'
import {
  changedAt,
  everyHole,
  fieldsOf,
  hostileDocument,
  storedDocument,
} from './hostile-documents.ts'

// There is no browser here. Parts that load after the first paint are rendered with the page, and every row is visible.
vi.mock('react', async (importOriginal) => {
  const react = await importOriginal<typeof React>()
  const { useSyncExternalStore } = react
  const useStore: typeof useSyncExternalStore = (subscribe, get, getAtServer = get) =>
    useSyncExternalStore(subscribe, get, getAtServer)
  return { ...react, useSyncExternalStore: useStore }
})
vi.mock('#app/boot/first-content-paint.ts', () => ({ firstContentPaint: () => Promise.resolve() }))
vi.mock('#ui/lazy-part.tsx', () => ({
  lazyPart: (load: () => Promise<React.ComponentType>) =>
    React.lazy(async () => ({ default: await load() })),
}))
vi.mock('#ui/list/windowed-rows.tsx', () => ({
  WindowedRows: ({
    count,
    renderAt,
  }: {
    count: number
    renderAt: (i: number) => React.ReactNode
  }) => Array.from({ length: count }, (_, i) => <li key={i}>{renderAt(i)}</li>),
}))
vi.stubGlobal('navigator', { userAgent: '', languages: ['en'] })

const now = Date.parse(today)
/** Documents of each collection in one run. */
const hostileEach = 6

/** Hostile documents of each collection. */
const company = fc.tuple(
  ...rowCollections.map((collection) => {
    const value = hostileDocument(collection, goodDocuments[collection])
    const one = fc.record({ value, isTimed: fc.boolean() })
    return fc.array(one, { minLength: 1, maxLength: hostileEach })
  }),
)

interface Hostile {
  readonly value: FirestoreValue
  /** Whether it has the server's time, as everything that passed our rules does. */
  readonly isTimed: boolean
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  // Unreadable documents are reported, and here nearly all are.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await setLocale('en')
})
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await closeFirestoreValues()
})

test('whatever is written into any collection, later documents are stored and every page renders', async () => {
  await fc.assert(
    fc.asyncProperty(company, (hostile) =>
      onDevice(async (db) => {
        for (const [i, collection] of rowCollections.entries()) {
          await expectPassed(db, collection, hostile[i] ?? [])
        }
        await expectDrawn(db)
      }),
    ),
    { seed: 17, numRuns: 3, endOnFailure: true },
  )
})

test('no wrong value at one path of a document stops a device or a page', () =>
  onDevice(async (db) => {
    for (const collection of rowCollections) {
      const hostile = everyHole(collection, goodDocuments[collection])
      await expectPassed(
        db,
        collection,
        hostile.map((value) => ({ value, isTimed: true })),
      )
    }
    await expectDrawn(db)
  }))

async function onDevice(work: (db: UserDb) => Promise<void>): Promise<void> {
  const db = openUserDb(uid, { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  try {
    await work(db)
  } finally {
    db.close()
  }
}

/** Stores them between two good ones, in the order of the server's time. */
async function expectPassed(
  db: UserDb,
  collection: RowCollection,
  hostile: readonly Hostile[],
): Promise<void> {
  const good = storedDocument(collection, goodDocuments[collection])
  const times = hostile.map((_, i) => new Date(now - 60_000 + i))
  const last = new Date(now)
  const values: (readonly [id: string, value: FirestoreValue])[] = [
    ['good', changedAt(collection, good, new Date(now - 120_000))],
    ...hostile.map(({ value, isTimed }, i): readonly [string, FirestoreValue] => [
      `h${i}`,
      isTimed ? changedAt(collection, value, times[i] ?? last) : value,
    ]),
    ['next', changedAt(collection, good, last)],
  ]
  const docs = values.map(([id, value]) => {
    const doc = toAppDoc(collection, plainDoc(value.sdk as object))
    expect(decodeDoc(collection, fieldsOf(value))).toEqual(doc)
    return { id, doc }
  })

  const spec = specOf(collection)
  await applyChange(db, spec, docs, collections[collection].serverTime, now)
  await markLoaded(db, spec.key)

  const rows = new Set(await rowTable(db, collection).toCollection().primaryKeys())
  const unreadable = new Set(await db.unreadable.toCollection().primaryKeys())
  expect(rows).toContain('good')
  expect(rows).toContain('next')
  expect(await readCursor(db, spec.key)).toBe(last.toISOString().replace('Z', '000Z'))
  for (const { id, doc } of docs) {
    const isGone = typeof doc.deletedAt === 'string'
    expect(rows.has(id) || unreadable.has(`${collection}/${id}`) || isGone).toBe(true)
  }
  await checkStored(db)
}

/** Pages rendered per collection, spread over all its documents. */
const maxPages = 15

/** Pages that show one document of a collection. */
const pages: Partial<Record<RowCollection, string>> = {
  orders: '/orders',
  customers: '/customers',
  items: '/inventory',
  locations: '/inventory/places',
  users: '/technicians',
}
const lists = [
  '/dashboard',
  '/dashboard/van',
  '/orders',
  '/orders/new',
  '/customers',
  '/schedule',
  '/tracking',
  '/inventory',
  '/technicians',
  '/invoices',
  '/chat',
  '/chat?thread=order-good',
  '/admin',
]

async function expectDrawn(db: UserDb): Promise<void> {
  const context = { db, uid }
  const readable = await Promise.all(
    Object.entries(pages).map(async ([collection, path]) => {
      const ids = await rowTable(db, collection as RowCollection)
        .toCollection()
        .primaryKeys()
      const every = Math.ceil(ids.length / maxPages)
      return ids.filter((_, i) => i % every === 0).map((id) => `${path}/${id}`)
    }),
  )
  await searchables().run(context)
  for (const path of [...lists, ...readable.flat()]) {
    expect(await drawApp(context, await sessionOf(db, 'owner'), path)).toContain('</main>')
  }
  const session = await sessionOf(db, 'technician')
  for (const path of ['/dashboard', '/orders', '/schedule', '/chat?thread=order-good']) {
    expect(await drawApp(context, session, path)).toContain('</main>')
  }
}

async function sessionOf(db: UserDb, role: Role): Promise<Session> {
  const [user, company] = [await db.users.get('good'), await db.companies.get('good')]
  const known = entityOf('users', user)
  return {
    kind: 'signedIn',
    uid,
    email: 'tech@daybook.demo',
    displayName: '',
    user: known && { ...known, id: uid, role },
    company: entityOf('companies', company),
    loading: false,
    error: null,
    needsSignIn: false,
  }
}

/** As an owner's device follows it. */
function specOf(collection: RowCollection): SetSpec {
  const where = { collection, path: collection, where: [], firstDays: null } as const
  return { ...where, key: collection, kind: 'delta' }
}
