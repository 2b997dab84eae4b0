import { openDeviceDb } from '../local/database/device-db.ts'
import { openUserDb } from '../local/database/user-db.ts'
import { openServer } from '../server/open-server.ts'
import { report } from '../report.ts'
import { readAuthUser } from '../server/stored-auth.ts'
import type { WebConfig } from '../server/web-config.ts'
import type { FirestoreClient } from './firestore-client.ts'
import { listenAs } from './listen-as.ts'
import type { NetworkNews, RemoteListening } from './types.ts'

export type ListenRequest =
  | { readonly kind: 'begin'; readonly uid: string; readonly config: WebConfig }
  | { readonly kind: 'news'; readonly news: NetworkNews }

/**
 * `stranger`: Firebase Auth has someone else, or no one, stored on this device. `failed`: it did not start, or it
 * broke.
 */
export type ListenAnswer = { readonly kind: 'begun' | 'heard' | 'stranger' | 'failed' }

let listening: Pick<RemoteListening, 'notify'> | undefined

addEventListener('message', ({ data }: MessageEvent<ListenRequest>) => {
  if (data.kind === 'news') return listening?.notify(data.news)
  begin(data.uid, data.config).catch((error: unknown) => {
    report('Listening could not begin', error)
    say('failed')
  })
})

// After such an error the SDK no longer answers.
addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  if (/INTERNAL ASSERTION FAILED/.test(String(reason))) say('failed')
})

/** Documents that are fetched and stored at a time. */
const pageSize = 500

/** The worker writes the server's data into the database itself: nothing passes through the page. */
async function begin(uid: string, config: WebConfig): Promise<void> {
  const stored = await readAuthUser(config.apiKey)
  // If the stored user cannot be read without Firebase's code, Firebase tells who it is.
  const opened = stored ? undefined : await openAs(uid, config)
  if (stored && stored.uid !== uid) return say('stranger')
  if (!stored && !opened) return
  const deviceDb = openDeviceDb()
  listening = await listenAs({
    deviceDb,
    db: openUserDb(uid),
    uid,
    server: openServer(deviceDb, config),
    openClient: async () => opened ?? (await openAs(uid, config)) ?? never,
    pageSize,
    onServerAnswer: () => say('heard'),
  })
  say('begun')
}

const never = new Promise<never>(() => undefined)

/**
 * The listeners' part of Firebase, which is larger than the rest and is loaded after what the screens wait for;
 * undefined if it is not authenticated as this user.
 */
async function openAs(uid: string, config: WebConfig): Promise<FirestoreClient | undefined> {
  const code = await loadFirebase()
  if (!code) return never
  const [{ storedAuthUser, authUserChanged }, { createFirestoreClient }] = code
  if ((await storedAuthUser(config)) !== uid) {
    say('stranger')
    return undefined
  }
  // A refused listener waits for minutes, and the next sign-in must not wait for it.
  void authUserChanged(config, uid).then(() => say('stranger'))
  return createFirestoreClient(config)
}

/** Undefined where it could not be fetched: a browser does not fetch such a module again, so a new worker has to begin. */
async function loadFirebase() {
  try {
    return await Promise.all([import('../session/open-auth.ts'), import('./firestore-client.ts')])
  } catch (error) {
    report('The code that listens could not be loaded', error)
    say('failed')
    return undefined
  }
}

function say(kind: ListenAnswer['kind']): void {
  postMessage({ kind } satisfies ListenAnswer)
}
