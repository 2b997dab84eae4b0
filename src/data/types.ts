import type { Company } from '#domain/entities/company.ts'
import type { Customer } from '#domain/entities/customer.ts'
import type { Order } from '#domain/entities/order.ts'
import type { LostValue } from '#domain/entities/receipt.ts'
import type { Site } from '#domain/entities/site.ts'
import type { User } from '#domain/entities/user.ts'
import type { MutationArgs, MutationName } from '#domain/mutation/registry.ts'
import type { FieldConflict, Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** A value that changes: read it now, hear of changes. */
export interface Live<T> {
  /** `undefined` until the first value is there. */
  readonly get: () => T | undefined
  readonly subscribe: (onChange: () => void) => () => void
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
      /** As given at registration, '' where unknown. */
      readonly displayName: string
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
  /** Values of ours that lost against the office's, kept for people to see. */
  readonly lost: readonly LostValue[]
}

/** One row of the orders list, already joined with what the screen shows of other documents. */
export interface OrderListItem {
  readonly order: Order
  /** '' while the customer has not reached this device. */
  readonly customerName: string
  /** One line; '' while the site has not reached this device. */
  readonly siteAddress: string
  /** Whether a change to the order waits on this device. */
  readonly unsent: boolean
}

export interface OrderView {
  readonly order: Order
  readonly customer: Customer | null
  readonly site: Site | null
  readonly unsent: boolean
  /** Names of the order's fields whose shown value the office has not received. */
  readonly unsentFields: readonly string[]
  /** The oldest change to the order that waits for a person, if there is one. */
  readonly needsYou: OutboxItem | null
}

export interface CustomerListItem {
  readonly customer: Customer
  readonly siteCount: number
  readonly openOrderCount: number
  readonly unsent: boolean
}

export interface CustomerView {
  readonly customer: Customer
  readonly sites: readonly Site[]
  /** Newest first. */
  readonly orders: readonly Order[]
  readonly unsent: boolean
}

/** Number of documents on this device, by collection. */
export interface LocalCounts {
  readonly customers: number
  readonly sites: number
  readonly orders: number
  readonly users: number
}

export interface OrderScope {
  /** 'mine': assigned to the signed-in user. Default 'all' (of what this device may see). */
  readonly scope?: 'mine' | 'all'
  /** true: only open orders, false: only closed ones; left out: both. */
  readonly open?: boolean
}

export type StorageState = 'ok' | 'outdated' | 'blocked' | 'unavailable'

export interface Data {
  readonly session: Live<Session>
  readonly status: Live<SyncStatus>
  readonly live: <T>(query: Query<T>) => Live<T>
  /**
   * Looks up the cached session; needs neither network nor Firebase code. Call once, before the first
   * paint. `session` leaves `starting` when it resolves.
   */
  readonly start: () => Promise<void>
  /** Loads Auth and Firestore, listens and drains from now on. Call once, after the first paint. */
  readonly startSync: () => Promise<void>
  /**
   * 'outdated': a newer version of the app opened the database, reload; 'blocked': close the other tabs;
   * 'unavailable': this browser does not let the app keep anything.
   */
  readonly storage: Live<StorageState>
  /** Ends listeners, timers and database handles. */
  readonly stop: () => Promise<void>
  /**
   * Runs the mutator over this device's rows; durable, and on the screen, when it resolves. With `draft`,
   * it takes the place of the draft kept under that name.
   */
  readonly mutate: <N extends MutationName>(
    name: N,
    args: MutationArgs<N>,
    options?: { readonly draft?: string },
  ) => Promise<Result<{ id: string }, Problem>>
  /**
   * Keeps, in this very instant, a change that is still being typed. Should the tab die before it is given to
   * `mutate`, the next one queues it. null: there is nothing to keep any more.
   */
  readonly keepDraft: <N extends MutationName>(
    slot: string,
    change: { readonly name: N; readonly args: MutationArgs<N> } | null,
  ) => void

  readonly signIn: (email: string, password: string) => Promise<Result<void, Problem>>
  readonly register: (
    name: string,
    email: string,
    password: string,
  ) => Promise<Result<void, Problem>>
  readonly sendPasswordReset: (email: string) => Promise<Result<void, Problem>>
  /** Creates (or completes) the user's company. Needs the network. */
  readonly setUpCompany: (args: MutationArgs<'company/setup'>) => Promise<Result<void, Problem>>
  /** `keep` leaves unsent work for this user's next sign-in; `discard` erases it: the caller has confirmed. */
  readonly signOut: (unsent: 'keep' | 'discard') => Promise<void>
  readonly reloadSession: () => Promise<void>

  /** Sends what waits, now. Resolves when the attempt is over. */
  readonly syncNow: () => Promise<void>
  readonly retry: (id: string) => Promise<void>
  /** Removes unsent mutations and rebuilds the rows they touched. The caller has confirmed. */
  readonly discard: (ids: readonly string[]) => Promise<void>
  /** Unsent mutations that would go with this one, itself first. */
  readonly dependents: (id: string) => Promise<readonly OutboxItem[]>
  /** Settles a field conflict: sends ours over theirs, or lets theirs stand. */
  readonly resolveConflict: (id: string, choice: 'mine' | 'theirs') => Promise<void>
  /** Everything unsent as a JSON text, for the user to keep. */
  readonly exportUnsent: () => Promise<string>
  /** Number of documents of a company collection at the server; needs the network. */
  readonly countAtServer: (collection: string) => Promise<Result<number, Problem>>
}
