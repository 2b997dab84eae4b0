import { Dexie } from 'dexie'

/** How often work is repeated after the browser lost its connection to the database. */
const maxTries = 3

/**
 * Browsers on phones drop the connection to a database in the background. Then it is reopened and `work` is repeated,
 * which may find its own changes if it succeeded but the response was lost. Inside a transaction `work` runs only once:
 * the transaction as a whole is what is repeated.
 */
export async function withReconnect<T>(db: Dexie, work: () => Promise<T>): Promise<T> {
  if (Dexie.currentTransaction) return work()
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= maxTries || !db.isOpen() || !isConnectionLost(error)) throw error
      db.close({ disableAutoOpen: false })
      await db.open()
    }
  }
}

/** The same for each method of a store. */
export function methodsWithReconnect<T extends object>(db: Dexie, store: T): T {
  const methods = Object.entries(store).map(([name, method]) => [
    name,
    (...args: unknown[]) =>
      withReconnect(db, () => (method as (...all: unknown[]) => Promise<unknown>)(...args)),
  ])
  return Object.fromEntries(methods) as T
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
