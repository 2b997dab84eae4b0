import type { Dexie, Table } from 'dexie'
import { withReconnect } from './with-reconnect.ts'

/**
 * One read-write transaction: all of `work` or nothing. Dexie keeps track of a transaction through `await` only where
 * the function it calls is itself `async`; a plain arrow that returns a promise would silently run outside of it. So
 * every transaction goes through here. If the connection is lost, `work` is run again.
 */
export function transact<T>(
  db: Dexie,
  tables: readonly Table[],
  work: () => Promise<T>,
): Promise<T> {
  return withReconnect(db, () =>
    db.transaction('rw', [...tables], async () => {
      const result = await work()
      return result
    }),
  )
}
