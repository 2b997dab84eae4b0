import type { Actor } from '#domain/access/actor.ts'
import type { User } from '#domain/entities/user.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { addPhoto } from '#data/blobs/add-photo.ts'
import { createMediaLane } from '#data/blobs/create-media-lane.ts'
import { createDexieMediaStore } from '#data/blobs/dexie-media-store.ts'
import { readMeta } from '#data/local/rows/meta.ts'
import { listen } from '#data/remote/listen.ts'
import type { Listening } from '#data/remote/types.ts'
import type { Reading } from '#data/remote/reconcile-removed.ts'
import { followedSets } from '#data/remote/followed-sets.ts'
import { recordFix } from '#data/tracking/record-fix.ts'
import type { Server } from '#data/server/open-server.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import type { Http } from '#data/server/rest/http.ts'
import { createDevice } from '../../sync/support/device.ts'
import { projectId } from '../../sync/support/in-process-server.ts'
import { sumOf } from './bill.ts'
import type { Billed } from './bill.ts'
import type { MeteredServer } from './metered-server.ts'
import { createStreamClient } from './stream-client.ts'

export interface MeteredDeviceOptions {
  readonly server: MeteredServer
  readonly uid: string
  readonly role: Actor['role']
  readonly companyId: string
  readonly permissions: Actor['permissions']
  readonly now: () => number
}

/** A phone or desk whose every request is counted. */
export type MeteredDevice = ReturnType<typeof createMeteredDevice>

/** Documents per page of the first load, as in a listening worker. */
const pageSize = 500

export function createMeteredDevice(options: MeteredDeviceOptions) {
  const { server, uid, role, companyId, permissions, now } = options
  const random = () => 0.5
  const http: Http = (request) => server.handle(request)
  const device = createDevice({ ...options, name: uid, http, random })
  const rest = createFirestoreRest({ http, origin: 'http://server', projectId })
  const auth = { token: async () => ({ kind: 'token', token: server.tokenOf(uid), uid }) as const }
  const actor: Actor = { uid, companyId, role, status: 'active', permissions }
  const user = { ...actor, id: uid } as unknown as User
  let listening: Listening | undefined
  let close: (() => void) | undefined
  let mutations = 0
  const others: Billed[] = []
  const ofMedia: Billed[] = []
  let ids = 0
  const newId = () => `${uid}-m${(ids += 1)}`
  const lane = createMediaLane({
    uid,
    projectId,
    store: createDexieMediaStore(device.db),
    rest,
    auth,
    clock: { now },
    random: { next: random, id: newId },
    locks: { tryRun: (_name, work) => work(() => false) },
    deviceId: async () => uid,
    onFreed: () => undefined,
  })

  async function read(ref: Ref): Promise<Reading> {
    const name = documentName(ref, { projectId, companyId })
    const answer = await rest.batchGet([name], { token: server.tokenOf(uid), timeoutMs: 1000 })
    if (!answer.ok)
      return { kind: answer.problem.status === 'PERMISSION_DENIED' ? 'denied' : 'unknown' }
    const doc = answer.value.docs.get(name)?.doc
    return doc ? { kind: 'found', doc } : { kind: 'missing' }
  }

  /** Waits until nothing more arrives and everything that was received has been processed. */
  async function untilIdle(): Promise<void> {
    for (let before = -1; before !== server.activity();) {
      before = server.activity()
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }

  async function send(): Promise<void> {
    const result = await device.drain({ fresh: true })
    if (result?.kind !== 'idle' && result?.kind !== 'left')
      throw new Error(`${uid}: ${JSON.stringify(result)}`)
    const stuck = await device.db.outbox.where('state').equals('needsYou').first()
    if (stuck) throw new Error(`${stuck.name}: ${JSON.stringify(stuck.problem)}`)
  }

  /** Books the cost so far to one account. */
  function split(into: Billed[]): void {
    into.push({ ...server.take(uid), mutations: 0 })
  }

  async function sendMedia(): Promise<void> {
    split(others)
    await lane.run({})
    split(ofMedia)
  }

  const remote = { config: { projectId }, rest, auth } as unknown as Server
  return {
    uid,
    db: device.db,
    /** The server as this device queries it. */
    remote,
    untilIdle,
    send,
    take: (docs: Parameters<typeof device.take>[0]) => device.take(docs),
    /** Returns the cost since the last call, and the part of it that was bytes of pictures, positions and routes. */
    takeBills(): { readonly all: Billed; readonly media: Billed } {
      split(others)
      const media = sumOf(ofMedia.splice(0))
      const rest = { ...sumOf(others.splice(0)), mutations }
      mutations = 0
      return { all: sumOf([rest, media]), media }
    },
    /** Opens the app: every listener starts. Resolves when everything that they follow has arrived. */
    async open(): Promise<void> {
      const client = createStreamClient((peer) => server.listen(uid, peer))
      const ports = {
        db: device.db,
        uid,
        server: remote,
        now,
        read,
        pageSize,
        random: { next: random, id: newId },
        yieldToMain: () => new Promise<void>((resolve) => setImmediate(resolve)),
        onServerAnswer: () => undefined,
        openClient: async () => client,
      }
      listening = listen(ports, user, null)
      close = () => client.close()
      const keys = followedSets(user, null).map(({ key }) => key)
      const isHere = async () => {
        const loaded = (await readMeta(device.db, 'loaded')) ?? []
        return client.spoken() === keys.length && keys.every((key) => loaded.includes(key))
      }
      while (!(await isHere())) await new Promise((resolve) => setTimeout(resolve, 10))
      await untilIdle()
    },
    async close(): Promise<void> {
      await untilIdle()
      listening?.stop()
      close?.()
      listening = close = undefined
    },
    async act<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<void> {
      const done = await device.mutate(name, args)
      if (!done.ok) throw new Error(`${name}: ${JSON.stringify(done.problem)}`)
      mutations += 1
    },
    /** Takes a picture of this many bytes; it counts as two mutations. */
    async photograph(about: Ref, bytes: number): Promise<void> {
      const data = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
      const context = { db: device.db, actor, id: newId(), deviceId: uid, now: now(), offsetMs: 0 }
      const kept = await addPhoto({ about, kind: 'photo', data }, context)
      if (!kept.ok) throw new Error(JSON.stringify(kept.problem))
      mutations += 2
    },
    /** Sends the bytes of pictures, and positions. */
    sendMedia,
    /** Reports that the phone has moved. */
    async place(latitude: number): Promise<void> {
      const at = new Date(now()).toISOString()
      const fix = { at, latitude, longitude: -64.3, accuracy: 8, battery: 80, step: null }
      await recordFix(device.db, fix, companyId)
    },
    /** Sends everything that waits; pictures hold back the mutation that marks them as complete. */
    async sendEverything(): Promise<void> {
      while ((await device.db.outbox.count()) > 0) {
        await send()
        await sendMedia()
      }
      await sendMedia()
      await untilIdle()
    },
    dispose: () => device.close(),
  }
}
