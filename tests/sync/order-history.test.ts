import { describe, expect, test, vi } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { readOrderHistory } from '#data/queries/orders/read-order-history.ts'
import { loadOrderHistory } from '#data/server/load-order-history.ts'
import type { HistoryPosition } from '#data/types/audit.ts'
import { createFirestoreRest } from '#data/server/rest/firestore-rest.ts'
import type { HttpRequest } from '#data/server/rest/http.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { encodeFields } from '#data/server/rest/values.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import type { Device } from './support/device.ts'
import { isCommit, useTestbed, write } from './support/testbed.ts'

/** What a receipt of a commit in flight claims instead. */
const forgery = {
  name: { stringValue: 'thread/read' },
  refs: { arrayValue: { values: [{ stringValue: 'reads/team__techA' }] } },
  details: { stringValue: '{"args":{},"conflicts":[],"merged":[]}' },
}

const start = Date.parse('2026-02-02T09:00:00Z')
const line = {
  schema: 1,
  name: 'order/edit',
  actorId: people.techA,
  refs: ['orders/o1'],
  readerIds: [people.techA],
  details: '{"args":{},"conflicts":[],"merged":[]}',
}

interface Sent {
  readonly writes: readonly {
    readonly update?: { readonly name: string; readonly fields: Readonly<Record<string, object>> }
  }[]
}

function forge(request: HttpRequest): HttpRequest {
  if (!isCommit(request)) return request
  const { writes } = JSON.parse(request.body ?? '') as Sent
  const forged = writes.map(({ update, ...rest }) => ({
    ...rest,
    update: update?.name.includes('/mutations/')
      ? { ...update, fields: { ...update.fields, ...forgery } }
      : update,
  }))
  return { ...request, body: JSON.stringify({ writes: forged }) }
}

describe('the history of an order', () => {
  const testbed = useTestbed()
  const load = (device: Device, after: HistoryPosition | null = null) =>
    loadOrderHistory(
      async () => ({
        config: { projectId } as never,
        rest: createFirestoreRest({
          http: (request) => testbed.server.handle(request),
          origin: 'http://server',
          projectId,
        }),
        auth: {
          token: async () => ({
            kind: 'token',
            token: testbed.server.tokenOf(device.uid),
            uid: device.uid,
          }),
        },
      }),
      device.db,
      { companyId, orderId: 'o1', after },
    )

  test('shows a change under a receipt of another act, at the office and to its author', async () => {
    const desk = await testbed.open(people.office)
    const phone = await testbed.open(people.techA, (request) =>
      testbed.server.handle(forge(request)),
    )
    await write(phone, 'o1', '', 'not mine to change quietly')
    await phone.drain()
    expect(testbed.order('o1')).toMatchObject({ resolution: 'not mine to change quietly' })

    expect(await readOrderHistory(desk, 'o1')).toEqual([])
    expect(await load(desk)).toMatchObject({ ok: true })
    const line = { isUnreported: true, name: '', args: null, actorId: people.techA }
    expect(await readOrderHistory(desk, 'o1')).toMatchObject([line])

    const colleague = await testbed.open(people.techA)
    await colleague.db.receipts.bulkPut(await desk.db.receipts.toArray())
    expect(await readOrderHistory(colleague, 'o1')).toMatchObject([line])
  })

  test('distinguishes such a change from one that reports what it did', async () => {
    const desk = await testbed.open(people.office)
    const phone = await testbed.open(people.techA)
    await write(phone, 'o1', '', 'said')
    await phone.drain()
    expect(await load(desk)).toMatchObject({ ok: true })
    expect(await desk.db.receipts.where('writes').equals('orders/o1').count()).toBe(1)
    const shown = await readOrderHistory(desk, 'o1')
    expect(shown).toMatchObject([{ name: 'order/edit', isUnreported: false }])
  })

  test('is not loaded by a technician, who may not read all receipts', async () => {
    expect(await load(await testbed.open(people.techA))).toMatchObject({ ok: false })
  })

  /** Receipts that the server holds, by the second at which they arrived. */
  async function seed(seconds: readonly number[], more: (i: number) => Doc = () => ({})) {
    const writes = seconds.map((second, i) => {
      const at = new Date(start + second * 1000).toISOString()
      const id = `r${String(i).padStart(4, '0')}`
      const fields = encodeFields({ ...line, leadId: id, at, ...more(i) })
      const receivedAt = { timestampValue: at }
      const name = documentName(`mutations/${id}`, { projectId, companyId })
      return { update: { name, fields: { ...fields, receivedAt } } }
    })
    await testbed.server.engine.commit(writes)
  }
  const stored = (device: Device) => device.db.receipts.orderBy('receivedAt').primaryKeys()
  const endOf = async (loaded: ReturnType<typeof load>) => {
    const answer = await loaded
    if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
    return answer.value
  }

  test('is loaded in parts, newest first, until its beginning', async () => {
    await seed(Array.from({ length: 450 }, (_, i) => i))
    const desk = await testbed.open(people.office)
    const asked = vi.spyOn(testbed.server, 'handle')
    const first = await endOf(load(desk))
    expect(await stored(desk)).toEqual(Array.from({ length: 199 }, (_, i) => `r0${i + 251}`))
    const second = await endOf(load(desk, first))
    expect([(await stored(desk)).length, (await stored(desk))[0]]).toEqual([398, 'r0052'])
    expect(await endOf(load(desk, second))).toBeNull()
    expect((await stored(desk)).length).toBe(450)
    expect(asked).toHaveBeenCalledTimes(3)

    // Receipts that are here by now are skipped.
    await desk.db.receipts.bulkDelete(['r0000'])
    expect(await endOf(load(desk, first))).toBeNull()
    expect((await stored(desk)).length).toBe(450)
  })

  test('treats a commit at the end of a part as unreported only when it is complete', async () => {
    const seconds = Array.from({ length: 201 }, (_, i) => (i < 2 ? 0 : i))
    const lead = { leadId: 'r0001', writes: ['orders/o1', 'mutations/r0000'], refs: ['orders/o3'] }
    await seed(seconds, (i) => (i === 1 ? lead : i === 0 ? { leadId: 'r0001' } : {}))
    const desk = await testbed.open(people.office)
    const unreported = async () =>
      (await readOrderHistory(desk, 'o1')).flatMap(({ id, isUnreported }) =>
        isUnreported ? [id] : [],
      )
    const end = await endOf(load(desk))
    expect([end === null, await unreported()]).toEqual([false, []])
    expect(await endOf(load(desk, end))).toBeNull()
    expect(await stored(desk)).toHaveLength(201)
    expect(await unreported()).toEqual([])
  })

  test('continues if one commit fills a part', async () => {
    await seed(Array.from({ length: 301 }, () => 0))
    const desk = await testbed.open(people.office)
    const end = await endOf(load(desk))
    expect(await stored(desk)).toHaveLength(200)
    expect(await endOf(load(desk, end))).toBeNull()
    expect(await stored(desk)).toHaveLength(301)
  })
})
