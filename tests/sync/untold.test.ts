import { describe, expect, test } from 'vitest'
import { readOrderHistory } from '#data/queries/read-order-history.ts'
import { loadOrderHistory } from '#data/session/load-order-history.ts'
import { createFirestoreRest } from '#data/wire/firestore-rest.ts'
import type { HttpRequest } from '#data/wire/http.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import type { Device } from './support/device.ts'
import { isCommit, useStage, write } from './support/stage.ts'

/** What a receipt of a commit on its way claims instead. */
const forgery = {
  name: { stringValue: 'thread/read' },
  refs: { arrayValue: { values: [{ stringValue: 'reads/team__techA' }] } },
  details: { stringValue: '{"args":{},"conflicts":[],"merged":[]}' },
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

describe('an order changed under a receipt of another act', () => {
  const stage = useStage()
  const load = (device: Device) =>
    loadOrderHistory(
      async () => ({
        config: { projectId } as never,
        rest: createFirestoreRest({
          http: (request) => stage.server.handle(request),
          origin: 'http://server',
          projectId,
        }),
        auth: {
          token: async () => ({
            kind: 'token',
            token: stage.server.tokenOf(device.uid),
            uid: device.uid,
          }),
        },
      }),
      device.db,
      companyId,
      'o1',
    )

  test('is shown in its history, at the office and to whoever did it', async () => {
    const desk = await stage.open(people.office)
    const phone = await stage.open(people.techA, (request) => stage.server.handle(forge(request)))
    await write(phone, 'o1', '', 'not mine to change quietly')
    await phone.drain()
    expect(stage.order('o1')).toMatchObject({ resolution: 'not mine to change quietly' })

    expect(await readOrderHistory(desk, 'o1')).toEqual([])
    expect(await load(desk)).toMatchObject({ ok: true })
    const line = { isUntold: true, name: '', args: null, actorId: people.techA }
    expect(await readOrderHistory(desk, 'o1')).toMatchObject([line])

    const colleague = await stage.open(people.techA)
    await colleague.db.receipts.bulkPut(await desk.db.receipts.toArray())
    expect(await readOrderHistory(colleague, 'o1')).toMatchObject([line])
  })

  test('is told from one that says what it did', async () => {
    const desk = await stage.open(people.office)
    const phone = await stage.open(people.techA)
    await write(phone, 'o1', '', 'said')
    await phone.drain()
    expect(await load(desk)).toMatchObject({ ok: true })
    expect(await desk.db.receipts.where('writes').equals('orders/o1').count()).toBe(1)
    const shown = await readOrderHistory(desk, 'o1')
    expect(shown).toMatchObject([{ name: 'order/edit', isUntold: false }])
  })

  test('a technician may not ask for receipts that are not theirs to read', async () => {
    expect(await load(await stage.open(people.techA))).toMatchObject({ ok: false })
  })
})
