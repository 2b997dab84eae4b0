import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { User } from '#domain/entities/user.ts'
import { bookingFixture } from '../local/rows/booking.fixture.ts'
import { documentTables } from '../local/rows/collections.ts'
import { transact } from '../local/database/transact.ts'
import { openUserDb } from '../local/database/user-db.ts'
import { applyServerDocs } from '../outbox/rebase/apply-server-docs.ts'
import { findOrphans } from './find-orphans.ts'
import { followedSets, setAt } from './followed-sets.ts'

const user = { id: 'u1', companyId: 'c1', role: 'technician', permissions: [] } as unknown as User
const now = Date.parse('2026-05-15T12:00:00Z')

test('visits that left a followed set while no one listened are found, and others are not', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const visits = {
    kept: { start: '2026-05-20T08:00:00.000Z' },
    given: { start: '2026-05-20T08:00:00.000Z' },
    onDay: { start: '2026-05-01' },
    old: { start: '2026-04-30T08:00:00.000Z' },
    anytime: { start: null },
    others: { start: '2026-05-20', assigneeIds: ['u2'] },
    unsent: { start: '2026-05-20', isSent: false },
  }
  const docs = Object.entries(visits).map(([id, fields]) => {
    const { id: _id, ...doc } = bookingFixture(id, 1, fields)
    return [`bookings/${id}`, doc] as const
  })
  await transact(db, documentTables(db), () => applyServerDocs(db, new Map(docs)))
  const orphansOf = async (key: string, ids: readonly string[]) => {
    const spec = followedSets(user, null).find((set) => set.key === key)
    if (!spec) throw new Error(key)
    return (await findOrphans(db, setAt(spec, now), user, ids)).toSorted()
  }
  expect(await orphansOf('bookings:mine', ['kept'])).toEqual(['bookings/given', 'bookings/onDay'])
  expect(await orphansOf('bookings:anytime', [])).toEqual(['bookings/anytime'])
  expect(await orphansOf('bookings:anytime', ['anytime'])).toEqual([])
  db.close()
})
