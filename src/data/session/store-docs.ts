import type { Doc, Ref } from '#domain/mutation/types.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { documentTables, hasRow } from '../local/rows/collections.ts'

/** Stores the server's versions of documents in the user's database; those that no device keeps are passed over. */
export async function storeDocs(db: UserDb, docs: ReadonlyMap<Ref, Doc | null>): Promise<void> {
  const { applyServerDocs } = await import('../outbox/rebase/apply-server-docs.ts')
  const kept = new Map([...docs].filter(([ref]) => hasRow(ref)))
  await transact(db, documentTables(db), () => applyServerDocs(db, kept))
}
