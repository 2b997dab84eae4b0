import { newId } from '#lib/new-id.ts'
import { openDeviceDb, readItem } from '#data/local/database/device-db.ts'
import { noteUnsent } from '#data/local/unsent/unsent-marker.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { DrainResult } from '#data/outbox/drain/types.ts'
import { openDrain } from '#data/outbox/open-drain.ts'
import { openServer } from '#data/server/open-server.ts'
import { openMedia } from '#data/blobs/open-media.ts'
import { deviceItems } from '#data/server/device-items.ts'
import { storedWebConfig } from '#data/server/load-web-config.ts'

interface DrainOnce {
  readonly budgetMs?: number
  /** The network has just come back: ends a pause that began because the server did not answer. */
  readonly fresh: boolean
}

/**
 * Sends what the signed-in user has queued, for at most `budgetMs` milliseconds: mutations, then photos and positions,
 * then the mutations that waited for a photo.
 */
export async function drainOnce({ budgetMs = 150_000, fresh }: DrainOnce): Promise<DrainResult> {
  const deviceDb = openDeviceDb()
  try {
    const [session, config] = await Promise.all([
      readItem(deviceDb, deviceItems.session),
      storedWebConfig(deviceDb),
    ])
    if (!session || !config) return { kind: 'idle' }
    const db = openUserDb(session.uid)
    try {
      const server = openServer(deviceDb, config)
      const end = Date.now() + budgetMs
      let freed = false
      const work = openDrain(deviceDb, db, session.uid, server)
      const media = openMedia(deviceDb, db, session.uid, server, () => {
        freed = true
      })
      for (;;) {
        const result = await work.run({ budgetMs: end - Date.now(), fresh })
        if (result.kind !== 'idle' || Date.now() >= end) return result
        freed = false
        const sent = await media.run({ budgetMs: end - Date.now() })
        if (!freed) return sent.kind === 'busy' ? result : sent
      }
    } finally {
      await noteUnsent(db, session.uid, newId).catch(() => undefined)
      db.close()
    }
  } finally {
    deviceDb.close()
  }
}
