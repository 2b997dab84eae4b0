/** The script of the browser page: the unmodified SDK, connected to the emulator. */
import { deleteApp, initializeApp } from 'firebase/app'
import * as auth from 'firebase/auth'
import * as firestore from 'firebase/firestore'

export interface ConnectOptions {
  readonly port: number
  readonly longPolling?: boolean
  readonly persistent?: boolean
}

let count = 0

function connect({ port, longPolling = false, persistent = false }: ConnectOptions) {
  count += 1
  const options = { projectId: 'demo', apiKey: 'local', appId: 'demo' }
  const app = initializeApp(options, `client ${count}`)
  const authentication = auth.getAuth(app)
  auth.connectAuthEmulator(authentication, `http://127.0.0.1:${port}`, { disableWarnings: true })
  const db = firestore.initializeFirestore(app, {
    ...(longPolling && { experimentalForceLongPolling: true }),
    ...(persistent && { localCache: firestore.persistentLocalCache() }),
  })
  firestore.connectFirestoreEmulator(db, '127.0.0.1', port)
  return { app, auth: authentication, db, ...auth, ...firestore, deleteApp }
}

/** The globals of the page, for `page.evaluate`. */
export type Client = ReturnType<typeof connect>

declare global {
  var connect: (options: ConnectOptions) => Client
  /** Set by `openClient`. */
  var client: Client
  /** The snapshots of a test's listeners. */
  var snapshots: unknown[]
}

globalThis.connect = connect
globalThis.snapshots = []
