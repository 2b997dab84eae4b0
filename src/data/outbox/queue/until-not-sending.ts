import { createLive } from '#data/local/live/live.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import type { UserDb } from '#data/local/database/user-db.ts'

/** Resolves once none of these mutations is in flight; they may have arrived then. */
export function untilNotSending(db: UserDb, ids: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const isSending = createLive(
      async () => {
        const rows = await db.outbox
          .where('id')
          .anyOf([...ids])
          .toArray()
        return rows.map(repairRow).some(({ state }) => state === 'sending')
      },
      { onError: reject },
    )
    const stop = isSending.subscribe(() => {
      if (isSending.get()) return
      stop()
      resolve()
    })
  })
}
