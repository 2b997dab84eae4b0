import type { Actor } from '#domain/access/actor.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { openDeviceDb, writeItem } from '#data/local/database/device-db.ts'
import { transact } from '#data/local/database/transact.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { applyServerDocs } from '#data/outbox/rebase/apply-server-docs.ts'
import { createDeviceLocks } from '#data/local/locks/device-locks.ts'
import { mutate } from '#data/outbox/mutate/mutate.ts'
import { openDrain } from '#data/outbox/open-drain.ts'
import { createTokenSource } from '#data/server/create-token-source.ts'
import { deviceItems } from '#data/server/device-items.ts'
import { createDrainer } from '#data/sync/create-drainer.ts'
import { createPageSignals } from '#data/sync/host-signals.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import { createFetchHttp } from '#data/server/rest/http.ts'
import { createFaultServer } from './fault-server.ts'
import type { FaultSubject, FaultSubjectOptions } from './fault-subject.ts'

/** The outbox of this app: its databases, mutators, engine, locks and triggers. */
function createOurs(options: FaultSubjectOptions): FaultSubject {
  const { uid, companyId, projectId, email, documents } = options
  const account = createFaultServer(options)
  const deviceDb = openDeviceDb()
  const db = openUserDb(uid)
  const actor: Actor = { uid, companyId, role: 'admin', status: 'active', permissions: [] }
  const http = createFetchHttp((input, init) => fetch(input, init))
  const config = {
    apiKey: 'local',
    projectId,
    emulator: { host: location.hostname, port: Number(location.port) },
  }
  const rest = createFirestoreRest({ http, origin: location.origin, projectId })
  const auth = createTokenSource({
    deviceDb,
    config,
    http,
    clock: { now: () => Date.now() },
    locks: createDeviceLocks(deviceDb),
    readAuthUser: async () => ({
      uid,
      expiresAt: Date.now() + 3_600_000,
      ...(await account.signIn()),
    }),
  })
  const drainer = createDrainer(
    openDrain(deviceDb, db, uid, { config, rest, auth }),
    () => undefined,
  )

  async function load(): Promise<void> {
    const missing = documents.map((id): Ref => `orders/${id}`)
    const tenant = { projectId, companyId }
    const names = new Map(missing.map((ref) => [documentName(ref, tenant), ref]))
    const { idToken } = await account.signIn()
    const answer = await rest.batchGet([...names.keys()], { token: idToken, timeoutMs: 10_000 })
    if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
    const docs = new Map<Ref, Doc | null>()
    for (const [name, ref] of names) docs.set(ref, answer.value.docs.get(name)?.doc ?? null)
    await transact(db, documentTables(db), () => applyServerDocs(db, docs))
  }

  const idsOf = async (isWanted: (state: string) => boolean) =>
    (await db.outbox.toArray()).filter(({ state }) => isWanted(state)).map(({ id }) => id)

  return {
    async start() {
      await writeItem(deviceDb, deviceItems.session, {
        uid,
        email,
        displayName: 'Demo Office',
        user: null,
        company: null,
        loaded: true,
        needsSignIn: false,
      })
      if ((await db.orders.count()) === 0) await load()
      createPageSignals().onFresh(() => void drainer.drain(true))
      void drainer.drain(true)
    },
    async enqueue({ id, document, note }) {
      const done = await mutate(
        'order/edit',
        { orderId: document, edits: { instructions: { from: '', to: note } } },
        { db, actor, id, deviceId: 'bench', now: Date.now(), offsetMs: 0 },
      )
      if (!done.ok) throw new Error(JSON.stringify(done.problem))
      void drainer.drain(false)
      return id
    },
    pending: () => idsOf((state) => state !== 'needsYou'),
    refusals: async () => ({ kept: await idsOf((state) => state === 'needsYou'), gone: [] }),
  }
}

Object.assign(window, { createFaultSubject: createOurs })
