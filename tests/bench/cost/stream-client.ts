import type { FirestoreClient, RemoteChange } from '#data/remote/firestore-client.ts'
import type { RemoteDoc } from '#data/remote/remote-doc.ts'
import type { WatchedSet } from '#data/remote/followed-sets.ts'
import { idOfName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import type { WireFields } from '#data/types/wire-value.ts'
import type { StreamHandler, StreamPeer } from '#emulator/wire/webchannel/types.ts'
import { documentsRoot, setQuery } from '../../sync/support/set-query.ts'

/** A message of a Listen stream, as far as a listener without resume tokens uses it. */
interface ListenMessage {
  readonly documentChange?: {
    readonly document: { readonly name: string; readonly fields: WireFields }
    readonly targetIds?: readonly number[]
    readonly removedTargetIds?: readonly number[]
  }
  readonly documentDelete?: RemovedDocument
  readonly documentRemove?: RemovedDocument
  readonly targetChange?: {
    readonly targetChangeType?: 'ADD' | 'CURRENT' | 'REMOVE' | 'RESET'
    readonly targetIds?: readonly number[]
    readonly cause?: { readonly message: string }
  }
}

interface RemovedDocument {
  readonly document: string
  readonly removedTargetIds: readonly number[]
}

interface Watched {
  readonly spec: WatchedSet
  readonly onChange: (change: RemoteChange) => void
  readonly onError: (error: { code: string; message: string }) => void
  readonly ids: Set<string>
  changed: Map<string, RemoteDoc>
  left: Set<string>
  isCurrent: boolean
  wasDelivered: boolean
}

/** The listening half of Firestore's SDK over one Listen stream, whose answers the server counts. */
export interface StreamClient extends FirestoreClient {
  /** How many sets have received all their documents. */
  spoken(): number
  close(): void
}

export function createStreamClient(open: (peer: StreamPeer) => StreamHandler): StreamClient {
  const watched = new Map<number, Watched>()
  let lastId = 0
  let isClosed = false
  const stream = open({ send: (message) => take(message), fail: (error) => console.error(error) })

  function take({
    documentChange,
    documentDelete,
    documentRemove,
    targetChange,
  }: ListenMessage): void {
    if (documentChange) {
      const { document, targetIds = [], removedTargetIds = [] } = documentChange
      const id = idOfName(document.name)
      for (const target of of(targetIds)) {
        const doc = decodeDoc(target.spec.collection, document.fields)
        target.ids.add(id)
        target.left.delete(id)
        target.changed.set(id, { id, doc })
      }
      leave(document.name, removedTargetIds)
    }
    const gone = documentDelete ?? documentRemove
    if (gone) leave(gone.document, gone.removedTargetIds)
    if (!targetChange) return
    const { targetChangeType, targetIds = [], cause } = targetChange
    if (targetChangeType === 'CURRENT') for (const target of of(targetIds)) target.isCurrent = true
    if (targetChangeType === 'REMOVE')
      for (const target of of(targetIds))
        target.onError({ code: 'refused', message: cause?.message ?? '' })
    // A version without targets is a snapshot of all of them.
    if (targetChangeType === undefined) for (const target of watched.values()) deliver(target)
  }

  const of = (ids: readonly number[]) => ids.flatMap((id) => watched.get(id) ?? [])

  function leave(name: string, ids: readonly number[]): void {
    const id = idOfName(name)
    for (const target of of(ids)) {
      target.ids.delete(id)
      target.changed.delete(id)
      target.left.add(id)
    }
  }

  function deliver(target: Watched): void {
    const { changed, left, ids, wasDelivered, isCurrent, spec } = target
    if (!isCurrent || (wasDelivered && changed.size + left.size === 0)) return
    target.wasDelivered = true
    target.changed = new Map()
    target.left = new Set()
    const change: RemoteChange = {
      changed: [...changed.values()],
      left: spec.kind === 'doc' ? [] : [...left],
      ids: [...ids],
      missing: spec.kind === 'doc' && ids.size === 0,
      fromServer: true,
    }
    setImmediate(() => !isClosed && target.onChange(change))
  }

  return {
    watch(spec, since, onChange, onError) {
      const id = (lastId += 1)
      const empty = { ids: new Set<string>(), changed: new Map<string, RemoteDoc>() }
      const target = { spec, onChange, onError, ...empty, left: new Set<string>() }
      watched.set(id, { ...target, isCurrent: false, wasDelivered: false })
      const addTarget =
        spec.kind === 'doc'
          ? { documents: { documents: [`${documentsRoot}/${spec.path}`] } }
          : { query: query(spec, since) }
      stream.receive({ addTarget: { targetId: id, ...addTarget } })
      return () => {
        if (!watched.delete(id) || isClosed) return
        stream.receive({ removeTarget: id })
      }
    },
    wake: () => undefined,
    spoken: () => [...watched.values()].filter(({ wasDelivered }) => wasDelivered).length,
    close() {
      isClosed = true
      stream.closed()
    },
  }
}

function query(...given: Parameters<typeof setQuery>) {
  const [parent, structuredQuery] = setQuery(...given)
  return { parent, structuredQuery }
}
