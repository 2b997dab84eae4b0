import { expect, test } from 'vitest'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { outboxRow } from './outbox-row.fixture.ts'
import { deleteSeqs, getSeqs, runsOf } from './seqs.ts'
import { openUserDb } from '../database/user-db.ts'

test('joins consecutive numbers, and nothing else', () => {
  expect(runsOf([7, 1, 2, 3, 9, 3])).toEqual([
    { first: 1, last: 3 },
    { first: 7, last: 7 },
    { first: 9, last: 9 },
  ])
  expect(runsOf([])).toEqual([])
})

test('leaves alone the rows between two of them', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const put = (seqs: readonly number[]) =>
    db.outbox.bulkPut(seqs.map((seq) => outboxRow({ seq, id: `m${seq}` })))
  const left = () => db.outbox.toCollection().primaryKeys()
  await put([1, 2, 2.5, 3, 4])
  expect((await getSeqs(db.outbox, [1, 2, 3])).map(({ seq }) => seq)).toEqual([1, 2, 3])
  await deleteSeqs(db.outbox, [2, 3])
  expect(await left()).toEqual([1, 2.5, 4])
  // As many as requested, but not the same ones.
  await deleteSeqs(db.outbox, [1, 2, 3])
  expect(await left()).toEqual([2.5, 4])
  await put([1, 2])
  await deleteSeqs(db.outbox, [1, 2])
  expect(await left()).toEqual([2.5, 4])
  db.close()
})
