/** How documents were read: by name, by a query, or by a listener. */
type ReadKind = 'gets' | 'queries' | 'listens'

/** Billed operations on one collection. */
export interface CollectionUsage {
  gets: number
  queries: number
  listens: number
  /** Documents that rules looked up, each once per request. */
  lookups: number
  writes: number
  deletes: number
}

/** The operations that Firestore would bill according to its pricing page. */
export interface UsageReport {
  /** Without `lookups`, which are billed as reads, too. */
  readonly reads: number
  readonly lookups: number
  readonly writes: number
  readonly deletes: number
  /** Everything sent from the port, including headers and Auth. */
  readonly bytesSent: number
  /** By collection id. */
  readonly byCollection: Readonly<Record<string, Readonly<CollectionUsage>>>
}

/** Counts billed operations. */
export interface Usage {
  read(kind: ReadKind, collectionId: string, count: number): void
  /** The documents that the rules of one request looked up, by relative path; with the prefix `after:` for their state after it. */
  lookUp(keys: ReadonlySet<string>): void
  write(kind: 'writes' | 'deletes', collectionId: string): void
  report(): UsageReport
  reset(): void
}

const afterPrefix = 'after:'

/** `bytesSent` returns the total since the start of the server. */
export function createUsage(bytesSent: () => number = () => 0): Usage {
  const collections = new Map<string, CollectionUsage>()
  let bytesBefore = bytesSent()

  function of(collectionId: string): CollectionUsage {
    const known = collections.get(collectionId)
    if (known) return known
    const usage = { gets: 0, queries: 0, listens: 0, lookups: 0, writes: 0, deletes: 0 }
    collections.set(collectionId, usage)
    return usage
  }

  return {
    read(kind, collectionId, count) {
      of(collectionId)[kind] += count
    },
    lookUp(keys) {
      for (const key of keys) {
        const path = key.startsWith(afterPrefix) ? key.slice(afterPrefix.length) : key
        // A document that was looked up both before and after the request is billed once.
        if (path !== key && keys.has(path)) continue
        of(collectionIdOf(path)).lookups += 1
      }
    },
    write(kind, collectionId) {
      of(collectionId)[kind] += 1
    },
    report() {
      const all = [...collections.values()]
      const sum = (count: (usage: CollectionUsage) => number) =>
        all.reduce((total, usage) => total + count(usage), 0)
      return {
        reads: sum(({ gets, queries, listens }) => gets + queries + listens),
        lookups: sum(({ lookups }) => lookups),
        writes: sum(({ writes }) => writes),
        deletes: sum(({ deletes }) => deletes),
        bytesSent: bytesSent() - bytesBefore,
        byCollection: Object.fromEntries(
          [...collections].map(([id, usage]) => [id, { ...usage }] as const),
        ),
      }
    },
    reset() {
      collections.clear()
      bytesBefore = bytesSent()
    },
  }
}

/** The collection id of a document name or path. */
export function collectionIdOf(name: string): string {
  const end = name.lastIndexOf('/')
  return name.slice(name.lastIndexOf('/', end - 1) + 1, end)
}
