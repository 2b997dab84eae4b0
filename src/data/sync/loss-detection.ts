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
    if (!now || !here) return
    const count = now.waiting + now.sending + now.actionNeeded + now.photosWaiting
    const next = JSON.stringify([here.uid, count, now.oldestAt])
    if (next !== noted) await noteAs(next)
  }

  async function noteAs(next: string): Promise<void> {
    const here = current()
    // The note of a loss stays until the person has read it.
    if (!here || lost.get() !== null) return
    await (await notes()).noteUnsent(here.db, here.uid, newId)
    noted = next
  }

  /** After what is being written. */
  const inTurn = (write: () => Promise<void>) =>
    (writing = writing.then(write).catch((error: unknown) => report('Not noted', error)))
  const noteNext = () => void inTurn(note)

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
      await inTurn(async () => (await notes()).forgetLostChanges())
      lost.set(null)
      noted = ''
      noteNext()
    },
    /** Notes what is in the database now, which the status may not show yet. */
    async flush(): Promise<void> {
      await inTurn(() => noteAs(''))
    },
    stop: () => unsubscribe?.(),
  }
}
