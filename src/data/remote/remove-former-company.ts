import type { User } from '#domain/entities/user.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { bulkDelete } from '../local/database/bulk.ts'
import { documentTables, rowCollections } from '../local/rows/collections.ts'
import { writeDocs } from '../local/rows/documents.ts'
import { localIds } from '../local/rows/local-ids.ts'
import { repairRow } from '../local/rows/repair-row.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'

/**
 * Removes from this device the data of a company that the user is no longer a member of, or no longer active in.
 * Documents of unsent work stay until that was sent or discarded; they are checked again whenever this runs.
 */
export async function removeFormerCompany(db: UserDb, user: User): Promise<void> {
  const tables = [
    ...documentTables(db),
    db.receipts,
    db.cursors,
    db.meta,
    db.blobParts,
    db.pings,
    db.trail,
  ]
  await transact(db, tables, async () => {
    const held = await heldRefs(db)
    const others = (await localIds(db, 'companies')).filter((id) => id !== user.companyId)
    const hasLeft = user.status !== 'active' && (await db.cursors.count()) > 0
    if (others.length === 0 && !hasLeft) {
      const kept = (await readMeta(db, 'leftBehind')) ?? []
      if (kept.length > 0) await drop(db, kept as Ref[], held)
      return
    }
    const own = new Set<Ref>([`users/${user.id}`, `companies/${user.companyId}`])
    const all: Ref[] = []
    for (const collection of rowCollections) {
      const ids = await localIds(db, collection)
      for (const id of ids) if (!own.has(`${collection}/${id}`)) all.push(`${collection}/${id}`)
    }
    await drop(db, all, held)
    await db.receipts.clear()
    await db.unreadable.where('ref').startsWith('mutations/').delete()
    // The user's present company is loaded again from the beginning.
    await db.cursors.clear()
    await writeMeta(db, 'loaded', null)
    await writeMeta(db, 'timesFrom', null)
    await db.pings.filter(({ companyId }) => companyId !== user.companyId).delete()
    // Consent to share one's location is given to a company, not for ever.
    await writeMeta(db, 'places', null)
    await db.trail.clear()
    const sent = await db.blobs.where('state').equals('sent').primaryKeys()
    await bulkDelete(db.blobs, sent)
    await db.blobParts.where('photoId').anyOf(sent).delete()
  })
}

async function drop(db: UserDb, refs: readonly Ref[], held: ReadonlySet<Ref>): Promise<void> {
  // The company's own row is removed at once: it is what tells that there is something to remove.
  const stays = (ref: Ref) => held.has(ref) && !ref.startsWith('companies/')
  const gone = refs.filter((ref) => !stays(ref))
  await bulkDelete(db.base, gone)
  await writeDocs(db, new Map(gone.map((ref) => [ref, undefined])))
  await writeMeta(db, 'leftBehind', refs.filter(stays))
}

/** Documents that queued mutations touch, and photos whose bytes are only on this device. */
async function heldRefs(db: UserDb): Promise<ReadonlySet<Ref>> {
  const rows = await db.outbox.toArray()
  const blobs = await db.blobs.filter(({ state }) => state !== 'sent').toArray()
  return new Set<Ref>([
    ...rows.map(repairRow).flatMap((row) => row.refs),
    ...blobs.flatMap(({ id, about }): Ref[] => [`photos/${id}`, about as Ref]),
  ])
}
