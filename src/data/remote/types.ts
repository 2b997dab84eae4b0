/** `online`: the network came back. `fresh`: the page was shown or focused, which may mean the same. */
export type NetworkNews = 'online' | 'fresh'

/** Listening to the server, wherever it is done. */
export interface RemoteListening {
  /** There is news of the network: what waits to try again tries at once. */
  tell(news: NetworkNews): void
  /** Resolves when it went wrong beyond mending by itself: it is to be stopped and begun anew. */
  readonly broken: Promise<void>
  stop(): void
}
