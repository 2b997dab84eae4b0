import type { FirestoreClient } from '#data/remote/firestore-client.ts'
import type { RemoteDoc } from '#data/remote/remote-doc.ts'
import type { WatchedSet } from '#data/remote/followed-sets.ts'
import { idOfName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import type { Engine, StoredDocument } from '#emulator/engine/types.ts'
import { documentsRoot, setQuery } from './set-query.ts'

/** The listening part of Firestore's SDK over the engine itself; its answers come a little later. */
export function createEngineClient(engine: Engine): FirestoreClient {
  const watch: FirestoreClient['watch'] = (spec, since, onChange) => {
    const live =
      spec.kind === 'doc'
        ? engine.liveDocuments([`${documentsRoot}/${spec.path}`])
        : engine.liveQuery(engine.prepareQuery(...setQuery(spec, since)))
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

function remoteDoc({ collection }: WatchedSet, { name, fields }: StoredDocument): RemoteDoc {
  return { id: idOfName(name), doc: decodeDoc(collection, fields) }
}
