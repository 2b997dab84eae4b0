/** The facts about a device's exchange with the server. Counts are of changes that the server has not acknowledged. */
export interface SyncFacts {
  /** Whether the device has a network, as far as it can tell. */
  readonly online: boolean
  /** Whether the server does not answer although there seems to be a network. */
  readonly unreachable: boolean
  /** Whether the server no longer accepts this sign-in. */
  readonly needsSignIn: boolean
  readonly waiting: number
  /** Waiting changes that are not tried before a later time. */
  readonly deferred: number
  readonly sending: number
  /** Waiting or sending changes that only record a photo counted in `photos`. */
  readonly ofPhotos: number
  /** Changes and photos that a person must decide about. */
  readonly actionNeeded: number
  /** Photos and signatures whose bytes are only on the device. */
  readonly photos: number
  /** Those of `photos` that are signatures and documents. */
  readonly files: number
  /** The first load, while it runs. */
  readonly download: Download | null
  /** Since when (ISO) something is no longer followed; null where everything is. */
  readonly brokenSince: string | null
}

/** Progress of the first load in documents; `total` is null until it is known. */
export interface Download {
  readonly received: number
  readonly total: number | null
}

/** What is only on this device. A photo counts once, not again as the changes that record it. */
export interface Unsent {
  readonly changes: number
  readonly photos: number
  /** Those of `photos` that are signatures and documents. */
  readonly files: number
}

/** Whether anything can be exchanged with the server now. */
export type Connection = 'connected' | 'offline' | 'signIn'

interface Common {
  readonly unsent: Unsent
  readonly connection: Connection
}

/**
 * The one answer to "is everything where it should be". Every status, mark, banner and page shows this and derives
 * nothing of its own.
 */
export type SyncState = Common &
  /** Nothing can be sent or received before the person signs in again. */
  (
    | { readonly kind: 'signIn' }
    | { readonly kind: 'actionNeeded'; readonly count: number }
    /** No network, or a server that does not answer. */
    | { readonly kind: 'offline'; readonly hasNetwork: boolean }
    /** Others' changes no longer arrive although the server can be reached. */
    | { readonly kind: 'notUpdating'; readonly since: string }
    | { readonly kind: 'downloading'; readonly download: Download }
    | { readonly kind: 'syncing' }
    /** Will be tried again at a later time. */
    | { readonly kind: 'waiting' }
    | { readonly kind: 'synced' }
  )

/** The one state, of all that hold at once, that matters most to the person. */
export function syncStateOf(facts: SyncFacts): SyncState {
  const { online, needsSignIn, waiting, sending, ofPhotos, photos, files } = facts
  const isOffline = !online || facts.unreachable
  const common: Common = {
    unsent: { changes: waiting + sending - ofPhotos, photos, files },
    connection: needsSignIn ? 'signIn' : isOffline ? 'offline' : 'connected',
  }
  if (needsSignIn) return { ...common, kind: 'signIn' }
  if (facts.actionNeeded > 0) return { ...common, kind: 'actionNeeded', count: facts.actionNeeded }
  if (isOffline) return { ...common, kind: 'offline', hasNetwork: online }
  if (facts.brokenSince !== null) {
    return { ...common, kind: 'notUpdating', since: facts.brokenSince }
  }
  if (facts.download) return { ...common, kind: 'downloading', download: facts.download }
  if (sending + photos > 0 || waiting > facts.deferred) return { ...common, kind: 'syncing' }
  return { ...common, kind: waiting > 0 ? 'waiting' : 'synced' }
}

/** How something is marked that the server has not acknowledged. */
export type UnsentMarkKind = 'syncing' | 'waiting' | 'offline' | 'signIn'

/**
 * The mark on a row or field that was changed here; null for none. Where the state says that everything is at the
 * server, no mark may contradict it, whichever of the two was read first.
 */
export function unsentMarkOf({ kind, connection }: SyncState): UnsentMarkKind | null {
  if (kind === 'synced') return null
  if (connection !== 'connected') return connection
  return kind === 'waiting' || kind === 'actionNeeded' ? 'waiting' : 'syncing'
}

/** The facts about one queued change. `isDeferred`: it is tried again at a later time. */
export interface QueuedFacts {
  readonly state: 'waiting' | 'sending' | 'actionNeeded' | 'blocked'
  readonly waitsForPhoto: boolean
  readonly isQuarantined: boolean
  readonly isDeferred: boolean
}

export type QueuedState =
  | 'actionNeeded'
  | 'blocked'
  | 'quarantined'
  | 'waitsForPhoto'
  | 'syncing'
  | 'waiting'
  | 'offline'
  | 'signIn'

/** The state shown for a queued change: never on its way while nothing can be sent. */
export function queuedStateOf(item: QueuedFacts, { connection }: SyncState): QueuedState {
  if (item.state === 'actionNeeded') return 'actionNeeded'
  if (item.state === 'blocked') return 'blocked'
  if (connection !== 'connected') return connection
  if (item.state === 'sending') return 'syncing'
  if (item.isQuarantined) return 'quarantined'
  if (item.waitsForPhoto) return 'waitsForPhoto'
  return item.isDeferred ? 'waiting' : 'syncing'
}
