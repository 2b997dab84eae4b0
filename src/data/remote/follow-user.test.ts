import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { documentTables } from '../local/rows/collections.ts'
import { markLoaded } from '../local/rows/loaded-sets.ts'
import { readMeta } from '../local/rows/meta.ts'
import { at } from '../local/rows/order.fixture.ts'
import { transact } from '../local/database/transact.ts'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { stubBrowserStores } from '../local/storage/browser-stores.fixture.ts'
import { applyServerDocs } from '../outbox/rebase/apply-server-docs.ts'
import { followUser } from './follow-user.ts'

const stamps = { schema: 1, updatedAt: at, updatedBy: 'office', deletedAt: null }
const made = { ...stamps, createdAt: at, createdBy: 'office' }
const user = (role: string): Doc => ({
  ...stamps,
  name: 'Tess',
  companyId: 'c1',
  role,
  status: 'active',
})
const company = (techniciansSeePrices: boolean): Doc => ({
  ...made,
  name: 'Harbour',
  isSetup: true,
  ownerId: 'office',
  techniciansSeePrices,
})
const amounts = ['costs', 'priceLists', 'prices'] as const

let stores: ReturnType<typeof stubBrowserStores>
let db: UserDb
beforeEach(({ task }) => {
  stores = stubBrowserStores()
  // Dexie caches answers by the name of the database.
  db = openUserDb(task.id)
})
afterEach(() => {
  db.close()
  stores.restore()
})

const take = (docs: Readonly<Record<Ref, Doc>>) =>
  transact(db, documentTables(db), () =>
    applyServerDocs(db, new Map(Object.entries(docs) as [Ref, Doc][])),
  )
async function held() {
  const counts = await Promise.all(amounts.map((name) => db[name].count()))
  return amounts.filter((_, i) => counts[i])
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

/** The amounts that this device holds whenever it starts to follow the user. */
function follow() {
  const begun: (readonly string[])[] = []
  const following = followUser(db, 't1', () => {
    void held().then((names) => begun.push(names))
    return { nudge: () => undefined, stop: () => undefined }
  })
  return { begun, stop: () => following.stop() }
}

test('prices leave the phone when technicians may not see them any more, and load again when they may', async () => {
  await take({
    'users/t1': user('technician'),
    'companies/c1': company(true),
    'prices/pump': { ...stamps, priceMinor: 1500 },
  })
  await markLoaded(db, 'prices')
  await db.cursors.put({ key: 'prices', value: at })
  const { begun, stop } = follow()
  await until(() => expect(begun).toEqual([['prices']]))
  await take({ 'companies/c1': company(false) })
  await until(() => expect(begun).toEqual([['prices'], []]))
  expect(await readMeta(db, 'loaded')).toEqual([])
  expect(await db.cursors.toArray()).toEqual([])
  await take({ 'companies/c1': company(true) })
  await until(() => expect(begun).toHaveLength(3))
  stop()
})

test('who leaves the office keeps neither costs nor price lists, and keeps what is unsent', async () => {
  const list = { name: 'Trade', currency: 'EUR', isInclusive: false, fromOn: null, untilOn: null }
  await take({
    'users/t1': user('admin'),
    'companies/c1': company(false),
    'prices/pump': { ...stamps, priceMinor: 1500 },
    'costs/pump': { ...stamps, kind: 'item', costMinor: 900 },
    'costs/odd': { ...stamps, kind: 'item', costMinor: 'much' },
    'priceLists/trade': { ...made, ...list, rules: [], archivedAt: null },
  })
  await db.outbox.add({ refs: ['prices/pump'], id: 'm1', name: 'item/edit' } as never)
  const { begun, stop } = follow()
  await until(() => expect(begun).toEqual([amounts]))
  await take({ 'users/t1': user('technician') })
  await until(() => expect(begun).toEqual([amounts, ['prices']]))
  expect(await db.unreadable.count()).toBe(0)
  stop()
})
