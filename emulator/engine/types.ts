import type { Notes } from '../store/create-notes.ts'
import type { Fields, Value } from '../values/types.ts'

/**
 * A stored document. `name` is the full resource name
 * (`projects/{p}/databases/(default)/documents/...`); times are RFC 3339 with microseconds, UTC.
 */
export interface StoredDocument {
  readonly name: string
  readonly fields: Fields
  readonly createTime: string
  readonly updateTime: string
}

/** A parsed google.firestore.v1.Write. */
export interface Write {
  readonly update?: { readonly name: string; readonly fields?: Fields }
  readonly delete?: string
  readonly verify?: string
  readonly transform?: {
    readonly document: string
    readonly fieldTransforms: readonly FieldTransform[]
  }
  readonly updateMask?: { readonly fieldPaths?: readonly string[] }
  readonly updateTransforms?: readonly FieldTransform[]
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string }
}

export interface FieldTransform {
  readonly fieldPath: string
  readonly setToServerValue?: 'REQUEST_TIME'
  readonly increment?: Value
  readonly maximum?: Value
  readonly minimum?: Value
  readonly appendMissingElements?: { readonly values?: readonly Value[] }
  readonly removeAllFromArray?: { readonly values?: readonly Value[] }
}

export interface WriteResult {
  readonly updateTime?: string
  readonly transformResults?: readonly Value[]
}

/** One document before and after a commit; a write that changed nothing has `before === after`. */
export interface DocumentChange {
  readonly name: string
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
}

/**
 * One write of a commit as the rules evaluate it. Where a precondition fails it is evaluated as the write
 * assumes: as a creation, or as an update or deletion of a missing document (`before` undefined).
 */
export interface PendingChange extends DocumentChange {
  readonly kind: 'create' | 'update' | 'delete'
}

/**
 * Called inside a commit, after its effect was computed and before it is applied. Throws a StatusError to
 * deny it; only callers who pass get errors about preconditions and limits. `changes` has one entry per
 * write that creates, updates or deletes, in order; `requestTime`, in whole milliseconds, is the value of
 * `request.time` and of REQUEST_TIME transforms.
 */
export type AuthorizeCommit = (pending: {
  readonly changes: readonly PendingChange[]
  readonly requestTime: string
  before(name: string): StoredDocument | undefined
  after(name: string): StoredDocument | undefined
}) => void

export interface CommitOptions {
  readonly authorize?: AuthorizeCommit
  /** Base64 transaction id from `beginTransaction`. */
  readonly transaction?: string
}

export interface CommitResponse {
  readonly writeResults: readonly WriteResult[]
  readonly commitTime: string
}

/** google.firestore.v1.StructuredQuery in proto3 JSON; the engine parses and validates it. */
export type StructuredQuery = Readonly<Record<string, unknown>>

/** What holds for every document a query can return; the rules prove list access from it. */
export interface QueryFacts {
  /** Relative to `/documents`: the parent document path ('' for the root). */
  readonly parent: string
  readonly collectionId: string
  readonly allDescendants: boolean
  /** A conjunction: each filter holds for every possible result. A disjunction is an `or` of conjunctions. */
  readonly filters: readonly QueryFilter[]
  readonly limit: number | undefined
  readonly offset: number | undefined
  readonly orderBy: readonly { readonly field: string; readonly direction: 'ASC' | 'DESC' }[]
}

export type QueryFilter =
  | {
      readonly field: readonly string[]
      readonly op:
        | '<'
        | '<='
        | '=='
        | '!='
        | '>'
        | '>='
        | 'array-contains'
        | 'in'
        | 'not-in'
        | 'array-contains-any'
      /** For `in`, `not-in` and `array-contains-any` an arrayValue. `__name__` compares referenceValues. */
      readonly value: Value
    }
  | { readonly or: readonly (readonly QueryFilter[])[] }

/** A parsed query below one parent, ready to run or to listen to. */
export interface PreparedQuery {
  readonly facts: QueryFacts
  readonly parent: string
  /** Canonical text: equal queries have equal keys. */
  readonly key: string
}

