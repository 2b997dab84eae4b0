import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { companyDocuments } from '#domain/entities/photo.ts'
import type { BlobRow } from '../local/database/rows.ts'
import { openUserDb, type UserDb } from '../local/database/user-db.ts'
import { dropRemovedDocuments } from './keep-documents.ts'

let db: UserDb

beforeEach(() => {
  db = openUserDb('tech', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})
afterEach(() => db.close())

async function store(
  id: string,
  { about = companyDocuments, state = 'sent', deletedAt = null as string | null } = {},
): Promise<void> {
  await db.photos.put({ id, about, deletedAt })
  await db.blobs.put({ id, about, state } as unknown as BlobRow)
  await db.blobParts.put({ photoId: id, index: 0, bytes: new Uint8Array(3) })
}

const left = async () => ({
  blobs: (await db.blobs.toCollection().primaryKeys()).toSorted(),
  parts: (await db.blobParts.toArray()).map(({ photoId }) => photoId).toSorted(),
})

test('frees what was removed from the company, and keeps the rest', async () => {
  await store('kept')
  await store('removed', { deletedAt: '2026-03-02T09:00:00.000Z' })
  await store('unknown')
  await db.photos.delete('unknown')
  await dropRemovedDocuments(db)
  expect(await left()).toEqual({ blobs: ['kept'], parts: ['kept'] })
})

test('touches neither what is not sent yet nor the photos of an order', async () => {
  await store('waiting', { state: 'waiting', deletedAt: '2026-03-02T09:00:00.000Z' })
  await store('photo', { about: 'orders/o1', deletedAt: '2026-03-02T09:00:00.000Z' })
  await dropRemovedDocuments(db)
  expect((await left()).blobs).toEqual(['photo', 'waiting'])
})
