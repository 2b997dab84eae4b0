import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addPhoto } from '#data/blobs/add-photo.ts'
import { createMediaLane } from '#data/blobs/create-media-lane.ts'
import { createDexieMediaStore } from '#data/blobs/dexie-media-store.ts'
import { photoBytes } from '#data/blobs/photo-bytes.ts'
import type { Server } from '#data/server/open-server.ts'
import { dependentsOf, discardMutations, retryPhoto } from '#data/outbox/queue/edit-queue.ts'
import { unsentPhotos } from '#data/queries/orders/photos.ts'
import { undo } from '#data/outbox/queue/undo.ts'
import { readStatus } from '#data/sync/read-status.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import type { Http } from '#data/server/rest/http.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { chunkBytes } from '#domain/entities/photo.ts'
import { changeUser } from './support/change-user.ts'
import { type Device, createDevice } from './support/device.ts'
import { answer, createInProcessServer, projectId } from './support/in-process-server.ts'
import type { InProcessServer } from './support/in-process-server.ts'
import { companyId, people, seedCompany } from './support/seed.ts'
import { visibleDocs } from './support/visible-docs.ts'

const root = `projects/${projectId}/databases/(default)/documents/companies/${companyId}`
const actor = {
  uid: people.techA,
  companyId,
  role: 'technician',
  status: 'active',
  permissions: [],
} as const

