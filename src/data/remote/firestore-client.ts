import {
  Timestamp,
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore'
import type { FirestoreError, QueryConstraint } from 'firebase/firestore'
import { firebaseApp } from '../session/firebase-app.ts'
import type { WebConfig } from '../server/web-config.ts'
import { report } from '../report.ts'
import { remoteDoc } from './remote-doc.ts'
import type { RemoteDoc } from './remote-doc.ts'
import type { NetworkNews } from './types.ts'
import type { WatchedSet } from './followed-sets.ts'

/** What changed since the last call; the first call for a whole set brings all of it. */
export interface RemoteChange {
  readonly changed: readonly RemoteDoc[]
  /** Ids of documents that are no longer in the set. */
  readonly left: readonly string[]
  /** For whole sets: every id that is in it now. */
  readonly ids: readonly string[]
  /** Confirmed by the server; otherwise from the SDK's cache. */
  readonly fromServer: boolean
  /** A single document that the server does not have. */
  readonly missing: boolean
}

export interface Since {
  readonly field: string
  /** Instant (ISO); documents changed after it. */
  readonly after: string | null
}

/** The listening part of Firestore's SDK. */
export interface FirestoreClient {
  watch(
    spec: WatchedSet,
    since: Since | null,
    onChange: (change: RemoteChange) => void,
    onError: (error: { code: string; message: string }) => void,
  ): () => void
  /** There is news of the network: a connection that is or may be lost is reopened at once. */
  wake(news: NetworkNews): void
}

/** Loaded with `import()` after the first paint. Its cache is memory only: Dexie holds what is stored. */
export function createFirestoreClient(config: WebConfig): FirestoreClient {
  const db = initializeFirestore(firebaseApp(config), {
    localCache: memoryLocalCache(),
    experimentalAutoDetectLongPolling: true,
  })
  if (config.emulator) connectFirestoreEmulator(db, config.emulator.host, config.emulator.port)
  /** According to the last answer: the SDK shows a lost connection by answering from its cache. */
  let isLost = false

  function constraints(spec: WatchedSet, since: Since | null): QueryConstraint[] {
    const list: QueryConstraint[] = spec.where.map(({ field, op, value }) =>
      where(field, op, value),
    )
    if (!since) return list
    if (since.after !== null) list.push(where(since.field, '>', timestampOf(since.after)))
    list.push(orderBy(since.field))
    return list
  }

  const watch: FirestoreClient['watch'] = (spec, since, onChange, onError) => {
    const fail = (error: FirestoreError) => onError({ code: error.code, message: error.message })
    if (spec.kind === 'doc') {
      return onSnapshot(
        doc(db, spec.path),
        (snapshot) => {
          isLost = snapshot.metadata.fromCache
          if (isLost) return
          const found = remoteDoc(snapshot)
          const ids = found ? [found.id] : []
          onChange({
            changed: found ? [found] : [],
            left: [],
            ids,
            missing: !found,
            fromServer: true,
          })
        },
        fail,
      )
    }
    return onSnapshot(
      query(collection(db, spec.path), ...constraints(spec, since)),
      // Without metadata changes, a set that is confirmed to be empty would never be reported.
      { includeMetadataChanges: true },
      (snapshot) => {
        isLost = snapshot.metadata.fromCache
        const changes = snapshot.docChanges()
        onChange({
          changed: changes.flatMap(({ type, doc: changed }) =>
            type === 'removed' ? [] : (remoteDoc(changed) ?? []),
          ),
          left: changes.flatMap((change) => (change.type === 'removed' ? [change.doc.id] : [])),
          ids: snapshot.docs.map((each) => each.id),
          missing: false,
          fromServer: !snapshot.metadata.fromCache,
        })
      },
      fail,
    )
  }

  return {
    watch,
    wake(news) {
      // A worker gets no network events, and would wait for up to a minute.
      if (news === 'fresh' && !isLost) return
      disableNetwork(db)
        .then(() => enableNetwork(db))
        .catch((error: unknown) => report('The connection could not be reopened', error))
    },
  }
}

function timestampOf(instant: string): Timestamp {
  const [, fraction = ''] = /\.(\d+)Z$/.exec(instant) ?? []
  const seconds = Math.floor(Date.parse(instant) / 1000)
  return new Timestamp(seconds, Number(fraction.padEnd(9, '0').slice(0, 9)))
}
