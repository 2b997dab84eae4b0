import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** An IndexedDB in this page's memory, for browsers without one. Loaded only there. */
export function createMemoryIndexedDB() {
  const scope = globalThis as { setImmediate?: (work: () => void) => void }
  // Each request takes a turn of the event loop, and browser timers are far too slow for thousands of them.
  scope.setImmediate ??= createImmediate()
  const indexedDB = new IDBFactory()
  // Without it Dexie assumes that there is nothing to observe.
  Dexie.dependencies.indexedDB ??= indexedDB
  return { indexedDB, keyRange: IDBKeyRange }
}

function createImmediate(): (work: () => void) => void {
  const queue: (() => void)[] = []
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => queue.shift()?.())
  port1.start()
  return (work) => {
    queue.push(work)
    port2.postMessage(null)
  }
}
