import { collections } from '#domain/entities/collections.ts'
import type { FirestoreClient, Since } from '#data/remote/firestore-client.ts'
import type { RemoteDoc } from '#data/remote/remote-doc.ts'
import type { WatchSpec } from '#data/remote/watch-specs.ts'
import { idOfName } from '#data/wire/document-name.ts'
import { decodeDoc, encodeFields } from '#data/wire/values.ts'
import type { Engine, StoredDocument } from '#emulator/engine/types.ts'
import { projectId } from './in-process-server.ts'

const root = `projects/${projectId}/databases/(default)/documents`

/** The listening half of Firestore's SDK over the engine itself; what it says comes a little later. */
export function createEngineClient(engine: Engine): FirestoreClient {
  const watch: FirestoreClient['watch'] = (spec, since, onChange) => {
    const live =
      spec.kind === 'doc'
        ? engine.liveDocuments([`${root}/${spec.path}`])
        : engine.liveQuery(engine.prepareQuery(...queryOf(spec, since)))
    let isStopped = false
    const say = (changed: readonly StoredDocument[], left: readonly { name: string }[]) => {
      const ids = live.current().map(({ name }) => idOfName(name))
      const missing = spec.kind === 'doc' && ids.length === 0
      const change = {
        changed: changed.map((document) => remoteDoc(spec, document)),
        left: spec.kind === 'doc' ? [] : left.map(({ name }) => idOfName(name)),
        ids,
        missing,
        fromServer: true,
      }
      setImmediate(() => !isStopped && onChange(change))
    }
    const unsubscribe = engine.onCommit(({ changes }) => {
      const { changed, left } = live.apply(changes)
      if (changed.length + left.length > 0) say(changed, left)
    })
    say(live.current(), [])
    return () => {
      isStopped = true
      unsubscribe()
    }
  }
  return { watch, wake: () => undefined }
}

function remoteDoc({ collection }: WatchSpec, { name, fields }: StoredDocument): RemoteDoc {
  return { id: idOfName(name), doc: decodeDoc(collection, fields) }
}

/** What the SDK asks for, as a parent and a query. */
function queryOf(
  spec: WatchSpec,
  since: Since | null,
): readonly [parent: string, query: Readonly<Record<string, unknown>>] {
  const slash = spec.path.lastIndexOf('/')
  const filters = spec.where.map(({ field, op, value }) =>
    fieldFilter(field, op === '==' ? 'EQUAL' : 'ARRAY_CONTAINS', encodeFields({ value })['value']),
  )
  if (since?.after) {
    filters.push(fieldFilter(since.field, 'GREATER_THAN', { timestampValue: since.after }))
  }
  const field = { fieldPath: collections[spec.collection].serverTime }
  return [
    slash < 0 ? root : `${root}/${spec.path.slice(0, slash)}`,
    {
      from: [{ collectionId: spec.path.slice(slash + 1) }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      ...(since && { orderBy: [{ field, direction: 'ASCENDING' }] }),
    },
  ]
}

function fieldFilter(fieldPath: string, op: string, value: unknown) {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}
