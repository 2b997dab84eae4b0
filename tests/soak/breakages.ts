/** One way to break the engine, as a change of its source. */
export interface Breakage {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const sender = 'src/data/outbox/drain/create-sender.ts'
const failures = 'src/data/outbox/drain/failures/answer-failure.ts'
const store = 'src/data/outbox/store/dexie-store.ts'

/** Mistakes that other queues make and that are easily made here. The simulation must notice every one. */
export const breakages: readonly Breakage[] = [
  {
    name: 'a mutation is deleted before it is sent',
    file: sender,
    from: '      const commitAt = clock.now()',
    to: '      await settle({ done: sent })\n      const commitAt = clock.now()',
  },
  {
    name: 'a refused mutation is dropped',
    file: failures,
    from: 'await outcome.settle({ actionNeeded })',
    to: 'await outcome.settle({ done: rows })',
  },
  {
    name: 'the receipts of earlier attempts are not looked up',
    file: 'src/data/outbox/drain/read/read-server.ts',
    from: 'for (const { id } of attempted) {',
    to: 'for (const { id } of attempted.slice(attempted.length)) {',
  },
  {
    name: 'an attempt is not written down before it is made',
    file: store,
    from: 'attempts: row.attempts + 1, attemptId',
    to: 'attempts: row.attempts, attemptId',
  },
  {
    name: 'documents are written whatever became of them since they were read',
    file: 'src/data/server/rest/write.ts',
    from: 'updateTime === undefined ? { exists: true } : { updateTime }',
    to: 'updateTime === undefined ? { exists: true } : { exists: true }',
  },
  {
    name: 'what was in flight when its sender died stays in flight',
    file: 'src/data/outbox/drain/create-drain.ts',
    from: '    await store.reclaim()\n',
    to: '',
  },
  {
    name: 'later changes overtake earlier ones of the same document',
    file: 'src/data/outbox/drain/plan/plan-batch.ts',
    from: '!batch.seqs.has(row.seq) && !queue.isBlocked(row, batch.seqs)',
    to: '!batch.seqs.has(row.seq)',
  },
  {
    name: 'an answer with too few results is an answer',
    file: 'src/data/server/rest/firestore-rest.ts',
    from: 'if (!parsed.success || parsed.output.writeResults.length !== writes) {',
    to: 'if (!parsed.success) {',
  },
  {
    name: 'the work of one user leaves under the token of another',
    file: sender,
    from: "if (token.kind !== 'token' || token.uid !== uid) {",
    to: "if (token.kind !== 'token') {",
  },
  {
    name: 'the field that lost is forgotten',
    file: sender,
    from: '        remainders: plan.remainders,\n',
    to: '',
  },
  {
    name: 'the rows of the screen are not rebuilt after an acknowledgement',
    file: store,
    from: '  await rebuildAfter(db, done, docs)\n',
    to: '',
  },
  {
    name: 'an older version of a document replaces a newer one',
    file: 'src/data/outbox/rebase/apply-server-docs.ts',
    from: 'return Date.parse(known.updatedAt) - Date.parse(doc.updatedAt) < longestOvertaking',
    to: 'return false',
  },
  {
    name: 'a server that asked for rest gets none',
    file: 'src/data/outbox/drain/create-drain.ts',
    from: 'if (earlier && isPaused(earlier, fresh, startedAt))',
    to: 'if (earlier && startedAt < 0 && isPaused(earlier, fresh, startedAt))',
  },
  {
    name: 'those that need a person are not counted',
    file: 'src/data/sync/read-status.ts',
    from: 'const actionNeeded = all - waiting - sending',
    to: 'const actionNeeded = 0 * (all - waiting - sending)',
  },
  {
    name: 'the second half of a split batch is thrown away',
    file: failures,
    from: '  return run(free, again)\n',
    to: '  await outcome.settle({ done: free })\n  return null\n',
  },
  {
    name: 'a row is stored as parsed without what parsing changed',
    file: 'src/data/local/rows/parsed-row.ts',
    from: '.filter((key) => !keeps(key))\n',
    to: '.filter((key) => !keeps(key)).slice(1)\n',
  },
]
