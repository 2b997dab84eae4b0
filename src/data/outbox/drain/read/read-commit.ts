import type { Receipt } from '#domain/entities/receipt.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Commit } from '#data/server/rest/firestore-rest.ts'
import type { CommitPlan } from '../plan/build-commit.ts'

/** The written documents as the server now holds them, with its timestamps. */
export function docsAfter(plan: CommitPlan, commit: Commit): Map<Ref, Doc> {
  return new Map(
    plan.writes.map((write, i) => [
      write.ref,
      { ...write.doc, updatedAt: serverTimeOf(commit, i) },
    ]),
  )
}

export function receiptsOf(plan: CommitPlan, commit: Commit): Receipt[] {
  return plan.sent.flatMap(({ row, receipt }, i) => {
    const receivedAt = serverTimeOf(commit, plan.writes.length + i)
    const parsed = parseRow('mutations', row.id, { ...receipt, receivedAt })
    return parsed.ok ? [parsed.value] : []
  })
}

function serverTimeOf(commit: Commit, index: number): unknown {
  return commit.transformed[index]?.[0] ?? commit.commitTime
}
