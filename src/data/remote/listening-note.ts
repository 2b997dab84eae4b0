import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import type { ListeningState } from '../local/rows/meta.ts'
import { equal } from '#lib/equal.ts'
import { report } from '../report.ts'

/** The set that stands for all of them, where listening itself could not begin. */
export const everySet = '*'

/** A connection that comes back sooner was never worth a word, in milliseconds. */
const graceMs = 5000

/**
 * Notes how listening goes where every tab reads it: the sync status says what broke off and since when, whoever
 * listens.
 */
export interface ListeningNote {
  broke(key: string, problem: unknown): void
  /** The server, or only what is remembered of it, has answered for this set. */
  heard(key: string, fromServer: boolean): void
  /** No answer is expected for it any more. */
  forget(key: string): void
  /** No listener is left to say anything. */
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
      .catch((error: unknown) => report('How listening goes could not be noted', error))
  }

  function lose(): void {
    timer = undefined
    lostSince = now()
    write()
  }

  function look(): void {
    const isLost = live.size > 0 && [...live.values()].every((isLive) => !isLive)
    if (isLost) {
      if (lostSince === null) timer ??= setTimeout(lose, graceMs)
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
    broke(key, problem) {
      live.delete(key)
      look()
      if (broken.has(key)) return
      broken.set(key, { since: now(), code: codeOf(problem) })
      write()
    },
    heard(key, fromServer) {
      live.set(key, fromServer)
      look()
      if (fromServer && broken.delete(key)) write()
    },
    forget(key) {
      live.delete(key)
      look()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Changes what is noted of listening; nothing is written where that is what stands there. */
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
