import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Firestore } from '@google-cloud/firestore'
import { bundle } from '#emulator/bundle.js'
import { findFreePort } from '#emulator/find-free-port.ts'
import { fieldsOf, residentMemory, type Subject } from './subject.ts'

/** Starts `@firestore-emulator/server` in its own process, bundled into one script like ours. */
async function startPeer() {
  const port = await findFreePort(0, '127.0.0.1')
  const script = await bundle(fileURLToPath(new URL('./peer-server.ts', import.meta.url)))
  const started = performance.now()
  const server = spawn(process.execPath, ['--no-warnings', script, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return {
    port,
    started,
    pid: server.pid ?? 0,
    async kill() {
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}

function connect(port: number): Firestore {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`
  // There is no cloud here to ask for credentials.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  return new Firestore({ projectId: 'demo-daybook' })
}

/** The time from nothing to the first answer without any documents, in ms. */
export async function measurePeerStart(): Promise<number> {
  const server = await startPeer()
  const database = connect(server.port)
  await database.doc('many/none').get()
  const time = performance.now() - server.started
  await database.terminate()
  await server.kill()
  return time
}

/** `@firestore-emulator/server` (gRPC, in memory only), driven by `@google-cloud/firestore`. */
export async function createPeer(clients: number): Promise<Subject> {
  const server = await startPeer()
  const databases = Array.from({ length: clients }, () => connect(server.port))
  const databaseOf = (client: number): Firestore => {
    const database = databases[client % databases.length]
    if (!database) throw new Error('There are no clients.')
    return database
  }
  return {
    async commit(client, document) {
      const place = databaseOf(client).collection(document.collectionId).doc(document.id)
      await place.set(fieldsOf(document))
    },
    async fill(documents) {
      const batch = databaseOf(0).batch()
      for (const document of documents) {
        const place = databaseOf(0).collection(document.collectionId).doc(document.id)
        batch.set(place, fieldsOf(document))
      }
      await batch.commit()
    },
    async findTwenty(collectionId) {
      const all = databaseOf(0).collection(collectionId)
      return (await all.orderBy('count', 'desc').limit(20).get()).size
    },
    async listen(collectionId, count) {
      const holders = new Map<string, number>()
      let onNews = (): void => {}
      const until = (isMet: () => boolean): Promise<void> =>
        new Promise((resolve) => {
          onNews = () => {
            if (isMet()) resolve()
          }
          onNews()
        })
      let first = 0
      const stops = Array.from({ length: count }, (_, at) => {
        const own = new Set<string>()
        let isFirst = true
        return databaseOf(at)
          .collection(collectionId)
          .onSnapshot((snapshot) => {
            for (const { doc } of snapshot.docChanges()) {
              if (!own.has(doc.id)) holders.set(doc.id, (holders.get(doc.id) ?? 0) + 1)
              own.add(doc.id)
            }
            if (isFirst) first += 1
            isFirst = false
            onNews()
          })
      })
      await until(() => first === count)
      return {
        heard: (id) => until(() => holders.get(id) === count),
        close() {
          for (const stop of stops) stop()
        },
      }
    },
    memory: () => residentMemory(server.pid),
    async close() {
      for (const database of databases) await database.terminate()
      await server.kill()
    },
  }
}
