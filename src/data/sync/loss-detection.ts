import { newId } from '#lib/new-id.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { report } from '../report.ts'
import type { Live, LostChanges, SyncStatus } from '../types/data.ts'
import { createLiveValue } from '#lib/live-value.ts'

interface MarkerPorts {
  readonly status: Live<SyncStatus>
  readonly current: () => { readonly uid: string; readonly db: UserDb } | undefined
}

/** Loaded later: no screen waits for it. */
const notes = () => import('../local/unsent/unsent-marker.ts')

/**
 * Notices unsent work that was lost with this device's storage, and notes the present unsent work for the next time.
 */
export function createLossDetection({ status, current }: MarkerPorts) {
  const lost = createLiveValue<LostChanges | null>(null)
  let unsubscribe: (() => void) | undefined
  let noted = ''
  let writing: Promise<void> = Promise.resolve()

  async function note(): Promise<void> {
    const now = status.get()
    const here = current()
    // The note of a loss stays until the person has read it.
    if (!now || !here || lost.get() !== null) return
    const count = now.waiting + now.sending + now.actionNeeded + now.photosWaiting
    const next = JSON.stringify([here.uid, count, now.oldestAt])
    if (next === noted) return
    await (await notes()).noteUnsent(here.db, here.uid, newId)
    noted = next
  }

  async function noteNow(): Promise<void> {
    const here = current()
    if (!here || lost.get() !== null) return
    await (await notes()).noteUnsent(here.db, here.uid, newId)
    noted = ''
  }

  const noteNext = () => {
    writing = writing.then(note).catch((error: unknown) => report('Not noted', error))
  }

  return {
    lost: lost as Live<LostChanges | null>,
    async start(): Promise<void> {
      if (unsubscribe) return
      lost.set(await (await notes()).findLostChanges())
      unsubscribe = status.subscribe(noteNext)
      noteNext()
    },
    /** The notice disappears once its dismissal is stored, so that a reload does not bring it back. */
    async dismiss(): Promise<void> {
      writing = writing
        .then(async () => (await notes()).forgetLostChanges())
        .catch((error: unknown) => report('Not noted', error))
      await writing
      lost.set(null)
      noted = ''
      noteNext()
    },
    /** Notes what is in the database now, which the status may not show yet. */
    async flush(): Promise<void> {
      writing = writing.then(noteNow).catch((error: unknown) => report('Not noted', error))
      await writing
    },
    stop: () => unsubscribe?.(),
  }
}
