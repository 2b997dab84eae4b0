import { initializeApp } from 'firebase/app'
import {
  CACHE_SIZE_UNLIMITED,
  collection,
  connectFirestoreEmulator,
  getDocsFromCache,
  getDocsFromServer,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore'

/**
 * A minimal page that shows orders from Firestore's persistent cache. It uses the multi-tab manager because the
 * single-tab one does not answer for some seconds after a crash.
 */
async function show(): Promise<void> {
  const wish = new URLSearchParams(location.search)
  const app = initializeApp({ projectId: wish.get('project') ?? '', apiKey: 'local' })
  const db = initializeFirestore(app, {
    localCache: persistentLocalCache({
      tabManager: persistentMultipleTabManager(),
      cacheSizeBytes: CACHE_SIZE_UNLIMITED,
    }),
  })
  const port = Number(wish.get('port'))
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { user_id: 'office' } })
  const orders = collection(db, wish.get('orders') ?? '')
  const read = wish.has('online') ? getDocsFromServer : getDocsFromCache
  const { docs } = await read(orders)
  const list = document.createElement('ul')
  for (const order of docs.slice(0, 20)) {
    const row = document.createElement('li')
    row.textContent = String(order.get('title'))
    list.append(row)
  }
  document.body.append(list)
  document.title = String(docs.length)
  performance.mark('first-row')
}

void show()
