import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outboxItemsOf } from '#data/outbox/queue/outbox-item.ts'
import {
  dependentsOf,
  discardMutations,
  exportUnsent,
  retryMutation,
  resolveConflict,
} from '#data/outbox/queue/edit-queue.ts'
import { readOrderHistory } from '#data/queries/orders/read-order-history.ts'
import { readOrderView } from '#data/queries/orders/read-order-view.ts'
import { applyChange } from '#data/remote/apply-change.ts'
import { readCursor } from '#data/remote/cursor.ts'
import type { SetSpec } from '#data/remote/followed-sets.ts'
import { readStatus } from '#data/sync/read-status.ts'
import type { Http } from '#data/server/rest/http.ts'
import { createDevice } from './support/device.ts'
import type { Device } from './support/device.ts'
import { createInProcessServer } from './support/in-process-server.ts'
import type { InProcessServer } from './support/in-process-server.ts'
import { people, seedCompany } from './support/seed.ts'
import { visibleDocs } from './support/visible-docs.ts'

const random = { id: () => 'undo' }

const junk = [null, 7, 'x', [], {}, [null], { edits: null }, { edits: { resolution: null } }]
const fields = [
  'name',
  'version',
  'args',
  'actor',
  'at',
  'deviceAt',
  'deviceId',
  'offsetMs',
  'refs',
  'writes',
  'creates',
  'state',
  'attempts',
  'failures',
  'notBefore',
  'attemptId',
  'problem',
  'conflicts',
  'settled',
  'bytes',
] as const

describe('a queued row that was damaged', () => {
  let time = 0
  let server: InProcessServer
  let phone: Device
  const now = () => (time += 10)

  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z')
    server = await createInProcessServer(now)
    await seedCompany(server)
    const http: Http = (request) => server.handle(request)
    const uid = people.techA
    phone = createDevice({
      name: 'phone',
      uid,
      role: 'technician',
      server,
      http,
      now,
      random: () => 0.5,
    })
    await phone.take(visibleDocs(server, uid))
    const edit = (orderId: string) =>
      phone.mutate('order/edit', {
        orderId,
        edits: { resolution: { from: '', to: 'Fixed' } },
      })
    await edit('o1')
    await edit('o3')
  })
  afterEach(async () => {
    phone.close()
    await server.engine.close()
  })

  const sent = () =>
    ['o1', 'o3'].filter(
      (id) => visibleDocs(server, people.office).get(`orders/${id}`)?.['resolution'] === 'Fixed',
    )
  const facts = {
    online: true,
    needsSignIn: false,
    sendsInBackground: false,
    follows: [],
    now: 0,
  }

  test.each(['pause', 'lastSentAt', 'loaded', 'listening'])(
    'beside a damaged %s is sent',
    async (key) => {
      for (const value of [...junk, Number.NaN, 1e300]) {
        await phone.db.meta.put({ key, value })
        const status = await readStatus(phone.db, facts)
        expect(status).toMatchObject({ waiting: 2, state: { kind: 'syncing' } })
      }
      expect(await phone.drain()).toEqual({ kind: 'idle' })
      expect(sent()).toEqual(['o1', 'o3'])
    },
  )

  test('does not keep a damaged cursor', async () => {
    const { db } = phone
    const { updatedAt } = visibleDocs(server, people.office).get('orders/o1') ?? {}
    const spec = { key: 'orders', collection: 'orders' } as SetSpec
    for (const value of [null, 7, 'junk', '9999-99-99T99:99:99Z', {}]) {
      await db.cursors.put({ key: 'orders', value })
      expect(await readCursor(db, 'orders')).toBe(null)
      const doc = visibleDocs(server, people.office).get('orders/o1') ?? {}
      await applyChange(db, spec, [{ id: 'o1', doc }], 'updatedAt', now())
      expect(await readCursor(db, 'orders')).toBe(updatedAt)
    }
  })

  test.each(fields)(
    'in its %s blocks nothing, stays in the list and can be discarded',
    async (field) => {
      const { db } = phone
      for (const value of junk) {
        const [row] = await db.outbox.orderBy('seq').toArray()
        if (!row) break
        const damaged = { ...row, [field]: value }
        await db.outbox.put(damaged)
        const shown = `${field} = ${JSON.stringify(value)}`

        const [item] = outboxItemsOf(await db.outbox.orderBy('seq').toArray())
        expect(item, shown).toBeDefined()
        expect(Number.isNaN(Date.parse(item?.at ?? '')), shown).toBe(false)
        await phone.take(visibleDocs(server, phone.uid))
        await readOrderView({ db, uid: phone.uid }, 'o1')
        for (const entry of await readOrderHistory({ db, uid: phone.uid }, 'o1')) {
          expect(Number.isNaN(Date.parse(entry.at)), shown).toBe(false)
        }
        expect(await exportUnsent(db), shown).toContain(row.id)
        await dependentsOf(db, row.id)
        await resolveConflict(db, row.id, 'mine', { now: 0, random, undoMs: 0 })

        await phone.drain({ fresh: true })
        const left = outboxItemsOf(await db.outbox.orderBy('seq').toArray())
        expect(left.some(({ id }) => id === row.id) || sent().includes('o1'), shown).toBe(true)
        expect(sent(), shown).toContain('o3')
        const status = await readStatus(db, facts)
        expect(Number.isNaN(Date.parse(status.oldestAt ?? '2026')), shown).toBe(false)
        // An unknown name comes from a newer app: the status counts it as waiting for that.
        const newer = left.filter(({ name }) => name === 'x').length
        const needing = left.filter(({ state }) => state === 'actionNeeded').length
        expect(status.actionNeeded, shown).toBe(needing - newer)
        if (left.length > 0) expect(status.state.kind, shown).not.toBe('synced')

        await db.outbox.clear()
        await db.outbox.put(damaged)
        await retryMutation(db, row.id)
        await discardMutations(db, [row.id], { now: 0, random })
        expect(await db.outbox.count(), shown).toBe(0)
        await db.outbox.put(row)
      }
    },
  )
})
