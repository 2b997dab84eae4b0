import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'

/** An empty browser: IndexedDB, localStorage (`items`) and the cache storage (`cached`), for one test. */
export function stubBrowserStores() {
  const host = { ...Dexie.dependencies }
  const items = new Map<string, string>()
  const cached = new Map<string, string>()
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (path: string, response: Response) => cached.set(path, await response.text()),
      match: async (path: string) =>
        cached.has(path) ? new Response(cached.get(path)) : undefined,
    }),
  })
  const restore = () => {
    Object.assign(Dexie.dependencies, host)
    vi.unstubAllGlobals()
  }
  return { items, cached, restore }
}