/** The live result of a listen target. */
export interface LiveTarget {
  /** The full result now, in query order. */
  current(): readonly StoredDocument[]
  /**
   * Applies the changes of one commit and returns what the client needs: documents in the result that are
   * new or changed, and names that left it (deleted or no longer matching).
   */
  apply(changes: readonly DocumentChange[]): {
    readonly changed: readonly StoredDocument[]
    readonly left: readonly { readonly name: string; readonly deleted: boolean }[]
  }
  /**
   * The changes since `version` (an earlier `readTime`) in the shape of `apply`; undefined where the change
   * log does not reach back that far.
   */
  since(version: string): ReturnType<LiveTarget['apply']> | undefined
}

export interface CommitEvent {
  readonly commitTime: string
  readonly changes: readonly DocumentChange[]
}

/** The version of a read; the newest where neither is given. */
export interface ReadOptions {
  readonly readTime?: string
  readonly transaction?: string
}

/** Firestore without transport, rules or auth: synchronous reads, durable commits, a feed of changes. */
export interface Engine {
  get(name: string, options?: ReadOptions): StoredDocument | undefined
  /**
   * Must be called before each read of a locking transaction; does nothing for others. Resolves once it has
   * the locks: until the transaction ends, no one else changes these documents or the result of the query.
   */
  lock(
    transaction: string,
    reads: { readonly documents?: readonly string[]; readonly query?: PreparedQuery },
  ): Promise<void>
  /**
   * Resolves once the commit is durable; rejects with a StatusError and changes nothing. Waits for
   * transactions that have locked what it writes, and rejects with ABORTED where they take too long.
   */
  commit(writes: readonly Write[], options?: CommitOptions): Promise<CommitResponse>
  prepareQuery(parent: string, query: StructuredQuery): PreparedQuery
  runQuery(
    query: PreparedQuery,
    options?: ReadOptions,
  ): { documents: readonly StoredDocument[]; readTime: string; skippedResults: number }
  /** `aggregations` in proto3 JSON (count, sum, avg; each with an optional alias). `matched` counts the documents. */
  aggregate(
    query: PreparedQuery,
    aggregations: readonly Readonly<Record<string, unknown>>[],
    options?: ReadOptions,
  ): { fields: Fields; readTime: string; matched: number }
  listCollectionIds(parent: string): readonly string[]
  /** Documents of one collection in name order, for REST list. */
  listDocuments(
    parent: string,
    collectionId: string,
    pageSize: number,
    after?: string,
  ): readonly StoredDocument[]
  /** The ids of missing documents in a collection: only nested documents exist below them. */
  missingIds(parent: string, collectionId: string): readonly string[]
  /** With `locks` it is pessimistic: no one else can change what it has read. */
  beginTransaction(options: {
    readOnly?: { readTime?: string }
    retry?: string
    locks?: boolean
  }): string
  rollback(transaction: string): void
  /** The number of reads and commits that wait for the locks of transactions. */
  lockWaits(): number
  liveQuery(query: PreparedQuery): LiveTarget
  liveDocuments(names: readonly string[]): LiveTarget
  /** Called in commit order, after the commit is durable. Returns the unsubscribe function. */
  onCommit(listener: (event: CommitEvent) => void): () => void
  /**
   * The commits after `version` (an earlier `now`), oldest first, also those before this process started; undefined
   * where the stored records do not reach back that far.
   */
  commitsSince(version: string): readonly CommitEvent[] | undefined
  /** Notes of services, stored with the documents. */
  readonly notes: Notes
  /** The time of the newest durable commit, with which a read is consistent. */
  now(): string
  /** The read time of a read now: the clock's time, before which no further commit will happen. */
  readTime(): string
  /** Every document as of now, in pages; commits between two pages are left out. */
  exportDocuments(): Iterable<readonly StoredDocument[]>
  /** Replaces documents by name and keeps the given times; atomic. */
  importDocuments(documents: readonly unknown[]): Promise<void>
  /** Deletes every document of the database (the emulator's admin endpoint). */
  clear(): Promise<void>
  close(): Promise<void>
}
