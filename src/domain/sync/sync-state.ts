/** What is known of a device's exchange with the server. Counts are of changes that the server has not acknowledged. */
export interface SyncFacts {
  /** Whether the device has a network, as far as it can tell. */
  readonly online: boolean
  /** The server does not answer although there seems to be a network. */
  readonly unreachable: boolean
  /** The server no longer takes this sign-in. */
  readonly needsSignIn: boolean
  readonly waiting: number
  /** Of those that wait: not tried before a later time. */
  readonly deferred: number
  readonly sending: number
  /** Of those that wait or are being sent: what only records a photo that counts among `photos`. */
  readonly ofPhotos: number
  /** Changes and photos that a person must decide about. */
  readonly needsYou: number
  /** Photos and signatures whose bytes are still on the device only. */
  readonly photos: number
  /** The first load, while it runs. */
  readonly download: Download | null
  /** Since when (ISO) something is no longer followed; null: everything is. */
  readonly brokenSince: string | null
}

/** How far the first load has come, in documents; `total` is null until it is known. */
export interface Download {
  readonly received: number
  readonly total: number | null
}

/** What is still on this device only. A photo counts once, not again as the changes that record it. */
export interface Unsent {
  readonly changes: number
  readonly photos: number
}

/** Whether anything can be exchanged with the server now. */
export type Connection = 'connected' | 'offline' | 'signIn'

interface Common {
  readonly unsent: Unsent
  readonly connection: Connection
}

/**
 * The one answer to "is everything where it should be". Every pill, mark, banner and page shows this and nothing
 * that it worked out for itself.
 */
export type SyncState = Common &
  /** Nothing can be sent or received before the person signs in again. */
  (
    | { readonly kind: 'signIn' }
    | { readonly kind: 'actionNeeded'; readonly count: number }
    /** No network, or a server that does not answer. */
    | { readonly kind: 'offline'; readonly hasNetwork: boolean }
    /** Changes of others no longer arrive, though the server is there. */
    | { readonly kind: 'notUpdating'; readonly since: string }
    | { readonly kind: 'downloading'; readonly download: Download }
    | { readonly kind: 'syncing' }
    /** To be tried again at a later time. */
    | { readonly kind: 'waiting' }
    | { readonly kind: 'synced' }
  )

/** The state that matters most to the person, of all that are true at once. */
export function syncStateOf(facts: SyncFacts): SyncState {
  const { online, needsSignIn, waiting, sending, ofPhotos, photos } = facts
  const isOffline = !online || facts.unreachable
  const common: Common = {
    unsent: { changes: waiting + sending - ofPhotos, photos },
    connection: needsSignIn ? 'signIn' : isOffline ? 'offline' : 'connected',
  }
  if (needsSignIn) return { ...common, kind: 'signIn' }
  if (facts.needsYou > 0) return { ...common, kind: 'actionNeeded', count: facts.needsYou }
  if (isOffline) return { ...common, kind: 'offline', hasNetwork: online }
  if (facts.brokenSince !== null) {
    return { ...common, kind: 'notUpdating', since: facts.brokenSince }
  }
  if (facts.download) return { ...common, kind: 'downloading', download: facts.download }
  if (sending + photos > 0 || waiting > facts.deferred) return { ...common, kind: 'syncing' }
  return { ...common, kind: waiting > 0 ? 'waiting' : 'synced' }
}

/** How something that the server has not acknowledged is marked. */
export type UnsentMarkKind = 'syncing' | 'waiting' | 'offline' | 'signIn'

/**
 * What the mark on a row or field says that was changed here; null: none. Where the state says that everything is
 * at the server, nothing may say otherwise, whichever of the two was read first.
 */
export function unsentMarkOf({ kind, connection }: SyncState): UnsentMarkKind | null {
  if (kind === 'synced') return null
  if (connection !== 'connected') return connection
  return kind === 'waiting' || kind === 'actionNeeded' ? 'waiting' : 'syncing'
}

/** How one change of the queue stands. `isDeferred`: it is tried again at a later time. */
export interface QueuedFacts {
  readonly state: 'waiting' | 'sending' | 'needsYou' | 'blocked'
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

/** What is said of a change in the queue: never that it is on its way while nothing can be. */
export function queuedStateOf(item: QueuedFacts, { connection }: SyncState): QueuedState {
  if (item.state === 'needsYou') return 'actionNeeded'
  if (item.state === 'blocked') return 'blocked'
  if (connection !== 'connected') return connection
  if (item.state === 'sending') return 'syncing'
  if (item.isQuarantined) return 'quarantined'
  if (item.waitsForPhoto) return 'waitsForPhoto'
  return item.isDeferred ? 'waiting' : 'syncing'
}
