import type { UserDb } from './user-db.ts'

interface UserDbs {
  /** The database of a user; one at a time is open. */
  readonly of: (uid: string) => UserDb
  readonly close: () => void
}

interface UserDbPorts {
  readonly open: (uid: string) => UserDb
  /** A newer app has upgraded the databases: those it closed stay closed. */
  readonly isOutdated: () => boolean
}

/** A page's handles to its users' databases. One that another tab has deleted is opened again. */
export function createUserDbs({ open, isOutdated }: UserDbPorts): UserDbs {
  let opened: { readonly uid: string; readonly db: UserDb } | undefined

  return {
    of(uid) {
      const isUsable = isOutdated() || !opened?.db.hasBeenClosed()
      if (opened?.uid === uid && isUsable) return opened.db
      opened?.db.close()
      opened = { uid, db: open(uid) }
      return opened.db
    },
    close: () => opened?.db.close(),
  }
}
