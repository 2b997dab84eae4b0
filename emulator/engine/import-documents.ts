import { microsOf } from '../values/timestamp.ts'
import type { Committer } from './commit/create-committer.ts'
import { parseImported } from './parse-imported.ts'
import type { Locks } from './transactions/create-locks.ts'
import { getDocument } from './view.ts'

export interface ImportTarget {
  readonly committer: Committer
  readonly locks: Locks
  readonly checkDocument: (name: string) => void
  /** The version for a commit later than the given one, in microseconds. */
  readonly versionAfter: (version: number) => number
}

/** Stores exported documents with their times in one commit. */
export async function importDocuments(
  { committer, locks, checkDocument, versionAfter }: ImportTarget,
  given: readonly unknown[],
): Promise<void> {
  const byName = new Map(given.map(parseImported).map((one) => [one.name, one]))
  for (const name of byName.keys()) checkDocument(name)
  const documents = [...byName.values()]
  const changes = () =>
    documents.map((after) => ({
      name: after.name,
      before: getDocument(committer.head(), after.name),
      after,
    }))
  const stored = await locks.write(undefined, { names: [...byName.keys()], changes }, () => {
    // Imported documents carry the times of another clock, which no later commit may precede.
    const latest = documents.reduce((max, one) => Math.max(max, microsOf(one.updateTime)), 0)
    return { done: committer.add(versionAfter(latest), changes()) }
  })
  await stored.done
}
