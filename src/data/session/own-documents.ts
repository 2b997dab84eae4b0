import type { Ref } from '#domain/mutation/types.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { createLive } from '../local/live/live.ts'
import { readDocs } from '../local/rows/documents.ts'
import { report } from '../report.ts'
import type { StoredSession } from '../server/device-items.ts'

/** The signed-in person's user document and that of their company; null if this device has none. */
export type OwnDocuments = Pick<StoredSession, 'user' | 'company'>

/** Both as the user's database holds them, also if this app cannot read them: the session then says so. */
export async function readOwnDocuments(db: UserDb, uid: string): Promise<OwnDocuments> {
  const userRef: Ref = `users/${uid}`
  const user = (await readDocs(db, [userRef])).get(userRef)
  if (!user) return { user: null, company: null }
  const id = typeof user.companyId === 'string' ? user.companyId : ''
  const companyRef: Ref = `companies/${id}`
  const company = id === '' ? undefined : (await readDocs(db, [companyRef])).get(companyRef)
  return { user: { ...user, id: uid }, company: company ? { ...company, id } : null }
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
      const companyId = typeof user?.companyId === 'string' ? user.companyId : ''
      const company = await db.companies.get(companyId)
      return user && company && { user, company }
    },
    { onError: (error) => report('The user could not be read', error) },
  )
  return live.subscribe(() => {
    const own = live.get()
    if (own) onChange(own)
  })
}
