import type { Company } from '#domain/entities/company.ts'
import type { User } from '#domain/entities/user.ts'
import type { MutationArgs, MutationName } from '#domain/mutation/registry.ts'
import type { FieldConflict, Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** A value that changes: read it now, hear of changes. */
export interface Live<T> {
  /** `undefined` until the first value is there. */
  get(): T | undefined
  subscribe(onChange: () => void): () => void
}

/** A named question to the device's database. Equal keys are the same question. */
export interface Query<T> {
  readonly key: string
  run(db: unknown): Promise<T>
}

/**
 * Who is signed in, as this device knows it. `starting` lasts until the cached session was looked up.
 * A signed-in user without documents has `user` and `company` null.
 */
export type Session =
  | { readonly kind: 'starting' }
  | { readonly kind: 'signedOut' }
  | {
      readonly kind: 'signedIn'
      readonly uid: string
      readonly email: string
      readonly user: User | null
      readonly company: Company | null
      /** True while user and company are being loaded for the first time. */
      readonly loading: boolean
      readonly error: Problem | null
      /** The server no longer takes this session's token: work is kept, sending waits for a new sign-in. */
      readonly needsSignIn: boolean
    }

/** What the sync pill shows. Ages and instants are ISO; counts are of mutations. */
export interface SyncStatus {
  readonly online: boolean
  readonly state: 'sent' | 'sending' | 'waiting' | 'needsYou' | 'signIn'
  readonly waiting: number
  readonly sending: number
  readonly needsYou: number
  readonly oldestAt: string | null
  readonly lastSentAt: string | null
  /** Whether this browser can send with no page open (Background Sync). */
  readonly sendsInBackground: boolean
}

/** One mutation that the server has not acknowledged. */
export interface OutboxItem {
  readonly id: string
  readonly seq: number
  readonly name: string
  readonly args: unknown
  readonly at: string
  readonly refs: readonly string[]
  readonly state: 'waiting' | 'sending' | 'needsYou' | 'blocked'
  readonly attempts: number
  readonly problem: Problem | null
  readonly conflicts: readonly FieldConflict[]
  readonly bytes: number
}

/** One line of an order's history: from the server's receipts, or still on this device. */
export interface HistoryEntry {
  readonly id: string
  readonly name: string
  readonly args: unknown
  readonly actorId: string
  /** When it happened, by the phone's corrected clock (ISO). */
  readonly at: string
  /** When the office received it (ISO), null while it is only on this device. */
  readonly receivedAt: string | null
}

export interface Data {
  readonly session: Live<Session>
  readonly status: Live<SyncStatus>
  live<T>(query: Query<T>): Live<T>
  /** Runs the mutator over this device's rows; durable, and on the screen, when it resolves. */
  mutate<N extends MutationName>(
    name: N,
    args: MutationArgs<N>,
  ): Promise<Result<{ id: string }, Problem>>

  signIn(email: string, password: string): Promise<Result<void, Problem>>
  register(name: string, email: string, password: string): Promise<Result<void, Problem>>
  sendPasswordReset(email: string): Promise<Result<void, Problem>>
  /** Creates (or completes) the user's company. Needs the network. */
  setUpCompany(args: MutationArgs<'company/setup'>): Promise<Result<void, Problem>>
  /** `keep` leaves unsent work for this user's next sign-in; `discard` erases it: the caller has confirmed. */
  signOut(unsent: 'keep' | 'discard'): Promise<void>
  reloadSession(): Promise<void>

  /** Sends what waits, now. Resolves when the attempt is over. */
  syncNow(): Promise<void>
  retry(id: string): Promise<void>
  /** Removes unsent mutations and rebuilds the rows they touched. The caller has confirmed. */
  discard(ids: readonly string[]): Promise<void>
  /** Unsent mutations that would go with this one, itself first. */
  dependents(id: string): Promise<readonly OutboxItem[]>
  /** Settles a field conflict: sends ours over theirs, or lets theirs stand. */
  resolveConflict(id: string, choice: 'mine' | 'theirs'): Promise<void>
  /** Everything unsent as a JSON text, for the user to keep. */
  exportUnsent(): Promise<string>
  /** Number of documents of a company collection at the server; needs the network. */
  countAtServer(collection: string): Promise<Result<number, Problem>>
}
