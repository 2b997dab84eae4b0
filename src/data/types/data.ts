import type { ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import type { InviteLink } from '#domain/access/invite-link.ts'
import type { Roads } from '#domain/dispatch/travel/roads.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Invite } from '#domain/entities/invite.ts'
import type { Photo, PhotoKind, PhotoPhase, Signed } from '#domain/entities/photo.ts'
import type { Language, User } from '#domain/entities/user.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { FieldConflict, Problem } from '#domain/problem.ts'
import type { Download, SyncState } from '#domain/sync/sync-state.ts'
import type { Result } from '#lib/result.ts'
import type { AuditEntry, HistoryPosition, ReceiptPage } from './audit.ts'
import type { CompanyData } from './company-data.ts'
import type { Invoicing } from './invoicing.ts'
import type { Place, RouteService } from './route-service.ts'
import type { TrackingData } from './tracking.ts'

/** What an invited person lets their inviter know: that they opened the link, or need a new one. */
export type InviteNote = 'openedAt' | 'requestedAt'

/** A value that changes: read it, or subscribe to changes. */
export interface Live<T> {
  /** `undefined` until there is a value. */
  readonly get: () => T | undefined
  readonly subscribe: (onChange: () => void) => () => void
}

/** A named query of the device's database. Equal keys mean the same query. */
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
      /** As given at registration, '' if unknown. */
      readonly displayName: string
      readonly user: User | null
      readonly company: Company | null
      /** True while user and company are being loaded for the first time. */
      readonly loading: boolean
      readonly error: Problem | null
      /** The server no longer takes this session's token: work is kept, sending waits for a new sign-in. */
      readonly needsSignIn: boolean
    }

/** The sync status. Instants are ISO; counts are of mutations. */
export interface SyncStatus {
  /** The overall state that is shown everywhere. */
  readonly state: SyncState
  readonly online: boolean
  readonly waiting: number
  readonly sending: number
  readonly actionNeeded: number
  /** All that is on this device only, as people count it: changes, and each photo once. */
  readonly unsent: number
  readonly oldestAt: string | null
  readonly lastSentAt: string | null
  /** Photos and signatures whose bytes are still on this device only. */
  readonly photosWaiting: number
  /** Since when changes of others have not arrived although the server is reachable; null if they do. */
  readonly brokenSince: string | null
  /** Whether this browser can send with no page open (Background Sync). */
  readonly sendsInBackground: boolean
  /** The progress of the first load; null once it is over. */
  readonly download: Download | null
}

/** One mutation that the server has not acknowledged. */
export interface OutboxItem {
  readonly id: string
  readonly seq: number
  readonly name: string
  readonly args: unknown
  readonly at: string
  readonly refs: readonly string[]
  readonly state: 'waiting' | 'sending' | 'actionNeeded' | 'blocked'
  readonly attempts: number
  readonly problem: Problem | null
  readonly conflicts: readonly FieldConflict[]
  readonly bytes: number
  /** Photos it waits for. */
  readonly waitsFor: readonly string[]
  /** Failed so often by itself that it is retried only once an hour. */
  readonly isQuarantined: boolean
  /** When it is tried next, if not at once (ISO). */
  readonly nextTryAt: string | null
}

/** Something a person did to the queue that can still be undone. */
export interface Undo {
  readonly id: string
  readonly kind: 'discard' | 'choice'
  /** Until when (ISO). */
  readonly until: string
  /** What an undo restores. */
  readonly items: readonly OutboxItem[]
}

/** How to resolve a field conflict: ours, theirs, or other values for some of its fields. */
export type ConflictChoice =
  | 'mine'
  | 'theirs'
  | { readonly values: Readonly<Record<string, unknown>> }

/** A photo just taken. */
export interface NewPhoto {
  /** The document it belongs to, as `orders/abc`. */
  readonly about: string
  readonly kind: PhotoKind
  readonly data: Blob
  /** In pixels, 0 if unknown. */
  readonly width?: number
  readonly height?: number
  readonly caption?: string
  readonly phase?: PhotoPhase
  /** The question that it answers. */
  readonly item?: string
  /** Of a signature: the words signed. */
  readonly signed?: Signed
  /** Who may see it, if the document it belongs to does not decide that. */
  readonly readerIds?: readonly string[]
}

/** A document of the company. */
export interface DocumentItem extends PhotoItem {
  /** Whether its bytes are on this device, so that it opens without a network. */
  readonly isHere: boolean
}

