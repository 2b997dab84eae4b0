import { applyWrite } from '#domain/mutation/apply-write.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '../local/rows.ts'
import { report } from '../report.ts'

export interface Replay {
  /** The documents with the mutations on top; documents that do not exist are absent. */
  readonly docs: ReadonlyMap<Ref, Doc>
  readonly written: ReadonlySet<Ref>
}

/**
 * Runs unsent mutations, in their order, over the server's versions. One that cannot run any more
 * changes nothing here: what becomes of it is decided when it is sent.
 */
export function replay(rows: readonly OutboxRow[], base: ReadonlyMap<Ref, Doc>): Replay {
  const docs = new Map(base)
  const written = new Set<Ref>()
  for (const row of rows) {
    for (const [ref, doc] of runSafely(row, docs)) {
      docs.set(ref, doc)
      written.add(ref)
    }
  }
  return { docs, written }
}

/** What a mutation makes of the documents; nothing where it cannot run, or meets what nobody foresaw. */
function runSafely(row: OutboxRow, docs: ReadonlyMap<Ref, Doc>): ReadonlyMap<Ref, Doc> {
  const after = new Map<Ref, Doc>()
  try {
    const prepared = prepareMutation(row.name, row.args, row.version)
    const run = prepared.ok && prepared.value.run({ actor: row.actor, at: row.at }, docs)
    if (!run || !run.ok) return after
    const stamp = { updatedAt: row.at, updatedBy: row.actor.uid }
    for (const write of run.value.writes) {
      after.set(write.ref, applyWrite(after.get(write.ref) ?? docs.get(write.ref), write, stamp))
    }
    return after
  } catch (error) {
    report(`The change ${row.id} cannot be shown over what the server holds`, error)
    return new Map()
  }
}
