export interface FakeCaches {
  /** The entries of each cache by full address, oldest first. */
  readonly held: ReadonlyMap<string, ReadonlyMap<string, Response>>
  /** From now on every write fails because the storage is full. */
  fill(): void
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete'>
}

/** The caches of a browser for a site at `origin`. */
export function createFakeCaches(origin: string): FakeCaches {
  const held = new Map<string, Map<string, Response>>()
  let isFull = false
  const whole = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href

  async function open(name: string): Promise<Cache> {
    const entries = held.get(name) ?? new Map<string, Response>()
    held.set(name, entries)
    const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
      match: async (request) => entries.get(whole(request))?.clone(),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request) => entries.delete(whole(request)),
      async put(request, response) {
        if (isFull) throw new DOMException('No room', 'QuotaExceededError')
        entries.set(whole(request), response)
      },
    }
    return cache as Cache
  }

  return {
    held,
    fill() {
      isFull = true
    },
    caches: {
      open,
      has: async (name) => held.has(name),
      keys: async () => [...held.keys()],
      delete: async (name) => held.delete(name),
    },
  }
}