/** A photo with the progress of its upload. */
export interface PhotoItem {
  readonly photo: Photo
  /** 'sent': the office can see it; 'onOtherDevice': its bytes are still on another device. */
  readonly state: 'sent' | 'waiting' | 'actionNeeded' | 'onOtherDevice'
  /** Bytes that have arrived, of `photo.size`. */
  readonly sentBytes: number
  readonly problem: Problem | null
}

/** Unsent work that was lost with this device's storage. */
export interface LostChanges {
  readonly count: number
  /** When the oldest of them was made (ISO), where that is known. */
  readonly oldestAt: string | null
  /** When the device last knew of them (ISO). */
  readonly lastSeenAt: string
}

/** Bytes on this device; null if the browser does not say. */
export interface StorageUse {
  readonly usedBytes: number | null
  readonly quotaBytes: number | null
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersistent: boolean
}

/** A mutation whose id is known beforehand. */
export interface NamedMutation {
  readonly id: string
  readonly name: MutationName
  readonly args: unknown
}

export type StorageState = 'ok' | 'outdated' | 'blocked' | 'silent' | 'unavailable' | 'onlineOnly'

export interface Data extends TrackingData {
  readonly session: Live<Session>
  readonly status: Live<SyncStatus>
  readonly live: <T>(query: Query<T>) => Live<T>
  /** The query's answer of this moment; undefined while no one is signed in. */
  readonly read: <T>(query: Query<T>) => Promise<T | undefined>
  /**
   * Looks up the cached session; needs neither network nor Firebase code. Call once, before the first
   * paint. `session` leaves `starting` when it resolves.
   */
  readonly start: () => Promise<void>
  /** Loads Auth and Firestore, listens and drains from now on. Call once, after the first paint. */
  readonly startSync: () => Promise<void>
  /**
   * 'outdated': a newer version of the app opened the database, reload; 'blocked': close the other tabs; 'silent':
   * the browser has not answered since the start, and may yet; 'onlineOnly':
   * this browser stores nothing: a change is only done once it is sent, otherwise `mutate` fails; 'unavailable': not
   * even that works.
   */
  readonly storage: Live<StorageState>
  /** How far the server's clock is ahead of this device's as last known, in milliseconds. */
  readonly clock: Live<{ readonly offsetMs: number } | undefined>
  /** The id of this device; '' before `start`. */
  readonly deviceId: () => string
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
   * Makes several changes at once: all of them, or none. Those whose id is queued or has been received already are
   * passed over, so that repeating it changes nothing.
   */
  readonly mutateAll: (changes: readonly NamedMutation[]) => Promise<Result<void, Problem>>
  /**
   * Stores, synchronously, a change that is still being typed. If the tab closes before it is passed to `mutate`, the
   * next one queues it. null drops the draft.
   */
  readonly keepDraft: <N extends MutationName>(
    slot: string,
    change: { readonly name: N; readonly args: MutationArgs<N> } | null,
  ) => void

  /** Loads the code of Firebase for a sign-in that is about to come. */
  readonly prepareSignIn: () => void
  readonly signIn: (email: string, password: string) => Promise<Result<void, Problem>>
  readonly register: (
    name: string,
    email: string,
    password: string,
  ) => Promise<Result<void, Problem>>
  readonly sendPasswordReset: (email: string, language: Language) => Promise<Result<void, Problem>>
  /** Creates (or completes) the user's company. Needs the network. */
  readonly setUpCompany: (args: MutationArgs<'company/setup'>) => Promise<Result<void, Problem>>
  /** What an invitation's link offers; needs the network, but no sign-in. */
  readonly readInvite: (link: InviteLink) => Promise<Result<Invite, Problem>>
  /** Joins the company that sent the invitation. Needs the network. */
  readonly acceptInvite: (
    link: InviteLink,
    invite: Invite,
    profile: Pick<User, 'name' | 'language'>,
  ) => Promise<Result<void, Problem>>
  /** Tells the inviter something about the link, once. */
  readonly noteInvite: (link: InviteLink, note: InviteNote) => Promise<Result<void, Problem>>
  /** Checks the password again and makes a change that needs a recent sign-in. Needs the network. */
  readonly runConfirmed: <
    N extends 'owner/offer' | 'owner/accept' | 'owner/requestDeletion' | 'series/setUp',
  >(
    password: string,
    name: N,
    args: MutationArgs<N>,
  ) => Promise<Result<void, Problem>>
  /**
   * `keep` leaves everything on this device for this user's next sign-in. `erase` leaves nothing of the company, unless
   * there is unsent work: then it keeps. `discard` erases that too, which the person has confirmed. After erasing, the
   * page is loaded again.
   */
  readonly signOut: (choice: 'keep' | 'erase' | 'discard') => Promise<'kept' | 'erased'>
  readonly reloadSession: () => Promise<void>

