import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { order, someone } from '#data/local/rows/order.fixture.ts'
import { transact } from '#data/local/database/transact.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { applyServerDocs } from '../rebase/apply-server-docs.ts'
import { mutate } from './mutate.ts'

const at = '2026-03-02T09:00:00.000Z'
const stamps = { schema: 1, updatedAt: at, updatedBy: 'o' }
const company: Doc = {
  ...stamps,
  name: 'Northside',
  ownerId: 'o',
  isSetup: true,
  subscriptionStatus: 'active',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  skills: [{ id: 'gas', label: 'Gas', archivedAt: null }],
  expiredSkill: 'block',
  createdAt: at,
  createdBy: 'o',
}
const staff: Doc = {
  ...stamps,
  userId: 'tech',
  skills: [{ id: 'gas', level: 1, expiresOn: '2026-02-01' }],
  weeklyHours: null,
  breaks: [],
  exceptions: [],
  basePlace: null,
  maxMinutesPerDay: null,
}

test.each([
  ['with them', true, 'person/skill-expired'],
  ['without them', false, 'ok'],
])('a change consults documents of this device: %s', async (_, isKnown, outcome) => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const docs = new Map<Ref, Doc>([
    ['orders/a', { ...order, skills: [{ id: 'gas', level: 1 }], assigneeIds: [] }],
    [`companies/${someone.companyId}`, company],
  ])
  if (isKnown) docs.set('staff/tech', staff)
  await transact(db, documentTables(db), () => applyServerDocs(db, docs))
  const edits = {
    assigneeIds: { from: [], to: ['tech'] },
    plannedStart: { from: null, to: '2026-03-04T09:00:00.000Z' },
  }
  const actor = { ...someone, role: 'admin' } as const
  const context = { db, actor, id: 'm', deviceId: 'd', now: Date.parse(at), offsetMs: 0 }
  const done = await mutate('order/assign', { orderId: 'a', edits }, context)
  expect(done.ok ? 'ok' : done.problem.type).toBe(outcome)
  // It waits for none of them.
  const [queued] = await db.outbox.toArray()
  expect(queued?.refs.includes('staff/tech') ?? false).toBe(false)
  db.close()
})
