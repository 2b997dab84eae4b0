import type { UserDb } from '../local/database/user-db.ts'
import type { Row } from '../local/database/rows.ts'
import { createLive } from '../local/live/live.ts'
import { docOf } from '../local/rows/doc-of.ts'
import { report } from '../report.ts'
import type { StoredSession } from '../server/device-items.ts'

/** The rows of the signed-in person and of their company; null if this device has none. */
export type OwnDocuments = Pick<StoredSession, 'user' | 'company'>

/** Both as the user's database holds them, also if this app cannot read them: the session then says so. */
export async function readOwnDocuments(db: UserDb, uid: string): Promise<OwnDocuments> {
  const user = await readOwn(db, 'users', uid)
  const company = user && (await readOwn(db, 'companies', companyIdOf(user)))
  return { user, company }
}

async function readOwn(
  db: UserDb,
  collection: 'users' | 'companies',
  id: string,
): Promise<Row | null> {
  const row = await db[collection].get(id)
  if (row) return row
  const setAside = await db.unreadable.get(`${collection}/${id}`)
  return setAside?.doc ? { ...docOf({ ...setAside.doc, id }), id } : null
}

function companyIdOf({ companyId }: Row): string {
  return typeof companyId === 'string' ? companyId : ''
}

/**
 * Calls back with both, now and after every change, while this device has rows of both: an unreadable version that
 * comes later must not take the readable one away. Returns how to stop that.
 */
export function followOwnDocuments(
  db: UserDb,
  uid: string,
  onChange: (own: OwnDocuments) => void,
): () => void {
  const live = createLive(
    async () => {
      const user = await db.users.get(uid)
      const company = await db.companies.get(user ? companyIdOf(user) : '')
      return user && company && { user, company }
    },
    { onError: (error) => report('The user could not be read', error) },
  )
  return live.subscribe(() => {
    const own = live.get()
    if (own) onChange(own)
  })
}
