import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { documentTables } from '../local/rows/collections.ts'
import { writeDocs } from '../local/rows/documents.ts'
import { at } from '../local/rows/order.fixture.ts'
import { parsedKey, rowFormat } from '../local/rows/row-format.ts'
import { isParsed } from '../local/rows/stored-entity.ts'
import { transact } from '../local/database/transact.ts'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readOwnDocuments } from './own-documents.ts'
import { sessionOf } from './session-of.ts'

const stamps = { schema: 1, updatedAt: at, updatedBy: 'u1' }
const user = { ...stamps, role: 'admin', status: 'active', companyId: 'c1' }
const company = { ...stamps, timeZone: 'UTC', isSetup: true, ownerId: 'u1', createdAt: at }
const identity = { uid: 'u1', email: '', displayName: '', loaded: true, needsSignIn: false }

let db: UserDb
beforeEach(() => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})

async function store(userDoc: Doc): Promise<void> {
  const docs = new Map<Ref, Doc>([
    ['users/u1', userDoc],
    ['companies/c1', company],
  ])
  await transact(db, documentTables(db), () => writeDocs(db, docs))
}

async function readSession() {
  return sessionOf(
    { ...identity, ...(await readOwnDocuments(db, 'u1')) },
    { loading: false, error: null },
  )
}

test('the session gets the rows as they were parsed', async () => {
  await store(user)
  const own = await readOwnDocuments(db, 'u1')
  expect([own.user, own.company].map((row) => row && isParsed(row))).toEqual([true, true])
  expect(await readSession()).toMatchObject({
    user: { id: 'u1', permissions: [], language: null },
    company: { id: 'c1', currency: 'USD' },
    error: null,
  })
})

test('a user document that cannot be read is a problem, also if it says that it was parsed', async () => {
  await store({ ...user, role: 'god', [parsedKey]: { format: rowFormat, set: { role: 'owner' } } })
  expect(await readSession()).toMatchObject({
    user: null,
    company: { id: 'c1' },
    error: { type: 'input/invalid' },
  })
})
