import { isAdminLevel } from '#domain/access/can.ts'
import type { User } from '#domain/entities/user.ts'
import { officeThreads } from '#domain/message/office-reach.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { bulkPut } from '../local/database/bulk.ts'
import { documentTables } from '../local/rows/collections.ts'
import type { Row } from '../local/database/rows.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { isLoaded } from '../local/rows/loaded-sets.ts'
import { withoutPrivateText } from '../local/rows/parse-receipt.ts'
import { parsedRow } from '../local/rows/parsed-row.ts'
import { storedEntity } from '../local/rows/stored-entity.ts'
import { dropUnlessUnsent } from './reconcile-removed.ts'
import { directMessages } from './followed-sets.ts'

/**
 * Removes private conversations of others from this device, with their photos: earlier versions sent all of them to
 * the office, and someone may have left the office.
 */
export async function removePrivateMessages(db: UserDb, user: User): Promise<void> {
  await transact(db, [...documentTables(db), db.receipts, db.meta], async () => {
    const messages = await db.messages.where('threadId').below(officeThreads).toArray()
    const photos = await db.photos.where('about').startsWith('messages/').toArray()
    const isOthers = ({ readerIds, createdBy }: Row) =>
      createdBy !== user.id && !(Array.isArray(readerIds) && readerIds.includes(user.id))
    await dropUnlessUnsent(db, [
      ...messages.filter(isOthers).map(({ id }): Ref => `messages/${id}`),
      ...photos.filter(isOthers).map(({ id }): Ref => `photos/${id}`),
    ])
    if (!isAdminLevel(user) || (await isLoaded(db, [directMessages]))) return
    const cleared = (await db.receipts.toArray()).flatMap((row): readonly Row[] => {
      const receipt = storedEntity('mutations', row)
      const rest = receipt.ok ? withoutPrivateText(receipt.value) : null
      return rest && receipt.ok && rest !== receipt.value ? [parsedRow(rest, rest)] : []
    })
    await bulkPut(db.receipts, cleared)
  })
}
