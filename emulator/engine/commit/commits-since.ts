import type { DocumentStore } from '#emulator/store/create-document-store.ts'
import { textOfMicros } from '#emulator/values/timestamp.ts'
import type { CommitEvent, StoredDocument } from '../types.ts'

/**
 * The commits after `version` (microseconds) with their documents before and after, oldest first; undefined where
 * the stored records do not reach back that far. A record has the documents before its commit, so those after it are
 * the ones before the next commit that changed them, or the current ones.
 */
export function commitsSince(
  store: Pick<DocumentStore, 'recordsSince' | 'get'>,
  version: number,
): readonly CommitEvent[] | undefined {
  const records = store.recordsSince(version)
  const later = new Map<string, StoredDocument | undefined>()
  const newestFirst = records?.map((record) => {
    const changes = record.replaced.map(({ name, before }) => ({
      name,
      before,
      after: later.has(name) ? later.get(name) : store.get(name),
    }))
    for (const { name, before } of record.replaced) later.set(name, before)
    return { commitTime: textOfMicros(record.version), changes }
  })
  return newestFirst?.reverse()
}
