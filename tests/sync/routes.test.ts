import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMediaLane } from '#data/blobs/create-media-lane.ts'
import { createDexieMediaStore } from '#data/blobs/dexie-media-store.ts'
import { agreeToTracking } from '#data/tracking/agree-to-tracking.ts'
import { recordFix } from '#data/tracking/record-fix.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import type { Http } from '#data/server/rest/http.ts'
import { decodeFields } from '#data/server/rest/values.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { decodePoints } from '#domain/tracking/track-points.ts'
import { createDevice } from './support/device.ts'
import type { Device } from './support/device.ts'
import { createInProcessServer, projectId } from './support/in-process-server.ts'
import type { InProcessServer } from './support/in-process-server.ts'
import { companyId, people, seedCompany } from './support/seed.ts'
import { visibleDocs } from './support/visible-docs.ts'

const root = `projects/${projectId}/databases/(default)/documents/companies/${companyId}`
const uid = people.techA
const place = { latitude: 44.4, longitude: -64.3, accuracy: 5, battery: 80, step: null }
const startMs = Date.parse('2026-03-02T09:00:00.000Z')
const fix = (seconds: number, more: Partial<Fix> = {}): Fix => ({
  ...place,
  at: new Date(startMs - 3_600_000 + seconds * 1000).toISOString(),
  ...more,
})

let time = 0
let server: InProcessServer
let phone: Device
let http: Http
let commits = 0
const now = () => (time += 10)

beforeEach(async () => {
  time = startMs
  commits = 0
  server = await createInProcessServer(now)
  await seedCompany(server)
  http = (request) => server.handle(request)
  const basics = { name: 'phone', uid, role: 'technician', random: () => 0.5 } as const
  phone = createDevice({ ...basics, server, http: (request) => http(request), now })
  await phone.take(visibleDocs(server, uid))
  await phone.db.companies.put({ id: companyId, tracking: 'travel' })
  await agreeToTracking(phone.db, true)
})
afterEach(async () => {
  phone.close()
  await server.engine.close()
})

const lane = () =>
  createMediaLane({
    uid,
    projectId,
    store: createDexieMediaStore(phone.db),
    rest: createFirestoreRest({
      http: (request) => {
        commits += 1
        return http(request)
      },
      origin: 'http://x',
      projectId,
    }),
    auth: { token: async () => ({ kind: 'token', token: server.tokenOf(uid), uid }) },
    clock: { now },
    random: { next: () => 0.5, id: () => `way${commits}` },
    locks: { tryRun: (_name, work) => work(() => false) },
    deviceId: async () => 'phone',
    onFreed: () => undefined,
  })
const lastPlace = () => {
  const fields = server.engine.get(`${root}/positions/${uid}`)?.fields
  return fields && decodeFields(fields)
}
const routes = () =>
  server.engine
    .listDocuments(root, 'tracks', 1000)
    .map(({ fields }) => decodeFields(fields))
    .map(({ startAt, points }) => decodePoints(String(startAt), String(points)))

test('case 69: positions stay few, are sent last and in pieces, and the last one is the person’s position', async () => {
  const older = Array.from({ length: 1990 }, (_, i) => ({ ...fix(i), chunk: '', companyId }))
  await phone.db.pings.bulkAdd(older.map((one, i) => (i === 1 ? { ...one, step: 'onSite' } : one)))
  for (let i = 0; i < 20; i += 1) {
    await recordFix(phone.db, fix(2000 + i, { accuracy: i }), companyId)
  }
  const kept = await phone.db.pings.count()
  expect(kept).toBeLessThanOrEqual(2000)
  http = async (request) => {
    const reply = await server.handle(request)
    if (commits === 1) throw new TypeError('Failed to fetch')
    return reply
  }
  expect(await lane().run()).toMatchObject({ kind: 'paused' })
  expect(await lane().run()).toEqual({ kind: 'idle' })
  expect(await phone.db.pings.count()).toBe(0)
  expect(lastPlace()).toMatchObject({ latitude: 44.4, longitude: -64.3, accuracy: 19 })
  // The first piece was sent twice under one id, and the position that was refused with it once more.
  expect(commits).toBe(Math.ceil(kept / 200) + 2)
  const sent = routes().flat()
  expect(sent).toHaveLength(kept)
  // Positions of status changes are never dropped.
  expect(sent.filter(({ step }) => step !== null)).toEqual([fix(1, { step: 'onSite' })])
})

test('a route stays on its owner’s device, even if it is shared with no one', async () => {
  await recordFix(phone.db, fix(0), null)
  await recordFix(phone.db, fix(9), companyId)
  expect(await phone.db.trail.count()).toBe(2)
  await lane().run()
  expect(routes()).toEqual([[fix(9)]])
  expect(await phone.db.trail.count()).toBe(2)
})

test('a phone deletes its own route after a month, and earlier if it is too long', async () => {
  await recordFix(phone.db, fix(-32 * 86_400), null)
  await phone.db.trail.bulkAdd(Array.from({ length: 5010 }, (_, i) => fix(i)))
  await recordFix(phone.db, fix(6000), null)
  expect(await phone.db.trail.count()).toBe(5000)
  const [oldest] = await phone.db.trail.orderBy('at').limit(1).toArray()
  expect(oldest?.at).toBe(fix(11).at)
})

