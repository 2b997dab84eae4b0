import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { ownCustomers, sampleData } from './sample-data.ts'

const at = '2026-03-02T09:00:00.000Z'
const stamps = { schema: 1, updatedAt: at, updatedBy: 'admin', createdAt: at, createdBy: 'admin' }

async function world(customers: Readonly<Record<string, Doc>>, receipts: readonly Doc[] = []) {
  const db = openUserDb('admin', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.customers.bulkAdd(
    Object.entries(customers).map(([id, doc]) => ({ ...stamps, name: id, ...doc, id })),
  )
  await db.receipts.bulkAdd(receipts.map((doc) => ({ ...doc, id: String(doc['id']) })))
  return { db, uid: 'admin' }
}

test('own customers are those that are neither sample data nor deleted', async () => {
  const context = await world({ own: {}, gone: { deletedAt: at }, sample_1_a: {} })
  expect(await ownCustomers().run(context)).toBe(1)
  expect(await sampleData().run(context)).toMatchObject({
    hasAny: true,
    nextRound: 1,
    removal: { refs: ['customers/sample_1_a'] },
  })
})

test('without sample data the next round is the one after the last that was removed', async () => {
  const none = await world({ own: {} })
  expect(await sampleData().run(none)).toMatchObject({ hasAny: false, nextRound: 1 })
  const removed = { sample_1_a: { deletedAt: at }, sample_2_a: { deletedAt: at } }
  const state = await sampleData().run(await world(removed))
  expect(state).toMatchObject({ hasAny: false, nextRound: 3, removal: { refs: [] } })
})

test('what a person changed is known by its receipts, and later by the last one', async () => {
  const receipt = (id: string, customer: string) => ({ id, refs: [`customers/${customer}`] })
  const context = await world(
    {
      sample_1_new: { receiptId: 'sample_1_other_add' },
      sample_1_together: { receiptId: 'own1' },
      sample_1_edited: { receiptId: 'sample_1_other_add' },
      sample_1_old: { receiptId: 'sample_1_old_add' },
      sample_1_oldEdited: { receiptId: 'own2' },
      sample_1_queued: {},
    },
    [
      receipt('sample_1_new_add', 'sample_1_new'),
      // Sent in one commit with an own change, whose receipt it names.
      receipt('sample_1_together_add', 'sample_1_together'),
      receipt('sample_1_edited_add', 'sample_1_edited'),
      receipt('own3', 'sample_1_edited'),
    ],
  )
  await context.db.outbox.add({ id: 'own4', refs: ['customers/sample_1_queued'] } as never)
  const { removal } = await sampleData().run(context)
  expect(removal.changed.map(({ ref }) => ref).toSorted()).toEqual([
    'customers/sample_1_edited',
    'customers/sample_1_oldEdited',
    'customers/sample_1_queued',
  ])
})
