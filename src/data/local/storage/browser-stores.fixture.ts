import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** An empty browser: IndexedDB, localStorage (`items`) and the cache storage (`cached`), until `restore`. */
export function stubBrowserStores() {
  const items = new Map<string, string>()
  const cached = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  const caches = {
    open: async () => ({
      put: async (path: string, response: Response) => void cached.set(path, await response.text()),
      match: async (path: string) =>
        cached.has(path) ? new Response(cached.get(path)) : undefined,
    }),
  }
  const host = { ...Dexie.dependencies }
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
  const restores = [stubGlobal('localStorage', localStorage), stubGlobal('caches', caches)]
  const restore = () => {
    Object.assign(Dexie.dependencies, host)
    for (const one of restores) one()
  }
  return { items, cached, restore }
}

function stubGlobal(name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  }
}
