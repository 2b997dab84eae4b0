import type { User } from '#domain/entities/user.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { documentTables } from '../local/rows/collections.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { localIds } from '../local/rows/local-ids.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import { loadKeyOf } from './first-load/load-row.ts'
import { followedSets, type ReachSettings } from './followed-sets.ts'
import { dropUnlessUnsent } from './reconcile-removed.ts'

/** What things cost and are sold for. The keys of their sets are the names of the collections. */
const amounts = ['prices', 'costs', 'priceLists'] as const

/** Removes from this device the amounts that its user may no longer see. They load from the beginning if that changes. */
export async function removeHiddenAmounts(
  db: UserDb,
  user: User,
  settings: ReachSettings,
): Promise<void> {
  const followed = new Set<string>(followedSets(user, settings).map(({ key }) => key))
  const hidden = amounts.filter((collection) => !followed.has(collection))
  if (hidden.length === 0) return
  const keys = hidden.flatMap((key) => [key, loadKeyOf(key)])
  await transact(db, [...documentTables(db), db.cursors, db.meta], async () => {
    const loaded = (await readMeta(db, 'loaded')) ?? []
    const kept = loaded.filter((key) => !keys.includes(key))
    if (kept.length < loaded.length) await writeMeta(db, 'loaded', kept)
    await db.cursors.bulkDelete(keys)
    const refs = await Promise.all(
      hidden.map(async (collection) =>
        (await localIds(db, collection)).map((id): Ref => `${collection}/${id}`),
      ),
    )
    await dropUnlessUnsent(db, refs.flat())
  })
}
