import { eraseDevice } from './erase-device.ts'
import { dropErasure, noteErased, readErasure } from './erasure-note.ts'
import { runWithoutOtherPages } from '../locks/page-lock.ts'
import { overwriteFreed } from './overwrite-freed.ts'
import { report } from '#data/report.ts'

/**
 * Erases what an earlier page was asked to erase, before this one opens anything. Returns whether that is done, by this
 * page or by another that came first; a failure is retried at the next start.
 */
export async function finishErasure(indexedDB: IDBFactory): Promise<boolean> {
  try {
    await runWithoutOtherPages(async (alone) => {
      const note = readErasure()
      if (!note || note.erased) return
      await eraseDevice(note.users, { indexedDB, alone })
      noteErased()
    })
    if (readErasure()?.erased === true) tidy(indexedDB)
    // Also if another tab was faster: this may be the page that was asked.
    return true
  } catch (error) {
    report('This device was not erased', error)
    return false
  }
}

/** Overwrites the bytes in the browser's files while the person reads the next screen; one page does it for all. */
function tidy(indexedDB: IDBFactory): void {
  const work = () => overwriteFreed(indexedDB).then(dropErasure)
  const { locks } = navigator
  const done = locks
    ? locks.request('daybook-overwrite', { ifAvailable: true }, (lock) => lock && work())
    : work()
  done.catch((error: unknown) => report('The freed space was not overwritten', error))
}
