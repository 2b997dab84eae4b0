import { Dexie } from 'dexie'
import type { Table } from 'dexie'

/** How often a transaction is begun anew after the browser lost its connection to the database. */
const mostTries = 3

/**
 * One read-write transaction: all of `work` or nothing. Dexie keeps track of a transaction through
 * `await` only where the function it calls is itself `async`; a plain arrow that returns a promise would
 * run outside of it without a word. So every transaction of ours goes through here.
 *
 * Browsers on phones drop the connection in the background. Then the database is opened again and `work`
 * run once more; it may find what it did the time before, if only the word of success was lost.
 */
export async function transact<T>(
  db: Dexie,
  tables: readonly Table[],
  work: () => Promise<T>,
): Promise<T> {
  const attempt = () =>
    db.transaction('rw', [...tables], async () => {
      const result = await work()
      return result
    })
  if (Dexie.currentTransaction) return attempt()
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= mostTries || !db.isOpen() || !isConnectionLost(error)) throw error
      db.close({ disableAutoOpen: false })
      await db.open()
    }
  }
}

/** Whether the browser's own end of the database has gone away, not ours. */
export function isConnectionLost(error: unknown): boolean {
  let at: unknown = error
  for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth += 1) {
    if ('name' in at && (at.name === 'UnknownError' || at.name === 'InvalidStateError')) return true
    at = 'inner' in at ? at.inner : undefined
  }
  return false
}
