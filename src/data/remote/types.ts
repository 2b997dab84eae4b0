/** `online`: the network came back. `fresh`: the page was shown or focused, which may mean the same. */
export type NetworkNews = 'online' | 'fresh'

/** Listening to the server, wherever it is done. */
export interface RemoteListening {
  /** There is news of the network: what waits to try again tries at once. */
  tell(news: NetworkNews): void
  stop(): void
}
