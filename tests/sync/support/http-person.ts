import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { openDeviceDb, writeItem } from '#data/local/database/device-db.ts'
import type { DeviceDb } from '#data/local/database/device-db.ts'
import { createTokenSource } from '#data/server/create-token-source.ts'
import { deviceItems } from '#data/server/device-items.ts'
import type { Server } from '#data/server/open-server.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import { createFetchHttp } from '#data/server/rest/http.ts'
import { endpointsOf } from '#data/server/web-config.ts'
import type { WebConfig } from '#data/server/web-config.ts'
import type { Emulator } from '#emulator/index.ts'
import { projectId } from './in-process-server.ts'

const locks = {
  tryRun: <T>(_name: string, work: (lost: () => boolean) => Promise<T>) => work(() => false),
  run: <T>(_name: string, work: () => Promise<T>) => work(),
}

export interface HttpPerson {
  readonly uid: string
  readonly email: string
  readonly deviceDb: DeviceDb
  readonly server: Server
}

/** Registers a person by REST, and connects a device of theirs to the emulator over HTTP. */
export async function registerPerson(
  emulator: Emulator,
  email: string,
  deviceDb = openDeviceDb({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange }),
): Promise<HttpPerson> {
  const url = `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`
  const body = JSON.stringify({ email, password: 'a-long-password', returnSecureToken: true })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body })
  const { localId, idToken, refreshToken } = (await answer.json()) as Record<string, string>
  const stored = { uid: localId ?? '', idToken: idToken ?? '', refreshToken: refreshToken ?? '' }
  await writeItem(deviceDb, deviceItems.session, {
    uid: stored.uid,
    email,
    displayName: 'Grace Comeau',
    user: null,
    company: null,
    loaded: true,
    needsSignIn: false,
  })
  const { host, port } = emulator
  const config: WebConfig = { apiKey: 'local', projectId, emulator: { host, port } }
  const http = createFetchHttp((input, init) => fetch(input, init))
  const clock = { now: () => Date.now() }
  const readAuthUser = async () => ({ ...stored, expiresAt: 0 })
  return {
    uid: stored.uid,
    email,
    deviceDb,
    server: {
      config,
      rest: createFirestoreRest({ http, origin: endpointsOf(config).firestore, projectId }),
      auth: createTokenSource({ deviceDb, config, http, clock, locks, readAuthUser }),
    },
  }
}
