import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LimitReading } from '#data/outbox/drain/plan/commit-cost.ts'
import { maxChildren } from '#domain/mutation/mutators/order/follow-assignees.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import type { Http } from '#data/server/rest/http.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import { photoDoc } from '../rules/world/documents.ts'
import { createDevice } from './support/device.ts'
import type { Device } from './support/device.ts'
import { createInProcessServer, projectId } from './support/in-process-server.ts'
import type { InProcessServer } from './support/in-process-server.ts'
import { companyId, people, seedCompany } from './support/seed.ts'
import { isCommit, plan, queueOf, refusal } from './support/testbed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'

const tenant = { projectId, companyId }
const photos = Array.from({ length: maxChildren }, (_, index) => `photos/p${index}` as const)

describe('a server that counts what every write of a commit costs', () => {
  let time = 0
  let server: InProcessServer
  let commits = 0
  const devices: Device[] = []
  const now = () => (time += 10)
  const http: Http = (request) => {
    if (isCommit(request)) commits += 1
    return server.handle(request)
  }

  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z')
    commits = 0
    server = await createInProcessServer(now)
    await seedCompany(server)
  })
  afterEach(async () => {
    for (const device of devices.splice(0)) device.close()
    await server.engine.close()
  })

  async function open(uid: string, reading: LimitReading, send = http): Promise<Device> {
    const role = uid === people.office ? 'admin' : 'technician'
    const basics = { name: uid, uid, role, reading, random: () => 0.5 } as const
    const device = createDevice({ ...basics, server, http: send, now })
    devices.push(device)
    await device.take(visibleDocs(server, uid))
    return device
  }
  const names = () => [...receipts(server).values()].map(({ name }) => name)
  const held = (ref: `${string}/${string}`) => server.engine.get(documentName(ref, tenant))

  test.each(['strict', 'shared'] as const)(
    'takes the end of an order with a running clock, %s client',
    async (reading) => {
      const phone = await open(people.techA, reading)
      const start = { entryId: 'te1', kind: 'order', orderId: 'o1' } as const
      await phone.mutate('order/move', {
        orderId: 'o1',
        to: 'onSite',
        clock: { endIds: [], start },
      })
      await phone.mutate('order/move', {
        orderId: 'o1',
        to: 'done',
        clock: { endIds: ['te1'], start: { ...start, entryId: 'te2', kind: 'travel' } },
      })
      expect(await phone.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(phone)).toEqual([])
      expect(names()).toContain('time/clock')
      expect(held('visits/o1')).toBeDefined()
      expect(held('timeEntries/te1')?.fields['endedAt']).toHaveProperty('stringValue')
      expect(held('timeEntries/te2')).toBeDefined()
      expect(server.overspent).toHaveLength(reading === 'strict' ? 0 : 2)
    },
  )

  test.each(['strict', 'shared'] as const)(
    'takes an assignment with all the photos that an order can have, %s client',
    async (reading) => {
      const photo = photoDoc(people.techB, [people.techB], { about: 'orders/o1' })
      await server.engine.commit(
        photos.map((ref) => ({
          update: { name: documentName(ref, tenant), fields: toFields(ref, photo) },
        })),
      )
      const desk = await open(people.office, reading)
      await desk.take(new Map(photos.map((ref) => [ref, photo])))
      const assigneeIds = { from: [people.techA], to: [people.techA, people.techB] }
      const done = await desk.mutate('order/assign', {
        orderId: 'o1',
        edits: { assigneeIds },
        children: [...photos],
      })
      expect(done).toMatchObject({ ok: true })
      expect(await desk.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(desk)).toEqual([])
      for (const ref of photos) {
        const { arrayValue } = (held(ref)?.fields['readerIds'] ?? {}) as {
          arrayValue?: { values?: readonly { stringValue: string }[] }
        }
        expect(arrayValue?.values?.map((each) => each.stringValue)).toContain(people.techA)
      }
      expect(new Set(names())).toEqual(new Set(['order/assign']))
    },
  )

  test('a client that plans for the shared reading is refused, reads again, and then plans strictly', async () => {
    const desk = await open(people.office, 'shared')
    await plan(desk, 'o1', 20)
    expect(await desk.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(desk)).toEqual([])
    expect(receipts(server).size).toBe(20)
    expect(server.overspent).toHaveLength(2)
    // Not by halves, each of which would be refused again.
    expect(commits).toBeLessThanOrEqual(22)
  })

  test('a mutation that is refused for itself does not make the commits of the others smaller', async () => {
    const lenient = await createInProcessServer(now, 'shared')
    await seedCompany(lenient)
    const sizes: number[] = []
    const phone = await open(people.techA, 'shared', (request) => {
      if (isCommit(request)) {
        sizes.push((JSON.parse(request.body ?? '') as { writes: unknown[] }).writes.length)
        if (request.body?.includes('Forbidden'))
          return Promise.resolve(refusal(403, 'PERMISSION_DENIED'))
      }
      return lenient.handle(request)
    })
    const some = 200
    for (let i = 0; i < some; i += 1)
      await phone.mutate('message/send', {
        messageId: `m${i}`,
        threadId: 'team',
        text: i === 0 ? 'Forbidden' : 'Hello',
        about: null,
        change: null,
        attachments: [],
        readerIds: [],
      })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toMatchObject([{ state: 'needsYou' }])
    expect(receipts(lenient).size).toBe(some - 1)
    // Planned strictly, each would be its own commit.
    expect(sizes.length).toBeLessThan(some / 4)
    await lenient.engine.close()
  })

  test('a split mutation stays split when the app is closed before it is sent', async () => {
    let isDown = false
    const phone = await open(people.techA, 'strict', (request) => {
      if (isDown) return Promise.reject(new TypeError('Failed to fetch'))
      isDown = isCommit(request)
      return http(request)
    })
    const start = { entryId: 'te1', kind: 'order', orderId: 'o1' } as const
    const done = { endIds: [], start }
    await phone.mutate('order/move', { orderId: 'o1', to: 'onSite' })
    await phone.drain()
    isDown = false
    await phone.mutate('order/move', { orderId: 'o1', to: 'done', clock: done })
    expect(await phone.drain()).toMatchObject({ kind: 'paused' })
    const left = await queueOf(phone)
    expect(left.map(({ name }) => name)).toContain('time/clock')
    phone.reopen()
    isDown = false
    for (let i = 0; i < 3; i += 1) {
      isDown = false
      await phone.drain({ fresh: true })
    }
    expect(await queueOf(phone)).toEqual([])
    expect(names().map(String).sort()).toEqual(['order/move', 'order/move', 'time/clock'])
  })
})
