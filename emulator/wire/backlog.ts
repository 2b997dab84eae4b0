/** The messages that a client has not read yet. */
export interface Unread {
  /** In characters or bytes. */
  readonly size: () => number
  /** Disconnects the client, which may reconnect and resume. */
  readonly drop: () => void
}

/** Limits the memory for clients that read slowly or not at all. */
export interface Backlog {
  /** Adds a client. Returns the function that removes it. */
  add(unread: Unread): () => void
  /** Must be called for each message that is queued, with its size. */
  grow(size: number): void
}

/** Drops the clients with the most unread data while the total exceeds `limit`. */
export function createBacklog(limit: number): Backlog {
  const clients = new Set<Unread>()
  // An upper bound, because summing up all clients for each message would be too expensive.
  let counted = 0
  let grown = 0

  function shorten(): void {
    const sizes = [...clients].map((client) => ({ client, size: client.size() }))
    counted = sizes.reduce((sum, { size }) => sum + size, 0)
    grown = 0
    for (const { client, size } of sizes.sort((a, b) => b.size - a.size)) {
      if (counted <= limit) return
      counted -= size
      clients.delete(client)
      client.drop()
    }
  }

  return {
    add(unread) {
      clients.add(unread)
      return () => void clients.delete(unread)
    },
    grow(size) {
      grown += size
      if (counted + grown > limit) shorten()
    },
  }
}
