import { initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  getDocs,
  getDocsFromCache,
  collection,
  initializeFirestore,
  limit,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore'
import { followLongestTask } from './longest-task.ts'
import type { OutboxSubject, SubjectOptions } from './outbox-subject.ts'

/** Firestore's own queue: the SDK with its persistent cache, and one listener on the collection. */
function createFirestore({
  uid,
  companyId,
  projectId,
  port,
  orders,
}: SubjectOptions): OutboxSubject {
  const app = initializeApp({ projectId, apiKey: 'local' })
  const db = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  })
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { user_id: uid } })
  const all = collection(db, `companies/${companyId}/orders`)
  const tasks = followLongestTask()
  let count = 0

  function edit(): { readonly id: string; readonly text: string } {
    const id = orders[count % orders.length]?.id ?? ''
    count += 1
    const text = `text ${count}`
    // Its promise settles only when the server has answered.
    void updateDoc(doc(all, id), { instructions: text }).catch(() => undefined)
    return { id, text }
  }

  return {
    async open() {
      await getDocsFromCache(query(all, limit(50)))
    },
    async load() {
      await getDocs(all)
      await disableNetwork(db)
    },
    async enqueue(times) {
      for (let i = 0; i < times; i += 1) {
        const { id, text } = edit()
        if (i % 100 === 99 || i === times - 1) await shown(id, text)
      }
    },
    async tap() {
      const started = performance.now()
      const { id, text } = edit()
      await shown(id, text)
      return performance.now() - started
    },
    async drain() {
      tasks.reset()
      const started = performance.now()
      await enableNetwork(db)
      await waitForPendingWrites(db)
      const ms = performance.now() - started
      await disableNetwork(db)
      return { ms, longestTask: tasks.longest() }
    },
  }

  /** The first snapshot that shows the pending write, which is the SDK's equivalent of "kept". */
  function shown(id: string, text: string): Promise<void> {
    return new Promise((resolve) => {
      const stop = onSnapshot(doc(all, id), (snapshot) => {
        if (snapshot.get('instructions') !== text) return
        queueMicrotask(() => stop())
        resolve()
      })
    })
  }
}

Object.assign(window, { createSubject: createFirestore })