describe('photos', () => {
  let time = 0
  let server: InProcessServer
  let phone: Device
  let http: Http
  let ids = 0
  const now = () => (time += 10)
  const newId = () => `id${(ids += 1)}`
  const send: Http = (request) => http(request)

  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z')
    server = await createInProcessServer(now)
    await seedCompany(server)
    http = (request) => server.handle(request)
    const uid = people.techA
    const basics = { name: 'phone', uid, role: 'technician', random: () => 0.5 } as const
    phone = createDevice({ ...basics, server, http: send, now })
    await phone.take(visibleDocs(server, uid))
  })
  afterEach(async () => {
    phone.close()
    await server.engine.close()
  })

  const rest = () => createFirestoreRest({ http: send, origin: 'http://x', projectId })
  const token = () => server.tokenOf(people.techA)
  const auth = {
    token: async () => ({ kind: 'token', token: token(), uid: people.techA }) as const,
  }
  const officeServer = () => ({ rest: rest(), config: { projectId }, auth }) as unknown as Server
  const media = () =>
    createMediaLane({
      uid: people.techA,
      projectId,
      store: createDexieMediaStore(phone.db),
      rest: rest(),
      auth,
      clock: { now },
      random: { next: () => 0.5, id: newId },
      locks: { tryRun: (_name, work) => work(() => false) },
      deviceId: async () => 'phone',
      onFreed: () => undefined,
    })
  const bytes = Uint8Array.from({ length: chunkBytes * 2 + 100 }, (_, i) => i % 251)

  async function take(kind: 'photo' | 'signature' = 'photo'): Promise<string> {
    const data = new Blob([bytes], { type: 'image/jpeg' })
    const when = { id: newId(), now: now(), offsetMs: 0 }
    const context = { db: phone.db, actor, deviceId: 'phone', ...when }
    const added = await addPhoto({ about: 'orders/o1', kind, data }, context)
    if (!added.ok) throw new Error(JSON.stringify(added.problem))
    return added.value.photoId
  }
  const held = (path: string) => server.engine.get(`${root}/${path}`)
  const photo = (id: string) => {
    const doc = held(`photos/${id}`)
    return doc && decodeDoc('photos', doc.fields)
  }
  const isCommit = (url: string) => url.endsWith(':commit')

  test('a photo is announced, sent in chunks, and declared complete only then', async () => {
    const id = await take()
    expect(await media().run()).toMatchObject({ kind: 'left' })
    expect(held(`blobs/${id}_0`)).toBeUndefined()
    await phone.drain()
    expect(photo(id)).toMatchObject({ uploadedAt: null, size: bytes.length, chunks: 3 })
    expect(await phone.db.outbox.toArray()).toMatchObject([{ name: 'photo/finish' }])
    expect(await phone.drain()).toEqual({ kind: 'idle' })

    expect(await media().run()).toEqual({ kind: 'left', nextAt: expect.any(Number) })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(photo(id)?.uploadedAt).toEqual(expect.any(String))
    expect(await phone.db.blobs.get(id)).toMatchObject({ state: 'sent', sent: 3 })

    await phone.db.blobs.clear()
    await phone.take(visibleDocs(server, people.techA))
    const office = officeServer()
    await phone.db.photos.put({ ...photo(id), id })
    const back = await photoBytes(phone.db, id, companyId, async () => office)
    expect(back.ok && Buffer.from(await back.value.arrayBuffer()).equals(bytes)).toBe(true)

    const noServer = () => Promise.reject(new Error('Nobody may ask'))
    await expect(photoBytes(phone.db, id, companyId, noServer)).rejects.toThrow()
    await photoBytes(phone.db, id, companyId, async () => office, true)
    const along = await photoBytes(phone.db, id, companyId, noServer)
    expect(along.ok && Buffer.from(await along.value.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await phone.db.blobs.get(id)).toMatchObject({ state: 'sent' })
  })

  test('bytes other than the announced ones are not shown', async () => {
    const id = await take()
    await phone.drain()
    await media().run()
    await phone.drain()
    await phone.db.blobs.clear()
    const office = officeServer()
    const ask = () => photoBytes(phone.db, id, companyId, async () => office, true)
    const altered = { ok: false, problem: { type: 'photo/altered' } }

    await phone.db.photos.put({ ...photo(id), id, sha256: 'a'.repeat(64) })
    expect(await ask()).toEqual(altered)
    expect(await phone.db.blobs.count()).toBe(0)
    await phone.db.photos.put({ ...photo(id), id, chunks: 2 })
    expect(await ask()).toEqual(altered)
    await phone.db.photos.put({ ...photo(id), id })
    expect(await ask()).toMatchObject({ ok: true })
  })

  test('case 12: what shows a photo is sent after its bytes', async () => {
    const id = await take()
    await phone.mutate('message/send', {
      messageId: 'say',
      threadId: 'order-o1',
      text: 'Look',
      about: 'orders/o1',
      change: null,
      attachments: [id],
      readerIds: [],
    })
    await phone.drain()
    expect(held('messages/say')).toBeUndefined()
    await media().run()
    await phone.drain()
    expect(held('messages/say')).toBeDefined()
    expect(await phone.db.outbox.count()).toBe(0)
  })

  test('a status change never waits for an upload: the lane yields before every chunk', async () => {
    const id = await take()
    await phone.drain()
    let pieces = 0
    http = async (request) => {
      if (isCommit(request.url) && (pieces += 1) === 1) {
        await phone.mutate('order/move', { orderId: 'o1', from: 'dispatched', to: 'accepted' })
      }
      return server.handle(request)
    }
    expect(await media().run()).toMatchObject({ kind: 'left' })
    expect(await phone.db.blobs.get(id)).toMatchObject({ state: 'waiting', sent: 1 })
  })

  test('cases 70, 71: an upload resumes where it broke off, and a lost answer duplicates nothing', async () => {
    const id = await take()
    await phone.drain()
    const sizes: number[] = []
    http = async (request) => {
      const reply = await server.handle(request)
      if (isCommit(request.url)) sizes.push(request.body?.length ?? 0)
      if (sizes.length === 2) throw new TypeError('Failed to fetch')
      return reply
    }
    expect(await media().run()).toMatchObject({ kind: 'paused', pause: { reason: 'unreachable' } })
    expect(await phone.db.blobs.get(id)).toMatchObject({ sent: 1, failures: 1 })
    expect(held(`blobs/${id}_1`)).toBeDefined()
    http = async (request) => {
      if (isCommit(request.url)) sizes.push(request.body?.length ?? 0)
      return server.handle(request)
    }
    time += 600_000
    await media().run()
    expect(await phone.db.blobs.get(id)).toMatchObject({ state: 'sent' })
    // The second chunk again, whose answer was lost, then the third; never the first.
    expect(sizes).toHaveLength(4)
    expect(sizes[3]).toBeLessThan(chunkBytes)
  })

  test('a portal, a busy server and an expired token leave it waiting', async () => {
    const id = await take()
    await phone.drain()
    const waiting = async () => (await phone.db.blobs.get(id))?.state
    const html = { 'content-type': 'text/html' }
    http = async () => answer(200, '<html>Sign in</html>', html)
    expect(await media().run()).toMatchObject({ pause: { reason: 'unreachable' } })
    time += 600_000
    const busy = JSON.stringify({ error: { status: 'RESOURCE_EXHAUSTED', message: '' } })
    http = async () => answer(429, busy, { 'content-type': 'application/json', 'retry-after': '7' })
    const lane = media()
    expect(await lane.run()).toMatchObject({ pause: { reason: 'busy' } })
    http = () => Promise.reject(new Error('Nobody may ask'))
    expect(await lane.run({ fresh: true })).toMatchObject({ pause: { reason: 'busy' } })
    http = (request) => server.handle(request)
    time += 7000
    server.expireTokens()
    expect(await waiting()).toBe('waiting')
    await lane.run()
    expect(await waiting()).toBe('sent')
  })

  test('a photo that the server refuses is kept, waits for a person, and is sent when they retry', async () => {
    const id = await take()
    await phone.drain()
    const error = JSON.stringify({ error: { status: 'PERMISSION_DENIED', message: '' } })
    http = async (request) =>
      isCommit(request.url)
        ? answer(403, error, { 'content-type': 'application/json' })
        : server.handle(request)
    await media().run()
    expect(await phone.db.blobs.get(id)).toMatchObject({ state: 'needsYou', sent: 0 })
    const facts = {
      online: true,
      needsSignIn: false,
      sendsInBackground: false,
      follows: [],
      now: 0,
    }
    expect(await readStatus(phone.db, facts)).toMatchObject({
      state: { kind: 'actionNeeded', count: 1 },
      actionNeeded: 1,
    })
    const unsent = () => unsentPhotos().run({ db: phone.db, uid: people.techA })
    expect(await unsent()).toMatchObject([
      { state: 'actionNeeded', sentBytes: 0, problem: { status: 'PERMISSION_DENIED' } },
    ])
    http = (request) => server.handle(request)
    await media().run()
    expect(await phone.db.blobs.get(id)).toMatchObject({ state: 'needsYou', sent: 0 })

    await retryPhoto(phone.db, id)
    expect(await unsent()).toMatchObject([{ state: 'waiting', problem: null }])
    await media().run()
    await phone.drain()
    expect(await unsent()).toEqual([])
    expect(photo(id)?.uploadedAt).toEqual(expect.any(String))
    expect(await readStatus(phone.db, facts)).toMatchObject({
      state: { kind: 'synced' },
      actionNeeded: 0,
    })
  })

  test('case 73: a discarded photo discards what waits for it, is restored completely, or is deleted', async () => {
    const id = await take()
    await phone.drain()
    http = async (request) => {
      const reply = await server.handle(request)
      if (isCommit(request.url)) throw new TypeError('Failed to fetch')
      return reply
    }
    await media().run()
    http = (request) => server.handle(request)
    const [finish] = await phone.db.outbox.toArray()
    const [first] = await dependentsOf(phone.db, finish?.id ?? '')
    expect(first?.name).toBe('photo/finish')
    const random = { id: newId }
    const edit = () => ({ now: now(), random })
    const gone = await discardMutations(phone.db, [finish?.id ?? ''], edit())
    expect(await phone.db.blobs.get(id)).toMatchObject({ state: 'unwanted' })
    expect(held(`blobs/${id}_0`)).toBeDefined()
    expect(await undo(phone.db, gone?.id ?? '', now())).toBe(true)
    expect(await phone.db.blobs.get(id)).toMatchObject({ state: 'waiting' })

    const again = await discardMutations(phone.db, [finish?.id ?? ''], edit())
    time += 60_000
    expect(await undo(phone.db, again?.id ?? '', now())).toBe(false)
    // The office knows of the photo: it learns that none will come before the bytes are deleted.
    await phone.drain()
    expect(photo(id)?.deletedAt).toEqual(expect.any(String))
    expect(await phone.db.outbox.count()).toBe(0)
    expect(await media().run()).toEqual({ kind: 'idle' })
    expect(held(`blobs/${id}_0`)).toBeUndefined()
    expect(await phone.db.blobs.count()).toBe(0)
    expect(await phone.db.blobParts.count()).toBe(0)
  })

  test('an unannounced photo is discarded completely, whichever of its mutations is named', async () => {
    for (const name of ['photo/add', 'photo/finish']) {
      const id = await take()
      const row = await phone.db.outbox.filter((each) => each.name === name).first()
      await discardMutations(phone.db, [row?.id ?? ''], { now: now(), random: { id: newId } })
      time += 60_000
      await phone.drain()
      await media().run()
      await phone.drain()
      expect(photo(id)?.deletedAt ?? 'none').toEqual(
        name === 'photo/add' ? 'none' : expect.any(String),
      )
      expect(await phone.db.outbox.count()).toBe(0)
      expect(await phone.db.blobs.count()).toBe(0)
    }
  })

  test('a discarded announcement that may have arrived is looked up and withdrawn', async () => {
    const id = await take()
    const [add] = await phone.db.outbox.orderBy('seq').toArray()
    const before = add && { ...add, attempts: 1 }
    await phone.drain()
    expect(photo(id)).toBeDefined()
    if (before) await phone.db.outbox.put(before)
    const edit = { now: now(), random: { id: newId } }
    const gone = await discardMutations(phone.db, [before?.id ?? ''], edit)
    expect(await undo(phone.db, gone?.id ?? '', now())).toBe(true)
    expect(await phone.db.outbox.toArray()).toMatchObject([
      { name: 'photo/add' },
      { name: 'photo/finish' },
    ])
    await discardMutations(phone.db, [before?.id ?? ''], { ...edit, now: now() })
    time += 60_000
    await phone.drain()
    expect(photo(id)?.deletedAt).toEqual(expect.any(String))
    expect(await phone.db.outbox.count()).toBe(0)
  })

  test('a deleted photo that had arrived leaves no bytes here, and stays at the server', async () => {
    const id = await take()
    await phone.drain()
    await media().run()
    await phone.drain()
    await phone.db.photos.put({ ...photo(id), id })
    expect(held(`blobs/${id}_2`)).toBeDefined()

    await phone.mutate('photo/delete', { photoId: id })
    await media().run()
    expect(held(`blobs/${id}_2`)).toBeDefined()
    expect(await phone.db.blobParts.count()).toBe(3)
    await phone.drain()
    expect(await media().run()).toEqual({ kind: 'idle' })
    expect(photo(id)?.deletedAt).toEqual(expect.any(String))
    for (const index of [0, 1, 2]) expect(held(`blobs/${id}_${index}`)).toBeDefined()
    expect(await phone.db.blobs.count()).toBe(0)
    expect(await phone.db.blobParts.count()).toBe(0)
  })

  test('case 72: deleting the order ends the upload and deletes what was sent', async () => {
    const id = await take()
    await phone.drain()
    http = async (request) => {
      const reply = await server.handle(request)
      if (isCommit(request.url)) throw new TypeError('Failed to fetch')
      return reply
    }
    await media().run()
    http = (request) => server.handle(request)
    const docs = visibleDocs(server, people.techA)
    const order = { ...docs.get('orders/o1'), deletedAt: '2026-03-02T09:00:00.000Z', open: false }
    const updatedAt = '2027-01-01T00:00:00.000000Z'
    await phone.take(new Map([['orders/o1', { ...order, updatedAt }]]))
    time += 600_000
    await media().run()
    expect(held(`blobs/${id}_0`)).toBeUndefined()
    await phone.drain()
    expect(await phone.db.outbox.count()).toBe(0)
    expect(photo(id)?.deletedAt).toEqual(expect.any(String))
  })

  test('the bytes of a photo taken before its author was deactivated still arrive', async () => {
    const id = await take()
    await phone.drain()
    const leftAt = new Date(now()).toISOString()
    time += 60_000
    await changeUser(server, people.techA, { status: 'inactive', deactivatedAt: leftAt })
    await media().run()
    expect(await phone.db.blobs.get(id)).toMatchObject({ state: 'sent', problem: null })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(photo(id)?.uploadedAt).toEqual(expect.any(String))
    expect(await phone.db.outbox.count()).toBe(0)
  })

  test('a signature is uploaded although its order was deleted meanwhile', async () => {
    const id = await take('signature')
    await phone.drain()
    const docs = visibleDocs(server, people.techA)
    const order = { ...docs.get('orders/o1'), deletedAt: '2026-03-02T09:00:00.000Z', open: false }
    const updatedAt = '2027-01-01T00:00:00.000000Z'
    await phone.take(new Map([['orders/o1', { ...order, updatedAt }]]))
    await media().run()
    await phone.drain()
    for (const index of [0, 1, 2]) expect(held(`blobs/${id}_${index}`)).toBeDefined()
    expect(photo(id)).toMatchObject({ uploadedAt: expect.any(String), deletedAt: null })
  })
})
