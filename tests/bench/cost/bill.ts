import type { Bill } from './metered-server.ts'

/** What a device cost, and for how many mutations. */
export interface Billed extends Bill {
  readonly mutations: number
}

const nothing: Billed = {
  reads: 0,
  lookups: 0,
  writes: 0,
  deletes: 0,
  bytesSent: 0,
  changesReceived: 0,
  mutations: 0,
  byCollection: {},
}

export function sumOf(bills: readonly Billed[]): Billed {
  return bills.reduce(
    (a, b) => ({
      reads: a.reads + b.reads,
      lookups: a.lookups + b.lookups,
      writes: a.writes + b.writes,
      deletes: a.deletes + b.deletes,
      bytesSent: a.bytesSent + b.bytesSent,
      changesReceived: a.changesReceived + b.changesReceived,
      mutations: a.mutations + b.mutations,
      byCollection: addCollections(a.byCollection, b.byCollection),
    }),
    nothing,
  )
}

function addCollections(a: Billed['byCollection'], b: Billed['byCollection']) {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return Object.fromEntries([...names].map((name) => [name, addUsage(a[name], b[name])]))
}

const unused = { gets: 0, queries: 0, listens: 0, lookups: 0, writes: 0, deletes: 0 }
type CollectionUsage = Billed['byCollection'][string]

function addUsage(a: CollectionUsage = unused, b: CollectionUsage = unused): CollectionUsage {
  return {
    gets: a.gets + b.gets,
    queries: a.queries + b.queries,
    listens: a.listens + b.listens,
    lookups: a.lookups + b.lookups,
    writes: a.writes + b.writes,
    deletes: a.deletes + b.deletes,
  }
}

/** Counts one kind of operation, over some collections or all but some. */
export function count(
  { byCollection }: Billed,
  kind: keyof CollectionUsage,
  isCounted: (collection: string) => boolean = () => true,
): number {
  return Object.entries(byCollection).reduce(
    (sum, [name, usage]) => (isCounted(name) ? sum + usage[kind] : sum),
    0,
  )
}
