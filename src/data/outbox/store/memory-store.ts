import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { OutboxStore } from '../drain/types.ts'

export interface MemoryStore extends OutboxStore {
  /** The mutation if it was not sent, with the problem that stood in the way. */
  left(): OutboxRow | null
  /** The documents that the server holds. */
  docs(): ReadonlyMap<Ref, Doc | null>
}

/** A store for one mutation that is sent at once and not persisted. */
export function createMemoryStore(mutation: OutboxRow): MemoryStore {
  let row: OutboxRow | null = mutation
  const docs = new Map<Ref, Doc | null>()
  return {
    left: () => row,
    docs: () => docs,
    load: async (afterSeq) => (row && row.seq > afterSeq ? [row] : []),
    async claim(_seqs, attemptId, leaseUntil) {
      if (row?.state !== 'waiting') return []
      row = { ...row, state: 'sending', attempts: row.attempts + 1, attemptId, leaseUntil }
      return [row]
    },
    async settle(outcome) {
      for (const [ref, doc] of outcome.docs) docs.set(ref, doc)
      if (outcome.done.length > 0) row = null
      const [actionNeeded] = outcome.actionNeeded
      if (row && actionNeeded) row = { ...row, state: 'needsYou', problem: actionNeeded.problem }
      const [released] = outcome.released
      if (row && released) row = { ...row, state: 'waiting', notBefore: released.notBefore }
    },
    // Such a mutation is small and is never split.
    split: async () => false,
    reclaim: async () => undefined,
    unknownToServer: async () => new Set(),
    readPause: async () => null,
    writePause: async () => undefined,
  }
}
