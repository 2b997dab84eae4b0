import { openDeviceDb } from '../local/device-db.ts'
import { openUserDb } from '../local/user-db.ts'
import { openServer } from '../outbox/open-drain.ts'
import { report } from '../report.ts'
import { speakAsStored, speaksOtherwise } from '../session/open-auth.ts'
import type { WebConfig } from '../session/web-config.ts'
import { createFirestoreClient } from './firestore-client.ts'
import { listenAs } from './listen-as.ts'
import type { NetworkNews, RemoteListening } from './types.ts'

export type ListenRequest =
  | { readonly kind: 'begin'; readonly uid: string; readonly config: WebConfig }
  | { readonly kind: 'news'; readonly news: NetworkNews }

/**
 * `stranger`: Firebase Auth has somebody else stored on this device, or nobody, from the beginning or by
 * now. `failed`: it did not begin, or it broke.
 */
export type ListenAnswer = { readonly kind: 'begun' | 'heard' | 'stranger' | 'failed' }

let listening: Pick<RemoteListening, 'tell'> | undefined

addEventListener('message', ({ data }: MessageEvent<ListenRequest>) => {
  if (data.kind === 'news') return listening?.tell(data.news)
  begin(data.uid, data.config).catch((error: unknown) => {
    report('Listening could not begin', error)
    say('failed')
  })
})

// After such an error the SDK answers nothing any more.
addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  if (/INTERNAL ASSERTION FAILED/.test(String(reason))) say('failed')
})

/** Writes what the server says into the database by itself: nothing of it passes through the page. */
async function begin(uid: string, config: WebConfig): Promise<void> {
  if ((await speakAsStored(config)) !== uid) return say('stranger')
  const deviceDb = openDeviceDb()
  listening = await listenAs({
    deviceDb,
    db: openUserDb(uid),
    uid,
    server: openServer(deviceDb, config),
    client: createFirestoreClient(config),
    onHeard: () => say('heard'),
  })
  say('begun')
  // A listener that was refused waits for minutes, and the next sign-in is not to wait for it.
  await speaksOtherwise(config, uid)
  say('stranger')
}

function say(kind: ListenAnswer['kind']): void {
  postMessage({ kind } satisfies ListenAnswer)
}
