import { parseRow } from '#domain/stored/parse-row.ts'
import type { User } from '#domain/entities/user.ts'
import { storedEntity } from '../local/rows/stored-entity.ts'
import { createLive } from '../local/live/live.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { report } from '../report.ts'
import { removePrivateMessages } from './remove-private-messages.ts'
import type { Listening } from './types.ts'
import { removeFormerCompany } from './remove-former-company.ts'
import { followedSetsKey, type ReachSettings } from './followed-sets.ts'
import { removeHiddenAmounts } from './remove-hidden-amounts.ts'

/** Restarts whenever something changes in the user or the company that decides what may be seen. */
export function followUser(
  db: UserDb,
  uid: string,
  begin: (user: User, settings: ReachSettings) => Listening,
): Listening {
  let key = ''
  let current: Listening | undefined
  const live = createLive(
    async () => {
      const user = await readUser(db, uid)
      if (!user?.ok) return null
      const company = await db.companies.get(user.value.companyId)
      const techniciansSeePrices = company?.['techniciansSeePrices'] === true
      return { user: user.value, settings: { techniciansSeePrices } }
    },
    { onError: (error) => report('The user could not be read', error) },
  )
  const look = () => {
    const known = live.get()
    if (!known) return
    const { user, settings } = known
    const { status } = user
    const next = `${status} ${followedSetsKey(user, settings)}`
    if (next === key) return
    key = next
    current?.stop()
    current = undefined
    removeFormerCompany(db, user)
      .then(() => removePrivateMessages(db, user))
      .then(() => removeHiddenAmounts(db, user, settings))
      .catch((error: unknown) =>
        report('What the user may no longer see could not be removed', error),
      )
      .finally(() => {
        if (key === next && status === 'active') current = begin(user, settings)
      })
  }
  const unsubscribe = live.subscribe(look)
  return {
    nudge: () => current?.nudge(),
    stop() {
      key = ''
      unsubscribe()
      current?.stop()
    },
  }
}

/** The user as the server has them; where this device has not received that, as they are here. */
async function readUser(db: UserDb, uid: string) {
  const row = await db.users.get(uid)
  const serverVersion = await db.base.get(`users/${uid}`)
  if (serverVersion?.doc) return parseRow('users', uid, serverVersion.doc)
  return row ? storedEntity('users', row) : null
}
