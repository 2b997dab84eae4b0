import { applyWrite } from '#domain/mutation/apply-write.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '../local/rows.ts'

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
    const prepared = prepareMutation(row.name, row.args, row.version)
    if (!prepared.ok) continue
    const run = prepared.value.run({ actor: row.actor, at: row.at }, docs)
    if (!run.ok) continue
    for (const write of run.value.writes) {
      const stamp = { updatedAt: row.at, updatedBy: row.actor.uid }
      docs.set(write.ref, applyWrite(docs.get(write.ref), write, stamp))
      written.add(write.ref)
    }
  }
  return { docs, written }
}
