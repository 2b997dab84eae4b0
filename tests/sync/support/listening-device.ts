import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { User } from '#domain/entities/user.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { Server } from '#data/server/open-server.ts'
import { listen } from '#data/remote/listen.ts'
import type { Listening } from '#data/remote/types.ts'
import { readDocument } from '#data/remote/read-document.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import type { Http } from '#data/server/rest/http.ts'
import { createEngineClient } from './engine-client.ts'
import { projectId } from './in-process-server.ts'
import type { InProcessServer } from './in-process-server.ts'
import { companyId } from './seed.ts'

export type Role = 'admin' | 'technician'

/** One tab of a device: its listeners, and how to end it. */
export interface Tab {
  readonly db: UserDb
  nudge(): void
  /** The tab is closed. */
  stop(): void
  /** Its process dies: whatever is in flight is lost. */
  kill(): void
}

export interface ListeningDeviceOptions {
  readonly uid: string
  readonly server: InProcessServer
  readonly http: Http
  readonly now: () => number
  readonly random: () => number
  readonly pageSize: number
}

/** A device whose tabs listen to everything that its user follows, sharing one database. */
export function createListeningDevice(options: ListeningDeviceOptions) {
  const { uid, http } = options
  const storage = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
  return {
    open(role: Role): Tab {
      const db = openUserDb(uid, storage)
      let isDead = false
      const mortal: Http = async (request) => {
        const answer = await http(request)
        return isDead ? new Promise(() => undefined) : answer
      }
      const listening = listenOn(db, role, { ...options, http: mortal })
      return {
        db,
        nudge: () => listening.nudge(),
        stop: () => listening.stop(),
        kill() {
          isDead = true
          db.close()
          listening.stop()
        },
      }
    },
  }
}

/** Brings what this user follows into a database. */
export function listenOn(
  db: UserDb,
  role: Role,
  { uid, server, http, now, random, pageSize }: ListeningDeviceOptions,
): Listening {
  const remote = {
    config: { projectId },
    rest: createFirestoreRest({ http, origin: 'http://server', projectId }),
    auth: { token: async () => ({ kind: 'token', token: server.tokenOf(uid), uid }) },
  } as unknown as Server
  const user = { id: uid, companyId, role, permissions: [] } as unknown as User
  return listen(
    {
      db,
      uid,
      server: remote,
      now,
      random: { next: random, id: () => 'unused' },
      yieldToMain: () => new Promise((resolve) => setImmediate(resolve)),
      pageSize,
      onServerAnswer: () => undefined,
      openClient: async () => createEngineClient(server.engine),
      read: (ref) => readDocument(remote, uid, companyId, ref),
    },
    user,
    null,
  )
}
