import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** An IndexedDB in this page's memory, for browsers that give none. Loaded only there. */
export function createMemoryIndexedDB() {
  const scope = globalThis as { setImmediate?: (work: () => void) => void }
  // Each request takes a turn of the event loop, and a browser's timers are far too slow for thousands.
  scope.setImmediate ??= createImmediate()
  const indexedDB = new IDBFactory()
  // Without one of its own, Dexie takes it that there is nothing to follow.
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
