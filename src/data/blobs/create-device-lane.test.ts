import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { OutboxRow } from '../local/database/rows.ts'
import { createDeviceLane } from './create-device-lane.ts'

const minute = 60_000
let db: UserDb
let now: number
let sent: unknown[]
let answer: ReturnType<typeof ok<object>> | ReturnType<typeof fail<object>>

beforeEach(() => {
  db = openUserDb('techA', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  now = Date.parse('2026-03-02T09:00:00Z')
  sent = []
  answer = ok({})
})
afterEach(() => {
  db.close()
})

test('a device reports itself once its company is known, and then rarely', async () => {
  const { step } = laneOf()
  expect(await step()).toMatchObject({ kind: 'stop' })
  expect(sent).toHaveLength(0)
  await joinCompany()
  await step()
  expect(sent).toHaveLength(1)
  now += 14 * minute
  await step()
  expect(sent).toHaveLength(1)
  now += minute
  await step()
  expect(sent).toHaveLength(2)
})

test('it reports at once that work is waiting, and that it is no longer', async () => {
  const { step } = laneOf()
  await joinCompany()
  await step()
  await db.outbox.add({ seq: 1, id: 'm1', refs: [], state: 'waiting' } as unknown as OutboxRow)
  await step()
  await step()
  expect(sent).toHaveLength(2)
  expect(JSON.stringify(sent[1])).toContain('"unsentCount":{"integerValue":"1"}')
  await db.outbox.clear()
  await step()
  expect(sent).toHaveLength(3)
})

test('a report without an answer is made again, a refused one is not', async () => {
  const { step } = laneOf()
  await joinCompany()
  answer = fail({ status: 'NO_ANSWER' })
  await step()
  await step()
  expect(sent).toHaveLength(2)
  answer = fail({ status: 'PERMISSION_DENIED' })
  await step()
  await step()
  expect(sent).toHaveLength(3)
})

async function joinCompany(): Promise<void> {
  await db.companies.add({ id: 'c1' })
}

function laneOf() {
  const ports = {
    uid: 'techA',
    projectId: 'demo',
    clock: { now: () => now },
    deviceId: async () => 'd1',
    auth: { token: async () => ({ kind: 'token', uid: 'techA', token: 't' }) },
    rest: {
      commit: async (writes: unknown) => {
        sent.push(writes)
        return answer
      },
    },
  }
  return createDeviceLane(ports as never, db, { label: 'Chrome, Android', appVersion: '0.1.0' })
}
