import { deleteApp, initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { startEmulatorProcess } from '../../emulator-load/tools/emulator-process.ts'
import { createListener } from '../../emulator-load/tools/listener.ts'
import { fieldsOf, residentMemory, type Subject } from './subject.ts'

/** Starts `npm run emulator` as users do, without npm itself. */
export function startOurs(dataDir: string) {
  return startEmulatorProcess({ command: ['emulator/launch.js', 'cli'], dataDir, port: 0 })
}

/** The embedded Firebase, written to by `firebase/firestore/lite` and listened to over WebChannel. */
export async function createOurs(dataDir: string, clients: number): Promise<Subject> {
  const server = await startOurs(dataDir)
  const apps = Array.from({ length: clients }, (_, client) =>
    initializeApp({ projectId: 'demo-daybook', apiKey: 'local' }, `client ${client}`),
  )
  const databases = apps.map((app) => {
    const db = getFirestore(app)
    connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken: 'owner' })
    return db
  })
  const databaseOf = (client: number) => {
    const db = databases[client]
    if (!db) throw new Error(`There is no client ${client}.`)
    return db
  }
  return {
    async commit(client, document) {
      const place = doc(databaseOf(client), document.collectionId, document.id)
      await setDoc(place, fieldsOf(document))
    },
    async fill(documents) {
      const batch = writeBatch(databaseOf(0))
      for (const document of documents) {
        const place = doc(databaseOf(0), document.collectionId, document.id)
        batch.set(place, fieldsOf(document))
      }
      await batch.commit()
    },
    async findTwenty(collectionId) {
      const all = collection(databaseOf(0), collectionId)
      return (await getDocs(query(all, orderBy('count', 'desc'), limit(20)))).size
    },
    async listen(collectionId, count) {
      const listeners = Array.from({ length: count }, () =>
        createListener({ url: () => server.url, queries: [{ from: [{ collectionId }] }] }),
      )
      await Promise.all(
        listeners.map((listener) => listener.until(() => listener.counts.snapshots > 0)),
      )
      const name = (id: string) =>
        `projects/demo-daybook/databases/(default)/documents/${collectionId}/${id}`
      return {
        async heard(id) {
          const wanted = name(id)
          await Promise.all(
            listeners.map((listener) =>
              listener.until(() => listener.held[0]?.has(wanted) === true),
            ),
          )
        },
        close() {
          for (const listener of listeners) listener.close()
        },
      }
    },
    memory: () => residentMemory(server.pid),
    async close() {
      for (const app of apps) await deleteApp(app)
      await server.kill()
    },
  }
}