test('a clock that was set back starts another piece', async () => {
  for (const seconds of [100, 200, 50, 60]) await recordFix(phone.db, fix(seconds), companyId)
  await lane().run()
  expect(routes().map((way) => way.length)).toEqual([2, 2])
})

test('positions that waited behind an unsent piece are sent with it', async () => {
  const fresh = (seconds: number) => fix(3600 + seconds)
  await recordFix(phone.db, fresh(0), companyId)
  http = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await lane().run()).toMatchObject({ kind: 'paused' })
  for (const seconds of [60, 120]) await recordFix(phone.db, fresh(seconds), companyId)
  http = (request) => server.handle(request)
  await lane().run()
  expect(routes().flat()).toEqual([fresh(0), fresh(60), fresh(120)])
})

test('the newest position is sent at once, the route in between in few long pieces', async () => {
  const fresh = (seconds: number) => fix(3600 + seconds)
  await recordFix(phone.db, fresh(0), companyId)
  await lane().run()
  expect(routes()).toEqual([[fresh(0)]])
  commits = 0
  for (const seconds of [60, 120, 180]) {
    time = startMs + seconds * 1000
    await recordFix(phone.db, fresh(seconds), companyId)
    expect(await lane().run()).toMatchObject({ kind: 'left' })
    expect(lastPlace()?.at).toBe(fresh(seconds).at.replace('000Z', '000000Z'))
  }
  // One write each, and none if nothing is new.
  expect(await lane().run()).toMatchObject({ kind: 'left' })
  expect(commits).toBe(3)
  expect(routes()).toEqual([[fresh(0)]])
  time = startMs + 11 * 60_000
  expect(await lane().run()).toEqual({ kind: 'idle' })
  expect(routes()).toEqual([[fresh(0)], [60, 120, 180].map(fresh)])
  expect(commits).toBe(4)
})

test('positions that the server refuses hold nothing up', async () => {
  await recordFix(phone.db, fix(90 * 86_400), companyId)
  await lane().run()
  await recordFix(phone.db, fix(0), companyId)
  expect(await lane().run()).toEqual({ kind: 'idle' })
  expect(routes()).toEqual([[fix(0)]])
})

test('a person who stops sharing is no longer shown, not even with unsent positions', async () => {
  await recordFix(phone.db, fix(0), companyId)
  await lane().run()
  expect(lastPlace()).toBeDefined()
  await recordFix(phone.db, fix(60), companyId)
  await agreeToTracking(phone.db, false)
  http = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await lane().run()).toMatchObject({ kind: 'paused' })
  http = (request) => server.handle(request)
  expect(await lane().run()).toEqual({ kind: 'idle' })
  expect(lastPlace()).toBeUndefined()
  expect(routes()).toEqual([[fix(0)]])
})

test('a position that was on its way when the person stopped sharing is stored nowhere', async () => {
  await agreeToTracking(phone.db, false)
  await recordFix(phone.db, fix(0), companyId)
  expect([await phone.db.pings.count(), await phone.db.trail.count()]).toEqual([0, 0])
})

test('the newest position arrives although the piece that it is sent with is there already', async () => {
  await recordFix(phone.db, fix(0), companyId)
  http = async (request) => {
    await server.handle(request)
    throw new TypeError('Failed to fetch')
  }
  expect(await lane().run()).toMatchObject({ kind: 'paused' })
  const last = fix(3600)
  await recordFix(phone.db, last, companyId)
  http = (request) => server.handle(request)
  time = startMs + 11 * 60_000
  await lane().run()
  expect(lastPlace()?.at).toBe(last.at.replace('000Z', '000000Z'))
  expect(routes()).toEqual([[fix(0)], [last]])
})

test('the newest position arrives although the server refuses the piece that it is sent with', async () => {
  await recordFix(phone.db, fix(-40 * 86_400), companyId)
  http = async () => {
    throw new TypeError('Failed to fetch')
  }
  await lane().run()
  const last = fix(3600)
  await recordFix(phone.db, last, companyId)
  http = (request) => server.handle(request)
  await lane().run()
  expect(lastPlace()?.at).toBe(last.at.replace('000Z', '000000Z'))
})

test('a piece arrives although the server refuses the position that it is sent with', async () => {
  await recordFix(phone.db, fix(0), companyId)
  http = async () => {
    throw new TypeError('Failed to fetch')
  }
  await lane().run()
  // By a clock that was set forward.
  await recordFix(phone.db, fix(8 * 86_400), companyId)
  http = (request) => server.handle(request)
  await lane().run()
  expect(routes()).toEqual([[fix(0)]])
})

const failing = (code: number, status: string): Http => {
  const text = JSON.stringify({ error: { code, status, message: '' } })
  return async () => ({ status: code, redirected: false, header: () => null, text })
}

test.each(['ABORTED', 'CANCELLED', 'UNKNOWN', 'UNAVAILABLE'])(
  'nothing is lost where the server answers %s',
  async (status) => {
    await recordFix(phone.db, fix(0), companyId)
    http = failing(500, status)
    expect(await lane().run()).toMatchObject({ kind: 'paused' })
    http = (request) => server.handle(request)
    await lane().run()
    expect(routes()).toEqual([[fix(0)]])
  },
)

test('an outdated token is replaced', async () => {
  await recordFix(phone.db, fix(0), companyId)
  http = (request) =>
    commits === 1 ? failing(401, 'UNAUTHENTICATED')(request) : server.handle(request)
  await lane().run()
  expect(routes()).toEqual([[fix(0)]])
})
