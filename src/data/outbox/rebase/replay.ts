import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { runRow } from './run-row.ts'

export interface Replay {
  /** The documents with the mutations on top; documents that do not exist are absent. */
  readonly docs: ReadonlyMap<Ref, Doc>
  readonly written: ReadonlySet<Ref>
}

/**
 * Runs unsent mutations, in order, over the server's versions. One that can no longer run changes nothing here: what
 * becomes of it is decided when it is sent.
 */
export function replay(rows: readonly OutboxRow[], serverVersions: ReadonlyMap<Ref, Doc>): Replay {
  const docs = new Map(serverVersions)
  const written = new Set<Ref>()
  for (const row of rows) {
    for (const [ref, doc] of runRow(row, docs).after) {
      docs.set(ref, doc)
      written.add(ref)
    }
  }
  return { docs, written }
}
