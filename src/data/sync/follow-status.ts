import { createLiveValue } from '#lib/live-value.ts'
import type { Queries } from '../queries/create-queries.ts'
import { report } from '../report.ts'
import type { Live, Session, SyncStatus } from '../types/data.ts'
import type { readSessionStatus } from './read-session-status.ts'

interface Ports {
  readonly queries: Pick<Queries, 'follow'>
  readonly session: Live<Session>
  readonly online: Live<boolean>
}

/**
 * The sync status of the signed-in user; `undefined` until the code that reads it is loaded, which is tried again at
 * each change of the network.
 */
export function followStatus({ queries, session, online }: Ports): Live<SyncStatus> {
  const reader = createLiveValue<typeof readSessionStatus | null>(null)
  let isLoading = false

  async function load(): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      const code = await import('./read-session-status.ts')
      reader.set(code.readSessionStatus)
    } catch (error) {
      report('The code that reads the sync status could not be loaded', error)
    }
    isLoading = false
  }

  return queries.follow(
    async (db) => {
      const now = session.get()
      // Before the person's database is open nothing is known, least of all that everything is synced.
      if (!db && now?.kind !== 'signedOut') return undefined
      const read = reader.get()
      if (read) return read(db ?? null, now, online.get() ?? true)
      void load()
      return undefined
    },
    [online, session, reader],
  )
}
