import { syncStateOf } from '#domain/sync/sync-state.ts'
import type { Download } from '#domain/sync/sync-state.ts'
import { readTogether } from '../local/read-together.ts'
import { soundRow } from '../local/sound-row.ts'
import type { UserDb } from '../local/user-db.ts'
import { readMeta } from '../outbox/meta.ts'
import type { SyncStatus } from '../types.ts'

export interface StatusFacts {
  readonly online: boolean
  readonly needsSignIn: boolean
  readonly sendsInBackground: boolean
  /** Keys of the sets that this device follows; null while nobody knows whose they are. */
  readonly follows: readonly string[] | null
  /** Device clock, milliseconds. */
  readonly now: number
}

/** How the exchange with the server stands, all of it read at one moment. */
export async function readStatus(db: UserDb | null, facts: StatusFacts): Promise<SyncStatus> {
  const { online, needsSignIn, sendsInBackground, follows, now } = facts
  if (!db) return { ...nothing, online, sendsInBackground }
  const count = (state: string) => db.outbox.where('state').equals(state).count()
  const [
    waiting,
    sending,
    deferred,
    all,
    first,
    pause,
    lastSentAt,
    photos,
    refused,
    loaded,
    listening,
  ] = await readTogether(db, [db.outbox, db.meta, db.blobs], () =>
    Promise.all([
      count('waiting'),
      count('sending'),
      db.outbox.where('notBefore').above(now).count(),
      db.outbox.count(),
      db.outbox.orderBy('seq').first(),
      readMeta(db, 'pause'),
      readMeta(db, 'lastSentAt'),
      db.blobs.where('state').equals('waiting').count(),
      db.blobs.where('state').equals('needsYou').count(),
      readMeta(db, 'loaded'),
      readMeta(db, 'listening'),
    ]),
  )
  // A row whose state was damaged needs a person too.
  const needsYou = all - waiting - sending + refused
  const breaks = Object.values(listening?.broken ?? {}).map(({ since }) => since)
  const brokenSince = breaks.length > 0 ? new Date(Math.min(...breaks)).toISOString() : null
  const isPaused = waiting + sending > 0 && pause !== null
  return {
    state: syncStateOf({
      online,
      unreachable:
        (isPaused && pause.reason === 'unreachable') || (listening?.lostSince ?? null) !== null,
      needsSignIn: needsSignIn || (isPaused && pause.reason === 'signIn'),
      waiting,
      // A server that wants less is given time.
      deferred: isPaused && pause.reason === 'busy' ? waiting : Math.min(deferred, waiting),
      sending,
      needsYou,
      photos,
      download: downloadOf(follows, loaded ?? []),
      brokenSince,
    }),
    online,
    sendsInBackground,
    waiting,
    sending,
    needsYou,
    photosWaiting: photos,
    brokenSince,
    oldestAt: first ? soundRow(first).at : null,
    lastSentAt: lastSentAt === null ? null : new Date(lastSentAt).toISOString(),
  }
}

/** null where everything that this device follows has come once. */
function downloadOf(follows: readonly string[] | null, loaded: readonly string[]): Download | null {
  const isRunning = follows?.some((key) => !loaded.includes(key)) ?? true
  return isRunning ? { received: 0, total: null } : null
}

const nothing = {
  state: syncStateOf({
    online: true,
    unreachable: false,
    needsSignIn: false,
    waiting: 0,
    deferred: 0,
    sending: 0,
    needsYou: 0,
    photos: 0,
    download: null,
    brokenSince: null,
  }),
  waiting: 0,
  sending: 0,
  needsYou: 0,
  photosWaiting: 0,
  brokenSince: null,
  oldestAt: null,
  lastSentAt: null,
} as const
