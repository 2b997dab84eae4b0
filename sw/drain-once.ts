import { openDeviceDb, readItem } from '#data/local/device-db.ts'
import { openUserDb } from '#data/local/user-db.ts'
import type { DrainResult } from '#data/outbox/drain/types.ts'
import { openDrain, openServer } from '#data/outbox/open-drain.ts'
import { deviceItems } from '#data/session/device-items.ts'
import { rememberedWebConfig } from '#data/session/load-web-config.ts'

/** Sends what the signed-in user has queued, for at most so long (milliseconds). */
export async function drainOnce(budgetMs = 150_000): Promise<DrainResult> {
  const deviceDb = openDeviceDb()
  try {
    const [session, config] = await Promise.all([
      readItem(deviceDb, deviceItems.session),
      rememberedWebConfig(deviceDb),
    ])
    if (!session || !config) return { kind: 'idle' }
    const db = openUserDb(session.uid)
    try {
      const server = openServer(deviceDb, config)
      return await openDrain(deviceDb, db, session.uid, server).run({ budgetMs, fresh: true })
    } finally {
      db.close()
    }
  } finally {
    deviceDb.close()
  }
}