  /** Sends what waits, now. Resolves when the attempt is over. */
  readonly syncNow: () => Promise<void>
  readonly retry: (id: string) => Promise<void>
  /** Lets a photo that the server has refused be sent again. */
  readonly retryPhoto: (photoId: string) => Promise<void>
  /** Gives a change that waits for a person new arguments and sends it. */
  readonly editAndRetry: (id: string, args: unknown) => Promise<Result<void, Problem>>
  /** Closes changes that the office refuses and sends their content, and photos, as one message instead. */
  readonly sendAsNote: (
    ids: readonly string[],
    text: string,
  ) => Promise<Result<{ id: string }, Problem>>
  /**
   * Removes unsent mutations and rebuilds the rows they touched. The caller has confirmed all dependents; null, and
   * nothing is removed, if there are more by now, or all of them have been sent. Waits for an attempt in flight. `undo`
   * brings them back for half a minute, also after a reload.
   */
  readonly discard: (ids: readonly string[]) => Promise<Undo | null>
  /** False if it is too late: the mutation has been sent, or the time is over. */
  readonly undo: (id: string) => Promise<boolean>
  /** Unsent mutations that would go with this one, itself first. */
  readonly dependents: (id: string) => Promise<readonly OutboxItem[]>
  /** Resolves a field conflict. It is sent some seconds later, so that the choice can be undone. */
  readonly resolveConflict: (id: string, choice: ConflictChoice) => Promise<Undo | null>
  /** Everything unsent as a JSON text, for the user to keep. */
  readonly exportUnsent: () => Promise<string>
  /** Stores a photo on this device, announces it, and sends its bytes in the background. */
  readonly addPhoto: (photo: NewPhoto) => Promise<Result<{ photoId: string }, Problem>>
  /** A photo's bytes, from this device or else from the server. */
  readonly photoBytes: (photoId: string) => Promise<Result<Blob, Problem>>
  /**
   * Saves these photos for offline use, and asks the browser to persist its storage; false if one could not be
   * loaded.
   */
  readonly saveForOffline: (photoIds: readonly string[]) => Promise<boolean>
  /**
   * Downloads these documents of the company in advance and frees the space of those that were removed; false if one
   * could not be loaded.
   */
  readonly keepDocuments: (photoIds: readonly string[]) => Promise<boolean>
  /** Unsent work that this device has lost since the app was last open; null: none. */
  readonly lostChanges: Live<LostChanges | null>
  /** The person has read about the loss. */
  readonly dismissLostChanges: () => Promise<void>
  /** How many unsent changes of all users are on this device. */
  readonly countUnsentOnDevice: () => Promise<number>
  readonly storageUse: () => Promise<StorageUse>
  /**
   * Loads the newest part of an order's history, or the one before where another ended; a device only stores the last
   * days by itself. Returns where it ends, null if nothing is older. Only for users who may read every receipt; needs
   * the network.
   */
  readonly loadOrderHistory: (
    orderId: string,
    after?: HistoryPosition | null,
  ) => Promise<Result<HistoryPosition | null, Problem>>
  /**
   * Loads the time recorded on orders that are older than what a device stores by itself. Only for users who may read
   * everyone's time; needs the network where there are older ones.
   */
  readonly loadOrderTimes: (
    orders: readonly Pick<Order, 'id' | 'createdAt'>[],
  ) => Promise<Result<void, Problem>>
  /**
   * Loads everyone's recorded time from this instant on, as far as it is not on this device. Only for users who may read
   * everyone's time; needs the network where some is missing.
   */
  readonly loadTimesFrom: (from: string) => Promise<Result<void, Problem>>
  /**
   * A part of the audit log, newest first: the newest, or the one before where another ended. The office reads everyone's
   * changes, others their own. Older ones need the network.
   */
  readonly loadReceipts: (question: {
    readonly filter: ReceiptFilter
    readonly after: HistoryPosition | null
  }) => Promise<Result<ReceiptPage, Problem>>
  /** One entry of the audit log with the first receipt of its commit; null if there is none. */
  readonly loadReceipt: (id: string) => Promise<Result<AuditEntry | null, Problem>>
  /** How long drives between these places take, as far as the route service says; kept for ninety days. */
  readonly loadRoads: (service: RouteService, places: readonly Place[]) => Promise<Roads>
  /** Loads what an owner needs to export the company's data. */
  readonly loadCompanyData: () => Promise<CompanyData>
  /** Loads what makes invoices of finished work. */
  readonly loadInvoicing: () => Promise<Invoicing>
  /** Number of documents of a company collection at the server; needs the network. */
  readonly countAtServer: (collection: string) => Promise<Result<number, Problem>>
}
