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

/** google.firestore.v1.Write in proto3 JSON, already parsed. */
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
 * One write of a commit as it asks to be judged. Where a precondition fails, what the write takes for
 * granted: creating something new, or updating or deleting what is not there (`before` undefined).
 */
export interface PendingChange extends DocumentChange {
  readonly kind: 'create' | 'update' | 'delete'
}

/**
 * Called inside a commit, after its effect was computed and before it is applied. Throws a StatusError
 * to deny; failed preconditions and limits are told only to those who pass. `changes` has one entry per write that creates, updates or deletes, in order; `requestTime`,
 * in whole milliseconds, is what `request.time` means and what REQUEST_TIME transforms hold.
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

/** google.firestore.v1.StructuredQuery in proto3 JSON. Parsed and validated by the engine. */
export type StructuredQuery = Readonly<Record<string, unknown>>

/** What a query promises about every document it can return; the rules prove list access from this. */
export interface QueryFacts {
  /** Relative to `/documents`: the parent document path ('' for the root). */
  readonly parent: string
  readonly collectionId: string
  readonly allDescendants: boolean
  /** A conjunction: each holds for every possible result. A disjunction appears as `or` of conjunctions. */
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

/** A parsed query over one parent, ready to run or to be watched. */
export interface PreparedQuery {
  readonly facts: QueryFacts
  readonly parent: string
  /** Canonical text: equal queries have equal keys. */
  readonly key: string
}

/** The live result of a target. Each call answers with what changed for the client. */
export interface LiveTarget {
  /** The full result now, in query order. */
  current(): readonly StoredDocument[]
  /**
   * Takes in one commit's changes and tells what the client must hear: documents now in the result that
   * are new or changed, and names that left it (deleted or no longer matching).
   */
  apply(changes: readonly DocumentChange[]): {
    readonly changed: readonly StoredDocument[]
    readonly left: readonly { readonly name: string; readonly deleted: boolean }[]
  }
  /**
   * What happened since `version` (from an earlier `readTime`): undefined where the log no longer
   * reaches back that far. Same shape as `apply`.
   */
  since(version: string): ReturnType<LiveTarget['apply']> | undefined
}

export interface CommitEvent {
  readonly commitTime: string
  readonly changes: readonly DocumentChange[]
}

/** Where a read happens; without either, now. */
export interface ReadOptions {
  readonly readTime?: string
  readonly transaction?: string
}

/** Firestore without wire, rules or auth: synchronous reads, durable commits, a feed of changes. */
export interface Engine {
  get(name: string, options?: ReadOptions): StoredDocument | undefined
  /**
   * Comes before each read of a transaction that locks, and waits for its turn; does nothing for others.
   * Until the transaction ends, nobody else changes these documents or what the query finds.
   */
  lock(
    transaction: string,
    reads: { readonly documents?: readonly string[]; readonly query?: PreparedQuery },
  ): Promise<void>
  /**
   * Resolves once the commit is durable on disk; rejects with a StatusError and changes nothing. Waits
   * for transactions that have locked what it writes, and rejects with ABORTED where they take too long.
   */
  commit(writes: readonly Write[], options?: CommitOptions): Promise<CommitResponse>
  prepareQuery(parent: string, query: StructuredQuery): PreparedQuery
  runQuery(
    query: PreparedQuery,
    options?: ReadOptions,
  ): { documents: readonly StoredDocument[]; readTime: string; skippedResults: number }
  /** `aggregations` in proto3 JSON (count / sum / avg, each with an optional alias). `matched`: documents found. */
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
  /** The ids in a collection under which only deeper documents exist. */
  missingIds(parent: string, collectionId: string): readonly string[]
  /** With `locks` it is pessimistic: it keeps what it reads from being changed. */
  beginTransaction(options: {
    readOnly?: { readTime?: string }
    retry?: string
    locks?: boolean
  }): string
  rollback(transaction: string): void
  /** How many reads and commits wait for the locks of transactions. */
  lockWaits(): number
  liveQuery(query: PreparedQuery): LiveTarget
  liveDocuments(names: readonly string[]): LiveTarget
  /** Called in commit order, after the commit is durable. Returns the unsubscribe function. */
  onCommit(listener: (event: CommitEvent) => void): () => void
  /** The time of the newest durable commit: what a read now is consistent with. */
  now(): string
  /** What a read now tells as its time: the clock's, before which nothing will be committed any more. */
  readTime(): string
  /** Every document as it is now, in pages; what is written between two of them is left out. */
  exportDocuments(): Iterable<readonly StoredDocument[]>
  /** Writes documents with their own times over those of the same names, all or none of them. */
  importDocuments(documents: readonly unknown[]): Promise<void>
  /** Deletes every document of the database (the emulator's admin endpoint). */
  clear(): Promise<void>
  close(): Promise<void>
}
