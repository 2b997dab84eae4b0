import { expect, test } from 'vitest'
import { docOf } from '#data/local/rows/doc-of.ts'
import { createDevice } from './support/device.ts'
import { createInProcessServer } from './support/in-process-server.ts'
import { orderIds, people, seedCompany } from './support/seed.ts'
import { visibleDocs } from './support/visible-docs.ts'

test('a day of work done offline reaches the office once, in order, with its times', async () => {
  let now = Date.parse('2026-03-02T09:00:00Z')
  const clock = () => (now += 10)
  const server = await createInProcessServer(clock)
  await seedCompany(server)
  const phone = createDevice({
    name: 'phone',
    uid: people.techA,
    role: 'technician',
    server,
    http: (request) => server.handle(request),
    now: clock,
    random: () => 0.5,
  })
  await phone.take(visibleDocs(server, phone.uid))

  const [orderId] = orderIds
  for (const to of ['accepted', 'enRoute', 'onSite'] as const) {
    expect(await phone.mutate('order/move', { orderId, to })).toMatchObject({ ok: true })
  }
  const edits = { resolution: { from: '', to: 'Changed the filter' } }
  expect(await phone.mutate('order/edit', { orderId, edits })).toMatchObject({ ok: true })
  expect(await phone.mutate('order/move', { orderId, to: 'done' })).toMatchObject({ ok: true })
  expect(await phone.db.outbox.count()).toBe(5)

  expect(await phone.drain()).toEqual({ kind: 'idle' })
  expect(await phone.db.outbox.toArray()).toEqual([])
  expect(await phone.db.base.count()).toBe(0)
  expect(await phone.db.receipts.count()).toBe(5)
  const docs = visibleDocs(server, phone.uid)
  expect(docs.get(`orders/${orderId}`)).toMatchObject({
    status: 'done',
    open: false,
    resolution: 'Changed the filter',
    updatedBy: people.techA,
  })
  const row = await phone.db.orders.get(orderId)
  expect(row && docOf(row)).toEqual(docs.get(`orders/${orderId}`))
})
