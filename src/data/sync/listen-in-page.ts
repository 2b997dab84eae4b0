import { createFirestoreClient } from '../remote/firestore-client.ts'
import type { FirestoreClient } from '../remote/firestore-client.ts'
import { listenAs } from '../remote/listen-as.ts'
import type { ListenAsPorts } from '../remote/listen-as.ts'
import type { RemoteListening } from '../remote/types.ts'
import { storedAuthUser, authUserChanged } from '../session/open-auth.ts'

/** Documents that are fetched and stored at a time; taps are handled in between. */
const pageSize = 100

/** The SDK has one Firestore per page, for any user. */
let client: FirestoreClient | undefined

/** Listens on the page itself; undefined if Firebase Auth does not have this user. */
export async function listenInPage(
  ports: Omit<ListenAsPorts, 'openClient' | 'pageSize'>,
): Promise<RemoteListening | undefined> {
  const { config } = ports.server
  if ((await storedAuthUser(config)) !== ports.uid) return undefined
  const openClient = async () => (client ??= createFirestoreClient(config))
  // The SDK cannot be restarted without reloading the page.
  return {
    ...(await listenAs({ ...ports, openClient, pageSize })),
    broken: authUserChanged(config, ports.uid),
  }
}
