/** `online`: the network came back. `fresh`: the page was shown or focused, which may mean the same. */
export type NetworkNews = 'online' | 'fresh'

/** Listening to the server, in whichever thread. */
export interface RemoteListening {
  /** There is news of the network: pending retries run at once. */
  notify(news: NetworkNews): void
  /** Resolves when it broke beyond repair: it must be stopped and started again. */
  readonly broken: Promise<void>
  stop(): void
}

/** What follows sets of documents. */
export interface Listening {
  /** There is news of the network: sets that broke off restart at once. */
  nudge(): void
  stop(): void
}
