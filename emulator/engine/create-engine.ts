import { join } from 'node:path'
import { createDocumentStore } from '../store/create-document-store.ts'
import { createNotes } from '../store/create-notes.ts'
import { createMemoryStore } from '../store/create-memory-store.ts'
import { openLoggedStore } from '../store/open-logged-store.ts'
import { microsOf, textOfMicros } from '../values/timestamp.ts'
import { asQuery } from './query/as-query.ts'
import { nameOfWrite } from './commit/apply-write.ts'
import { commitsSince } from './commit/commits-since.ts'
import { createChangeLog } from './commit/create-change-log.ts'
import { createCommit } from './commit/create-commit.ts'
import { createCommitter } from './commit/create-committer.ts'
import { createLocks } from './transactions/create-locks.ts'
import { createTransactions } from './transactions/create-transactions.ts'
import { checkWriteCount } from './commit/decide-commit.ts'
import type { Demand } from './indexes/demand.ts'
import { createNameCheck } from './check-names.ts'
import { createReads } from './create-reads.ts'
import { exportDocuments } from './export-documents.ts'
import { listCollectionIds, listDocuments, missingIds } from './query/list.ts'
import { liveDocuments } from './listen/live-documents.ts'
import { liveQuery, type LiveSource } from './listen/live-query.ts'
import { importDocuments } from './import-documents.ts'
import { automaticIndexes, parseIndexes } from './indexes/parse-indexes.ts'
import { parseQuery } from './query/parse-query.ts'
import { parseWrite } from './commit/parse-write.ts'
import { createPlanner } from './query/plan-query.ts'
import type { Query } from './query/query.ts'
import { createDemandRecorder } from './indexes/record-demands.ts'
import { matching } from './query/run-query.ts'
import { createSharedResults } from './query/shared-results.ts'
import { createAffectsQuery } from './listen/affects-query.ts'
import { resolveRead } from './resolve-read.ts'
import type { DocumentChange, Engine, StoredDocument } from './types.ts'
import type { View } from './view.ts'

export interface EngineOptions {
  /** The folder of the data; null keeps it in memory only. */
  readonly dataDir: string | null
  /** Whether a commit waits for fsync, so that it survives a power failure and not only the end of the process. */
  readonly synced?: boolean
  readonly projectId: string
  /** `(default)` by default. */
  readonly databaseId?: string
  /** The parsed content of `firestore.indexes.json`. */
  readonly indexes?: unknown
  /** Whether a query without its composite index is refused; defaults to true where `indexes` is given. */
  readonly enforceIndexes?: boolean
  /** Called with the index requirements of each new query. */
  readonly onDemand?: (demand: Demand) => void
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** From 0 inclusive to 1 exclusive. */
  readonly random?: () => number
}

/** Opens the database. Reads are synchronous; every refusal is a `StatusError`. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { projectId, databaseId = '(default)', clock = Date.now, random = Math.random } = options
  const database = `projects/${projectId}/databases/${databaseId}`
  const given = options.indexes === undefined ? undefined : parseIndexes(options.indexes)
  const indexes = given ?? automaticIndexes
  const { checkDatabase, checkDocument } = createNameCheck(projectId, databaseId)
  const record = createDemandRecorder()
  const plan = createPlanner(indexes, options.enforceIndexes ?? given !== undefined, (demand) => {
    record?.(demand)
    options.onDemand?.(demand)
  })
  const keys =
    options.dataDir === null
      ? createMemoryStore()
      : await openLoggedStore(join(options.dataDir, 'firestore'), {
          synced: options.synced ?? false,
        })
  const store = createDocumentStore(keys, indexes)
  await store.reindex()
  const log = createChangeLog(store.version(), () => store.records())
  const committer = createCommitter(store, log, plan)
  const locks = createLocks()
  const transactions = createTransactions(clock, random, locks)
  const commit = createCommit({ committer, locks, transactions, nextVersion })
  let newest = store.version()

  function nextVersion(): number {
    return versionAfter(newest)
  }

  function versionAfter(version: number): number {
    newest = Math.max(newest + 1, version + 1, Math.floor(clock() * 1000))
    return newest
  }

  function viewAt(version: number): View | undefined {
    const overrides = log.changedSince(version)
    return overrides && { store, plan, overrides }
  }

  const newestVersion = () => committer.version()
  const readSources = { transactions, newest: newestVersion, viewAt, clock }
  const reads = createReads({ ...readSources, plan, checkDocument })
  const runShared = createSharedResults(newestVersion)
  const source: LiveSource = {
    now: () => committer.visible(),
    results: (query) => runShared(committer.visible(), committer.version(), query),
    resultsAt(text, query) {
      const version = microsOf(text)
      const view = viewAt(version)
      return view && runShared(view, version, query)
    },
    affects: createAffectsQuery(),
    changedSince: (version) => log.changedSince(microsOf(version)),
  }

  return {
    ...reads,
    async lock(id, { documents = [], query }) {
      const transaction = transactions.find(id)
      if (transaction.kind !== 'locking') return
      await locks.read(transaction.locks, documents, query && asQuery(query))
      // Commits decided before the locks were taken must be visible to the read that follows.
      await committer.settled()
    },
    async commit(given, commitOptions = {}) {
      checkWriteCount(given.length)
      const writes = given.map(parseWrite)
      for (const write of writes) checkDocument(nameOfWrite(write))
      return commit(writes, commitOptions)
    },
    prepareQuery(parent, query) {
      checkDatabase(parent)
      return parseQuery(parent, query)
    },
    listCollectionIds(parent) {
      checkDatabase(parent)
      return listCollectionIds(committer.visible(), parent)
    },
    listDocuments(parent, collectionId, pageSize, after) {
      checkDatabase(parent)
      return listDocuments(committer.visible(), parent, collectionId, pageSize, after)
    },
    missingIds(parent, collectionId) {
      checkDatabase(parent)
      return missingIds(committer.visible(), parent, collectionId)
    },
    beginTransaction({ readOnly, retry, locks: isLocking = false }) {
      if (retry !== undefined) transactions.end(retry)
      if (isLocking && !readOnly) return transactions.beginLocking(retry)
      const { version } = resolveRead(readSources, readOnly)
      return readOnly ? transactions.beginReadOnly(version) : transactions.beginOptimistic(version)
    },
    rollback: (id) => transactions.rollBack(id),
    lockWaits: () => locks.waiting(),
    liveQuery: (prepared) => liveQuery(source, asQuery(prepared)),
    liveDocuments(names) {
      for (const name of names) checkDocument(name)
      return liveDocuments(source, names)
    },
    onCommit: (listener) => committer.onCommit(listener),
    commitsSince: (version) => commitsSince(store, microsOf(version)),
    notes: createNotes(keys),
    now: () => textOfMicros(committer.version()),
    readTime: () => textOfMicros(Math.max(committer.version(), clock() * 1000 - 1)),
    exportDocuments() {
      const version = committer.version()
      return exportDocuments(() => viewAt(version))
    },
    importDocuments: (given) =>
      importDocuments({ committer, locks, checkDocument, versionAfter }, given),
    async clear() {
      transactions.clear()
      const documents = [...matching(committer.head(), everything(database))]
      await committer.add(nextVersion(), documents.map(deletionOf))
    },
    async close() {
      transactions.clear()
      await committer.idle()
      await store.close()
    },
  }
}

function deletionOf(before: StoredDocument): DocumentChange {
  return { name: before.name, before, after: undefined }
}

function everything(database: string): Query {
  return parseQuery(`${database}/documents`, { from: [{ allDescendants: true }] })
}
