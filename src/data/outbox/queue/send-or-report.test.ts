import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { sendOrReport } from './send-or-report.ts'

let db: UserDb
const edit = { now: 0, random: { id: () => 'undo' } }
const nothing = async () => undefined
beforeEach(async () => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.outbox.add(outboxRow({ seq: 1 }))
})
afterEach(() => db.close())

test('a change that was sent is done', async () => {
  const sent = await sendOrReport(db, ['m1'], () => db.outbox.clear(), edit)
  expect(sent).toEqual({ ok: true })
})

test('a change that certainly did not arrive is withdrawn and reported', async () => {
  expect(await sendOrReport(db, ['m1'], nothing, edit)).toMatchObject({
    problem: { type: 'network/offline' },
  })
  expect(await db.outbox.count()).toBe(0)
})

test('a refused change is reported with its reason', async () => {
  const problem = { type: 'access/not-member' } as const
  await db.outbox.update(1, { state: 'needsYou', problem })
  expect(await sendOrReport(db, ['m1'], nothing, edit)).toEqual({ ok: false, problem })
  expect(await db.outbox.count()).toBe(0)
})

test('a change that may have arrived is not reported as failed', async () => {
  await db.outbox.update(1, { attempts: 1 })
  expect(await sendOrReport(db, ['m1'], nothing, edit)).toEqual({ ok: true })
  expect(await db.outbox.count()).toBe(1)
})
