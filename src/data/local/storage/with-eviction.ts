import { report } from '#data/report.ts'
import { bulkDelete } from '../database/bulk.ts'
import { storageProblem } from './storage-problem.ts'
import { transact } from '../database/transact.ts'
import type { UserDb } from '../database/user-db.ts'

/** The names of map tile caches begin with this. */
const tiles = 'tiles'

/**
 * Runs `work`; if the device is full, frees space step by step and retries: map tiles, then positions, then closed
 * orders that nothing unsent needs. Mutations and photos are never touched.
 */
export async function withEviction<T>(db: UserDb, work: () => Promise<T>): Promise<T> {
  const steps = [dropTiles, () => dropPings(db), () => dropClosedOrders(db)]
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (storageProblem(error)?.type !== 'storage/full' || !(await makeRoom(steps))) throw error
    }
  }
}

/** Whether there was anything left to evict. */
async function makeRoom(steps: (() => Promise<number>)[]): Promise<boolean> {
  for (let step = steps.shift(); step; step = steps.shift()) {
    try {
      if ((await step()) > 0) return true
    } catch (error) {
      report('Space could not be freed', error)
    }
  }
  return false
}

async function dropTiles(): Promise<number> {
  if (!('caches' in globalThis)) return 0
  const names = (await caches.keys()).filter((name) => name.startsWith(tiles))
  for (const name of names) await caches.delete(name)
  return names.length
}

async function dropPings(db: UserDb): Promise<number> {
  const count = (await db.pings.count()) + (await db.trail.count())
  await Promise.all([db.pings.clear(), db.trail.clear()])
  return count
}

function dropClosedOrders(db: UserDb): Promise<number> {
  return transact(db, [db.orders, db.base, db.outbox], async () => {
    const closed = await db.orders.filter((order) => order.open === false).primaryKeys()
    const held = new Set((await db.outbox.toArray()).flatMap((row) => row.refs))
    const bases = new Set(await db.base.toCollection().primaryKeys())
    const free = closed.filter((id) => !held.has(`orders/${id}`) && !bases.has(`orders/${id}`))
    await bulkDelete(db.orders, free)
    return free.length
  })
}
