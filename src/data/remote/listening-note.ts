import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import type { ListeningState } from '../local/rows/meta.ts'
import { equal } from '#lib/equal.ts'
import { report } from '../report.ts'

/** The key that stands for all sets, if listening itself could not start. */
export const allSets = '*'

/** Shorter interruptions are not reported, in milliseconds. */
const graceMs = 5000

/**
 * Notes the state of listening where every tab reads it: the sync status shows what broke off and since when, whichever
 * tab listens.
 */
export interface ListeningNote {
  failed(key: string, problem: unknown): void
  /** The server, or only the SDK's cache, has answered for this set. */
  answered(key: string, fromServer: boolean): void
  /** No answer is expected for it any longer. */
  forget(key: string): void
  /** No listener is left. */
  stop(): void
}

export function createListeningNote(db: UserDb, now: () => number = Date.now): ListeningNote {
  const broken = new Map<string, { readonly since: number; readonly code: string }>()
  const live = new Map<string, boolean>()
  let lostSince: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()

  function write(): void {
    const state = { broken: Object.fromEntries(broken), lostSince }
    writing = writing
      .then(() => noteListening(db, () => state))
      .catch((error: unknown) => report('The state of listening could not be noted', error))
  }

  function noteLoss(): void {
    timer = undefined
    lostSince = now()
    write()
  }

  function checkLoss(): void {
    const isLost = live.size > 0 && [...live.values()].every((isLive) => !isLive)
    if (isLost) {
      if (lostSince === null) timer ??= setTimeout(noteLoss, graceMs)
      return
    }
    clearTimeout(timer)
    timer = undefined
    if (lostSince === null) return
    lostSince = null
    write()
  }

  write()
  return {
    failed(key, problem) {
      live.delete(key)
      checkLoss()
      if (broken.has(key)) return
      broken.set(key, { since: now(), code: codeOf(problem) })
      write()
    },
    answered(key, fromServer) {
      live.set(key, fromServer)
      checkLoss()
      if (fromServer && broken.delete(key)) write()
    },
    forget(key) {
      live.delete(key)
      checkLoss()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Changes the noted state of listening; writes nothing if it is unchanged. */
export async function noteListening(
  db: UserDb,
  change: (state: ListeningState) => ListeningState,
): Promise<void> {
  await transact(db, [db.meta], async () => {
    const before = await readMeta(db, 'listening')
    const after = change(before ?? { broken: {}, lostSince: null })
    if (!equal(before, after)) await writeMeta(db, 'listening', after)
  })
}

/** Firestore's code, or the kind of error. */
function codeOf(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return String(problem)
  if ('code' in problem && typeof problem.code === 'string') return problem.code
  return problem instanceof Error ? problem.name : ''
}
