import type { Ref } from '#domain/mutation/types.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { onChange } from '../local/live/on-change.ts'
import { report } from '../report.ts'
import { heldByUnsent, reconcileRemoved } from './reconcile-removed.ts'
import type { Reading } from './reconcile-removed.ts'
import type { Listening } from './types.ts'

/** What becomes of documents that left a followed set. */
export interface Removals extends Listening {
  /** Decides about them now, as far as that is possible. */
  readonly settle: (refs: readonly Ref[]) => Promise<void>
}

export interface RemovalPorts {
  readonly db: UserDb
  readonly uid: string
  /** Reads one document at the server. */
  readonly read: (ref: Ref) => Promise<Reading>
}

/**
 * Remembers the documents that could not be removed: those that unsent work held are decided about again once that work
 * was sent or discarded, those about which the server could not be asked when there is news of the network. Each time
 * the server is asked again, since the user may see them once more by then.
 */
export function createRemovals({ db, uid, read }: RemovalPorts): Removals {
  const open = new Map<Ref, 'held' | 'unknown'>()
  let isStopped = false
  let working: Promise<void> = Promise.resolve()

  async function reconcile(refs: readonly Ref[]): Promise<void> {
    if (isStopped || refs.length === 0) return
    // Noted before they are looked at, so that work that goes meanwhile is heard of.
    for (const ref of refs) open.set(ref, 'held')
    const { held, unknown } = await reconcileRemoved(db, refs, read, uid)
    for (const ref of refs) open.delete(ref)
    for (const ref of held) open.set(ref, 'held')
    for (const ref of unknown) open.set(ref, 'unknown')
  }

  /** One after the other, so that none overwrites what another has found. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = working.then(work)
    working = done.catch(() => undefined)
    return done
  }

  function lookAgain(why: 'held' | 'unknown'): void {
    if (open.size === 0) return
    inTurn(async () => {
      const refs = [...open].flatMap(([ref, reason]) => (reason === why ? [ref] : []))
      const held = why === 'held' ? await heldByUnsent(db, refs) : new Set()
      await reconcile(refs.filter((ref) => !held.has(ref)))
    }).catch((error: unknown) => {
      if (!isStopped) report('What left could not be looked at again', error)
    })
  }

  const unsubscribe = onChange(db, ['outbox'], () => lookAgain('held'))
  return {
    settle: (refs) => inTurn(() => reconcile(refs)),
    nudge: () => lookAgain('unknown'),
    stop() {
      isStopped = true
      unsubscribe()
    },
  }
}
