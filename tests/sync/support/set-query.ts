import { collections, isCollectionName } from '#domain/entities/collections.ts'
import type { Since } from '#data/remote/firestore-client.ts'
import { filterOf } from '#data/remote/first-load/part-query.ts'
import type { WatchedSet } from '#data/remote/followed-sets.ts'
import { projectId } from './in-process-server.ts'

export const documentsRoot = `projects/${projectId}/databases/(default)/documents`

/** What Firestore's SDK asks for to follow a set, as a parent and a query. */
export function setQuery(
  spec: WatchedSet,
  since: Since | null,
): readonly [parent: string, query: Readonly<Record<string, unknown>>] {
  const slash = spec.path.lastIndexOf('/')
  const filters = spec.where.map(filterOf)
  if (since?.after) {
    const field = { fieldPath: since.field }
    const value = { timestampValue: since.after }
    filters.push({ fieldFilter: { field, op: 'GREATER_THAN', value } })
  }
  const field = { fieldPath: serverTimeOf(spec.collection) }
  return [
    slash < 0 ? documentsRoot : `${documentsRoot}/${spec.path.slice(0, slash)}`,
    {
      from: [{ collectionId: spec.path.slice(slash + 1) }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      ...(since && { orderBy: [{ field, direction: 'ASCENDING' }] }),
    },
  ]
}

function serverTimeOf(collection: string): string {
  return isCollectionName(collection) ? collections[collection].serverTime : 'updatedAt'
}
