import { createFirestoreClient } from '../remote/firestore-client.ts'
import type { FirestoreClient } from '../remote/firestore-client.ts'
import { listenAs } from '../remote/listen-as.ts'
import type { ListenAsPorts } from '../remote/listen-as.ts'
import type { RemoteListening } from '../remote/types.ts'

/** The SDK knows one Firestore a page, whoever is signed in. */
let client: FirestoreClient | undefined

/** Listens on the page itself, where nothing is stored that a worker could write to. */
export function listenHere(ports: Omit<ListenAsPorts, 'client'>): Promise<RemoteListening> {
  client ??= createFirestoreClient(ports.server.config)
  return listenAs({ ...ports, client })
}
