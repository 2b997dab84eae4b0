import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { documentName } from '#data/wire/document-name.ts'
import { decodeFields } from '#data/wire/values.ts'
import { createWrite } from '#data/wire/write.ts'
import { createDevice } from './support/device.ts'
import type { Device } from './support/device.ts'
import { createInProcessServer, projectId } from './support/in-process-server.ts'
import type { InProcessServer } from './support/in-process-server.ts'
import { companyId, people, seedCompany } from './support/seed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'

describe('people who leave and devices that are copied', () => {
  let time = 0
  let server: InProcessServer
  let phone: Device
  let requests = 0
  let cloned = 0
  const now = () => (time += 10)

  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z')
    requests = 0
    cloned = 0
    server = await createInProcessServer(now)
    await seedCompany(server)
    phone = open(people.techA, 'technician')
    await phone.take(visibleDocs(server, people.techA))
  })
  afterEach(async () => {
    phone.close()
    await server.engine.close()
  })

  function open(uid: string, role: 'technician' | 'admin') {
    return createDevice({
      name: 'phone',
      uid,
      role,
      server,
      http: (request) => {
        requests += 1
        return server.handle(request)
      },
      now,
      random: () => 0.5,
      onCloned: () => (cloned += 1),
    })
  }
  const write = (orderId: string, to: string) =>
    phone.mutate('order/edit', { orderId, edits: { resolution: { from: '', to } } })
  const step = (orderId: string) =>
    phone.mutate('order/move', { orderId, from: 'scheduled', to: 'accepted' })

  async function changeUser(uid: string, fields: Record<string, unknown>): Promise<void> {
    const tenant = { projectId, companyId }
    const held = server.engine.get(documentName(`users/${uid}`, tenant))
    const known = held ? decodeFields(held.fields) : {}
    const { currentDocument: _, ...whole } = createWrite(
      `users/${uid}`,
      { ...known, ...fields },
      tenant,
    )
    await server.engine.commit([whole as never])
  }

  test('case 28: what somebody did who has left is kept, all of it, with the reason', async () => {
    await write('o1', 'one')
    await step('o1')
    await write('o3', 'three')
    await changeUser(people.techA, { companyId: 'other' })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    const left = await phone.db.outbox.toArray()
    expect(left.map(({ state, problem }) => [state, problem?.type])).toEqual([
      ['needsYou', 'access/not-member'],
      ['needsYou', 'access/not-member'],
      ['needsYou', 'access/not-member'],
    ])
    expect(requests).toBe(2)
    expect(receipts(server).size).toBe(0)
  })

  test('case 28: somebody suspended is told so, although their last change may have arrived', async () => {
    await write('o1', 'one')
    const [row] = await phone.db.outbox.toArray()
    await phone.drain()
    expect(receipts(server).size).toBe(1)
    if (row) await phone.db.outbox.put({ ...row, attempts: 1 })
    await changeUser(people.techA, { status: 'suspended' })
    await phone.drain()
    const [left] = await phone.db.outbox.toArray()
    expect(left?.problem).toEqual({ type: 'access/not-member' })
  })

  test('case 29: a lower role stops only what it no longer allows', async () => {
    phone.close()
    phone = open(people.office, 'admin')
    await phone.take(visibleDocs(server, people.office))
    const title = { from: 'Demo order o1', to: 'Renamed' }
    await phone.mutate('order/edit', { orderId: 'o1', edits: { title } })
    await phone.mutate('user/edit', {
      uid: people.office,
      edits: { name: { from: 'office1', to: 'Someone' } },
    })
    await changeUser(people.office, { role: 'technician' })
    await phone.drain()
    const left = await phone.db.outbox.toArray()
    expect(left).toMatchObject([{ name: 'order/edit', state: 'needsYou' }])
    expect(left[0]?.problem?.type).not.toBe('access/not-member')
  })

  test('case 74: a copy of the device sends nothing twice, and takes another name', async () => {
    await write('o1', 'one')
    const copied = await phone.db.outbox.toArray()
    await phone.drain()
    expect(receipts(server).size).toBe(1)
    expect(cloned).toBe(0)

    await phone.db.outbox.bulkPut(copied)
    await write('o3', 'after the copy')
    await phone.drain()
    expect(await phone.db.outbox.count()).toBe(0)
    expect(receipts(server).size).toBe(2)
    expect(cloned).toBe(1)
  })
})
