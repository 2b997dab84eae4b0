import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getFirestore, setDoc } from 'firebase/firestore/lite'
import { startEmulatorProcess } from '../emulator-load/tools/emulator-process.ts'
import { createListener } from '../emulator-load/tools/listener.ts'
import { residentMemory, type Subject } from './emulator-subject.ts'

/** Starts `npm run emulator` as users do, without npm itself. */
export function startOurs(dataDir: string) {
  return startEmulatorProcess({
    script: 'emulator/cli.ts',
    execArgv: ['--import', 'tsx'],
    dataDir,
    port: 0,
  })
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
  return {
    name: 'daybook',
    async commit(client, id) {
      const db = databases[client]
      if (db) await setDoc(doc(db, 'watched', id), { id, title: 'A document', count: client })
    },
    async listen(count) {
      const listeners = Array.from({ length: count }, () =>
        createListener({
          url: () => server.url,
          queries: [{ from: [{ collectionId: 'watched' }] }],
        }),
      )
      await Promise.all(
        listeners.map((listener) => listener.until(() => listener.counts.snapshots > 0)),
      )
      const name = (id: string) =>
        `projects/demo-daybook/databases/(default)/documents/watched/${id}`
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
