/** Where a page's databases are: the browser's IndexedDB, or its replacement. */
export interface PageStorage {
  readonly indexedDB: IDBFactory
  readonly keyRange: typeof IDBKeyRange
  /** Whether everything is lost when the page closes. */
  isMemory(): boolean
  useMemory(memory: { indexedDB: IDBFactory; keyRange: typeof IDBKeyRange }): void
}

/**
 * The browser's IndexedDB until `useMemory` is called, which must happen before any database is open: a browser without
 * IndexedDB says so only when it is used.
 */
export function createPageStorage(native: IDBFactory | undefined): PageStorage {
  let memory: { indexedDB: IDBFactory; keyRange: typeof IDBKeyRange } | undefined
  const factory = (): IDBFactory => {
    const now = memory?.indexedDB ?? native
    if (!now) throw new DOMException('This browser has no IndexedDB', 'InvalidStateError')
    return now
  }
  const range = () => memory?.keyRange ?? IDBKeyRange
  return {
    indexedDB: {
      open: (name, version) => factory().open(name, version),
      deleteDatabase: (name) => factory().deleteDatabase(name),
      cmp: (a, b) => factory().cmp(a, b),
      databases: () => factory().databases(),
    },
    keyRange: {
      only: (value: unknown) => range().only(value),
      bound: (...args: Parameters<typeof IDBKeyRange.bound>) => range().bound(...args),
      lowerBound: (...args: Parameters<typeof IDBKeyRange.lowerBound>) =>
        range().lowerBound(...args),
      upperBound: (...args: Parameters<typeof IDBKeyRange.upperBound>) =>
        range().upperBound(...args),
    } as typeof IDBKeyRange,
    isMemory: () => memory !== undefined,
    useMemory(given) {
      memory = given
    },
  }
}
