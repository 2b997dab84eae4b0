/** What a client was told and has not read. */
export interface Unread {
  /** Characters or bytes. */
  readonly size: () => number
  /** Gives the client up, who may come again and resume. */
  readonly drop: () => void
}

/** Keeps in bounds what waits for clients that read slowly or not at all. */
export interface Backlog {
  /** Counts a client in; answers how to count it out again. */
  add(unread: Unread): () => void
  /** To be called where something of this size waits in addition. */
  grow(size: number): void
}

/** Whenever more than `most` waits for all clients together, those go for whom most of it waits. */
export function createBacklog(most: number): Backlog {
  const clients = new Set<Unread>()
  // Counting them all at each message would cost more than the message.
  let counted = 0
  let grown = 0

  function shorten(): void {
    const sizes = [...clients].map((client) => ({ client, size: client.size() }))
    counted = sizes.reduce((sum, { size }) => sum + size, 0)
    grown = 0
    for (const { client, size } of sizes.sort((a, b) => b.size - a.size)) {
      if (counted <= most) return
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
      if (counted + grown > most) shorten()
    },
  }
}
