import { isOfPhoto } from '#domain/sync/is-of-photo.ts'
import { syncStateOf } from '#domain/sync/sync-state.ts'
import { readTogether } from '../local/database/read-together.ts'
import { repairRow } from '../local/rows/repair-row.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { waitingReadMarks } from '../local/unsent/waiting-read-marks.ts'
import { readMeta } from '../local/rows/meta.ts'
import { readLoadRows } from '../remote/first-load/load-row.ts'
import type { SyncStatus } from '../types/data.ts'
import { downloadProgress } from './download-progress.ts'
import type { SetKey } from './session-sets.ts'

export interface StatusFacts {
  readonly online: boolean
  readonly needsSignIn: boolean
  readonly sendsInBackground: boolean
  /** The sets that this device follows; null while the user is not known. */
  readonly follows: readonly SetKey[] | null
  /** Device clock, milliseconds. */
  readonly now: number
}

/** The sync status, all of it read in one transaction. */
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
    { photos, files },
    refused,
    ofPhotos,
    loaded,
    listening,
    rows,
    marks,
  ] = await readTogether(db, [db.outbox, db.meta, db.blobs, db.photos, db.cursors], () =>
    Promise.all([
      count('waiting'),
      count('sending'),
      db.outbox.where('notBefore').above(now).count(),
      db.outbox.count(),
      db.outbox.orderBy('seq').first(),
      readMeta(db, 'pause'),
      readMeta(db, 'lastSentAt'),
      countPhotos(db),
      db.blobs.where('state').equals('needsYou').count(),
      countRowsOfPhotos(db),
      readMeta(db, 'loaded'),
      readMeta(db, 'listening'),
      readLoadRows(db),
      waitingReadMarks(db),
    ]),
  )
  // A row with a damaged state needs a person too.
  const actionNeeded = all - waiting - sending + refused
  const breaks = Object.values(listening?.broken ?? {}).map(({ since }) => since)
  const brokenSince = breaks.length > 0 ? new Date(Math.min(...breaks)).toISOString() : null
  const download = downloadProgress(follows, loaded ?? [], rows)
  const isPaused = waiting + sending > 0 && pause !== null
  const marksOf = (state: string) => marks.filter((mark) => mark.state === state).length
  const shownWaiting = waiting - marksOf('waiting')
  const shownSending = sending - marksOf('sending')
  const shownDeferred = deferred - marks.filter(({ notBefore }) => notBefore > now).length
  return {
    state: syncStateOf({
      online,
      unreachable:
        (isPaused && pause.reason === 'unreachable') || (listening?.lostSince ?? null) !== null,
      needsSignIn: needsSignIn || (isPaused && pause.reason === 'signIn'),
      waiting: shownWaiting,
      // A busy server is given time.
      deferred:
        isPaused && pause.reason === 'busy'
          ? shownWaiting
          : Math.min(Math.max(shownDeferred, 0), shownWaiting),
      sending: shownSending,
      ofPhotos,
      actionNeeded,
      photos,
      files,
      download,
      brokenSince,
    }),
    online,
    sendsInBackground,
    waiting,
    sending,
    actionNeeded,
    unsent: shownWaiting + shownSending - ofPhotos + photos + actionNeeded,
    photosWaiting: photos,
    download,
    brokenSince,
    oldestAt: first ? repairRow(first).at : null,
    lastSentAt: lastSentAt === null ? null : new Date(lastSentAt).toISOString(),
  }
}

/** What waits to be uploaded, and how much of it is no photo. */
async function countPhotos(db: UserDb): Promise<{ photos: number; files: number }> {
  const ids = await db.blobs.where('state').equals('waiting').primaryKeys()
  const rows = ids.length === 0 ? [] : await db.photos.bulkGet(ids)
  const files = rows.filter((row) => row && row.kind !== 'photo').length
  return { photos: ids.length, files }
}

/** The changes that record a photo whose bytes are still here: people see one photo, and no separate change. */
async function countRowsOfPhotos(db: UserDb): Promise<number> {
  const ids = await db.blobs.where('state').anyOf('waiting', 'needsYou').primaryKeys()
  if (ids.length === 0) return 0
  const rows = db.outbox.where('refs').anyOf(ids.map((id) => `photos/${id}`))
  return rows
    .filter((row) => isOfPhoto(row.name) && (row.state === 'waiting' || row.state === 'sending'))
    .distinct()
    .count()
}

const nothing = {
  state: syncStateOf({
    online: true,
    unreachable: false,
    needsSignIn: false,
    waiting: 0,
    deferred: 0,
    sending: 0,
    ofPhotos: 0,
    actionNeeded: 0,
    photos: 0,
    files: 0,
    download: null,
    brokenSince: null,
  }),
  waiting: 0,
  sending: 0,
  actionNeeded: 0,
  unsent: 0,
  photosWaiting: 0,
  download: null,
  brokenSince: null,
  oldestAt: null,
  lastSentAt: null,
} as const
