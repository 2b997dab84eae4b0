/** Observes a first load from within the page. */
export interface LoadWatch {
  /** When the server had accepted the credentials, on the page's clock. */
  accepted(): number
  /** Milliseconds from then until the first rows were painted. */
  readonly firstRows: Promise<number>
  /** The longest task since then, in milliseconds. */
  longestTask(): number
  /** Milliseconds from then until the device holds all of these sets completely. */
  setsAreHere(database: string, wanted: readonly string[]): Promise<number>
  /** Every document on the device, as `collection/id`. */
  storedRefs(database: string): Promise<string[]>
}

declare global {
  var loadWatch: LoadWatch
}

/** Runs in the page before its own scripts; needs the probe. */
export function installLoadWatch(): void {
  let accepted = 0
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.name.includes('signInWithPassword')) accepted = entry.responseEnd
  }).observe({ type: 'resource' })
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })

  const notDocuments = new Set([
    'base',
    'outbox',
    'receipts',
    'cursors',
    'meta',
    'unreadable',
    'blobs',
    'blobParts',
    'pings',
    'trail',
    'undo',
  ])
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('No answer of the database')))
    })
  /** Undefined where there is no such database yet: opening it must not create it. */
  async function withDatabase<T>(name: string, work: (db: IDBDatabase) => Promise<T>) {
    const known = await indexedDB.databases()
    if (!known.some((one) => one.name === name && (one.version ?? 0) > 1)) return undefined
    const db = await answered(indexedDB.open(name))
    try {
      return await work(db)
    } finally {
      db.close()
    }
  }

  async function loadedSets(name: string): Promise<readonly unknown[]> {
    const row = await withDatabase(name, (db) =>
      answered(db.transaction('meta').objectStore('meta').get('loaded')),
    )
    const value: unknown = row?.value
    return Array.isArray(value) ? value : []
  }

  const firstRow = { selector: 'main a[href^="/orders/"]:not([href="/orders/new"])' }
  globalThis.loadWatch = {
    accepted: () => accepted,
    firstRows: probe.fromStart(firstRow).then((at) => at - accepted),
    longestTask: () =>
      tasks
        .filter(({ startTime }) => startTime >= accepted)
        .reduce((longest, { duration }) => Math.max(longest, duration), 0),
    async setsAreHere(name, wanted) {
      for (;;) {
        const loaded = await loadedSets(name)
        if (wanted.every((key) => loaded.includes(key))) return performance.now() - accepted
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    async storedRefs(name) {
      const refs = await withDatabase(name, async (db) => {
        const found: string[] = []
        for (const store of db.objectStoreNames) {
          if (notDocuments.has(store) && store !== 'receipts') continue
          const keys = await answered(db.transaction(store).objectStore(store).getAllKeys())
          const collection = store === 'receipts' ? 'mutations' : store
          for (const key of keys) if (typeof key === 'string') found.push(`${collection}/${key}`)
        }
        return found
      })
      return refs ?? []
    },
  }
}
