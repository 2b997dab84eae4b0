import { repairRow } from '#data/local/rows/repair-row.ts'
import { methodsWithReconnect } from '#data/local/database/with-reconnect.ts'
import { transact } from '#data/local/database/transact.ts'
import { withEviction } from '#data/local/storage/with-eviction.ts'
import { clearDeleted } from './clear-deleted.ts'
import { bulkAdd, bulkGet, bulkPut } from '#data/local/database/bulk.ts'
import { deleteSeqs, getSeqs } from '#data/local/rows/seqs.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { parsedRow } from '#data/local/rows/parsed-row.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { applyServerDocs, rebuildAfter } from '../rebase/apply-server-docs.ts'
import type { Outcome, OutboxStore } from '../drain/types.ts'
import { readMeta, writeMeta } from '#data/local/rows/meta.ts'

const loadPart = 500

/** The engine's store in the user's database. */
export function createDexieStore(db: UserDb): OutboxStore {
  return methodsWithReconnect<OutboxStore>(db, {
    async load(afterSeq) {
      const all: OutboxRow[] = []
      // In parts: reading ten thousand rows at once would block the page.
      for (let part = loadPart, last = afterSeq; part === loadPart;) {
        const rows = await db.outbox.where('seq').above(last).limit(loadPart).toArray()
        const sound = rows.map(repairRow)
        const damaged = sound.filter((row, i) => row !== rows[i] && row.state !== rows[i]?.state)
        // A damaged row is left as it is except for its state, which the sync status counts.
        for (const { seq, state } of damaged) await db.outbox.update(seq, { state })
        all.push(...sound)
        part = rows.length
        last = rows.at(-1)?.seq ?? last
      }
      return all
    },

    claim: (seqs, attemptId, leaseUntil) =>
      transact(db, [db.outbox], async () => {
        const rows = await getSeqs(db.outbox, seqs)
        const claimed = rows.flatMap((row): OutboxRow[] =>
          row.state === 'waiting'
            ? [{ ...row, state: 'sending', attempts: row.attempts + 1, attemptId, leaseUntil }]
            : [],
        )
        await bulkPut(db.outbox, claimed)
        return claimed
      }),

    settle: (outcome) =>
      withEviction(db, () =>
        transact(db, [...documentTables(db), db.receipts, db.meta], () => settle(db, outcome)),
      ),

    split: ({ seq, attemptId }, parts) =>
      withEviction(db, () =>
        transact(db, [db.outbox], async () => {
          const row = await db.outbox.get(seq)
          if (row?.attemptId !== attemptId) return false
          await db.outbox.delete(seq)
          await bulkAdd(db.outbox, parts)
          return true
        }),
      ),

    reclaim: async () => {
      await db.outbox
        .where('state')
        .equals('sending')
        .modify({ state: 'waiting', attemptId: null, leaseUntil: 0 })
    },

    async unknownToServer(refs) {
      const serverVersions = await bulkGet(db.base, refs)
      return new Set(
        serverVersions.flatMap((serverVersion) =>
          serverVersion?.doc === null ? [serverVersion.ref] : [],
        ),
      )
    },

    readPause: () => readMeta(db, 'pause'),
    writePause: (pause) => writeMeta(db, 'pause', pause),
  })
}

/** Reads in parallel: while it works, no one else can write. */
async function settle(db: UserDb, outcome: Outcome): Promise<void> {
  const { attemptId, at, done, remainders, actionNeeded, released, receipts, docs } = outcome
  const rows = [...done, ...[...actionNeeded, ...released].map(({ row }) => row)]
  const queued = await getSeqs(
    db.outbox,
    rows.map((row) => row.seq),
  )
  const now = new Map(queued.map((row) => [row.seq, row]))
  const gone = new Set(done.flatMap(({ seq, id }) => (now.get(seq)?.id === id ? [seq] : [])))
  const changed: OutboxRow[] = []
  /** Only if this attempt still holds it; another may have taken it over in the meantime. */
  const change = ({ seq }: OutboxRow, to: (row: OutboxRow) => Partial<OutboxRow>) => {
    const row = now.get(seq)
    if (row?.attemptId === attemptId) changed.push({ ...row, ...idle, ...to(row) })
  }
  for (const { row, problem, conflicts } of actionNeeded)
    change(row, () => ({ state: 'needsYou', problem, conflicts }))
  for (const { row, notBefore, failures, attempted } of released) {
    change(row, ({ attempts }) => ({
      state: 'waiting',
      notBefore,
      failures,
      attempts: attempted ? attempts : attempts - 1,
    }))
  }
  await Promise.all([
    deleteSeqs(db.outbox, [...gone]),
    bulkPut(db.outbox, changed),
    bulkPut(
      db.receipts,
      receipts.map((receipt) => parsedRow(receipt, receipt)),
    ),
    ...(done.length > 0 ? [writeMeta(db, 'lastSentAt', at)] : []),
  ])
  // Into the positions that have just become free.
  await bulkAdd(
    db.outbox,
    remainders.filter((row) => gone.has(row.seq)),
  )
  await applyServerDocs(db, docs)
  await rebuildAfter(db, done, docs)
  await clearDeleted(db, done, docs)
}

const idle = { attemptId: null, leaseUntil: 0 } as const
