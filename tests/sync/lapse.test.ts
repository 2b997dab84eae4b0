import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { documentName } from '#data/server/rest/document-name.ts'
import { decodeFields } from '#data/server/rest/values.ts'
import { createWrite } from '#data/server/rest/write.ts'
import { createDevice } from './support/device.ts'
import type { Device } from './support/device.ts'
import { createInProcessServer, projectId } from './support/in-process-server.ts'
import type { InProcessServer } from './support/in-process-server.ts'
import { companyId, people, seedCompany } from './support/seed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'

const day = 24 * 60 * 60_000

describe('a company whose subscription lapses while phones are offline', () => {
  let time = 0
  let server: InProcessServer
  let phone: Device
  const now = () => (time += 10)
  const instant = () => new Date(now()).toISOString()

  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z')
    server = await createInProcessServer(now, 'shared')
    await seedCompany(server)
    phone = createDevice({
      name: 'phone',
      uid: people.techA,
      role: 'technician',
      server,
      http: (request) => server.handle(request),
      now,
      random: () => 0.5,
    })
    await phone.take(visibleDocs(server, people.techA))
  })
  afterEach(async () => {
    phone.close()
    await server.engine.close()
  })

  async function change(fields: Readonly<Record<string, unknown>>): Promise<void> {
    const tenant = { projectId, companyId }
    const ref = `companies/${companyId}` as const
    const held = server.engine.get(documentName(ref, tenant))
    const known = held ? decodeFields(held.fields) : {}
    const { currentDocument: _, ...whole } = createWrite(ref, { ...known, ...fields }, tenant)
    await server.engine.commit([whole as never])
  }
  const lapse = (lapsedAt: string | null) =>
    change({ subscriptionStatus: lapsedAt === null ? 'active' : 'past_due', lapsedAt })
  const step = (orderId: string, from: string, to: string) =>
    phone.mutate('order/move', { orderId, from, to } as never)
  const left = async () =>
    (await phone.db.outbox.toArray()).map(({ name, state, problem }) => [
      name,
      state,
      problem?.type,
    ])

  test('what was done before arrives, what finishes it arrives, and what is begun later waits for a person', async () => {
    await step('o1', 'dispatched', 'accepted')
    await step('o1', 'accepted', 'enRoute')
    const lapsedAt = instant()
    time += day
    await step('o1', 'enRoute', 'onSite')
    const resolution = { from: '', to: 'New pump' }
    await phone.mutate('order/edit', { orderId: 'o1', edits: { resolution } })
    await step('o3', 'dispatched', 'accepted')
    await lapse(lapsedAt)
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await left()).toEqual([['order/move', 'needsYou', 'access/lapsed']])
    expect([...receipts(server).values()].map(({ finishing }) => finishing ?? false)).toContain(
      true,
    )
    expect(receipts(server).size).toBe(4)
  })

  test('what waits arrives once the company has a plan again', async () => {
    await lapse(instant())
    time += day
    await step('o3', 'dispatched', 'accepted')
    await phone.drain()
    expect(await left()).toEqual([['order/move', 'needsYou', 'access/lapsed']])
    await lapse(null)
    await phone.retryAll()
    await phone.drain()
    expect(await left()).toEqual([])
  })

  test('work from before is accepted for two weeks', async () => {
    await step('o1', 'dispatched', 'accepted')
    await lapse(instant())
    time += 14 * day + 1000
    await phone.drain()
    expect(await left()).toEqual([['order/move', 'needsYou', 'access/lapsed']])
    expect(receipts(server).size).toBe(0)
  })
})
