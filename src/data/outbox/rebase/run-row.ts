import { applyWrite } from '#domain/mutation/writes/apply-write.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, MutationRun, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { report } from '#data/report.ts'

/** The result of running a queued mutation over some documents. */
export interface RowRun {
  /** Whether this app knows such a mutation and can read its arguments. */
  readonly isKnown: boolean
  /** null if it cannot run over them. */
  readonly run: MutationRun | null
  /** The documents that it changes, in their new state. */
  readonly after: ReadonlyMap<Ref, Doc>
}

/** Runs a queued mutation as its author. Never throws: one with an unforeseen error changes nothing. */
export function runRow(row: OutboxRow, docs: ReadonlyMap<Ref, Doc>): RowRun {
  try {
    const prepared = prepareMutation(row.name, row.args, row.version)
    if (!prepared.ok) return { isKnown: false, run: null, after: new Map() }
    const run = prepared.value.run({ actor: row.actor, at: row.at }, docs)
    if (!run.ok) return { isKnown: true, run: null, after: new Map() }
    const stamp = { updatedAt: row.at, updatedBy: row.actor.uid }
    const after = new Map<Ref, Doc>()
    for (const write of run.value.writes) {
      after.set(write.ref, applyWrite(after.get(write.ref) ?? docs.get(write.ref), write, stamp))
    }
    return { isKnown: true, run: run.value, after }
  } catch (error) {
    report(`The change ${row.id} cannot be shown over what the server holds`, error)
    return { isKnown: false, run: null, after: new Map() }
  }
}
