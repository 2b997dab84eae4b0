import { parseRow } from '#domain/stored/parse-row.ts'
import type { User } from '#domain/entities/user.ts'
import { storedEntity } from '../local/rows/stored-entity.ts'
import { createLive } from '../local/live/live.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { report } from '../report.ts'
import { removePrivateMessages } from './remove-private-messages.ts'
import type { Listening } from './listen.ts'
import { removeFormerCompany } from './remove-former-company.ts'
import { followedSetsKey } from './followed-sets.ts'

/** Restarts whenever the part of the user document changes that decides what may be seen. */
export function followUser(db: UserDb, uid: string, begin: (user: User) => Listening): Listening {
  let key = ''
  let current: Listening | undefined
  const live = createLive(
    async () => {
      const row = await db.users.get(uid)
      const serverVersion = await db.base.get(`users/${uid}`)
      if (serverVersion?.doc) return parseRow('users', uid, serverVersion.doc)
      return row ? storedEntity('users', row) : null
    },
    { onError: (error) => report('The user could not be read', error) },
  )
  const look = () => {
    const known = live.get()
    if (!known?.ok) return
    const user = known.value
    const { status } = user
    const next = `${status} ${followedSetsKey(user)}`
    if (next === key) return
    key = next
    current?.stop()
    current = undefined
    removeFormerCompany(db, user)
      .then(() => removePrivateMessages(db, user))
      .catch((error: unknown) => report('Data of the former company could not be removed', error))
      .finally(() => {
        if (key === next && status === 'active') current = begin(user)
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
