import { soundRow } from '../local/sound-row.ts'
import type { UserDb } from '../local/user-db.ts'
import { readMeta } from '../outbox/meta.ts'
import type { SyncStatus } from '../types.ts'

export interface StatusFacts {
  readonly online: boolean
  readonly needsSignIn: boolean
  readonly sendsInBackground: boolean
}

/** The state of the outbox as the pill shows it. */
export async function readStatus(db: UserDb | null, facts: StatusFacts): Promise<SyncStatus> {
  const { online, needsSignIn, sendsInBackground } = facts
  if (!db) return { ...nothing, online, sendsInBackground }
  const count = (state: string) => db.outbox.where('state').equals(state).count()
  const [waiting, sending, all, first, pause, lastSentAt, photosWaiting, photosRefused] =
    await Promise.all([
      count('waiting'),
      count('sending'),
      db.outbox.count(),
      db.outbox.orderBy('seq').first(),
      readMeta(db, 'pause'),
      readMeta(db, 'lastSentAt'),
      db.blobs.where('state').equals('waiting').count(),
      db.blobs.where('state').equals('needsYou').count(),
    ])
  // A row whose state was damaged needs a person too.
  const needsYou = all - waiting - sending + photosRefused
  const mustSignIn = (needsSignIn || pause?.reason === 'signIn') && waiting + sending > 0
  return {
    online,
    sendsInBackground,
    waiting,
    sending,
    needsYou,
    photosWaiting,
    state: mustSignIn
      ? 'signIn'
      : needsYou > 0
        ? 'needsYou'
        : sending > 0
          ? 'sending'
          : waiting > 0
            ? 'waiting'
            : 'sent',
    oldestAt: first ? soundRow(first).at : null,
    lastSentAt: lastSentAt === null ? null : new Date(lastSentAt).toISOString(),
  }
}

const nothing = {
  state: 'sent',
  waiting: 0,
  sending: 0,
  needsYou: 0,
  photosWaiting: 0,
  oldestAt: null,
  lastSentAt: null,
} as const
