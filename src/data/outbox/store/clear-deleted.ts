import { photoSchema } from '#domain/entities/photo.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import * as v from 'valibot'
import { bulkPut } from '#data/local/database/bulk.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'

const kept = v.pick(photoSchema, [
  'about',
  'contentType',
  'size',
  'chunks',
  'takenAt',
  'uploadedAt',
])

/**
 * Marks the bytes of photos whose deletion has just arrived for deletion, here and at the server; this device does it
 * because it requested the deletion. `docs`: server versions just learned. Call inside a transaction over
 * `documentTables`.
 */
export async function clearDeleted(
  db: UserDb,
  arrived: readonly OutboxRow[],
  docs: ReadonlyMap<Ref, Doc | null>,
): Promise<void> {
  for (const { name, refs, actor } of arrived) {
    if (name !== 'photo/delete') continue
    for (const ref of refs) {
      const [, id] = splitRef(ref)
      const photo = docs.get(ref) ?? (await db.photos.get(id))
      if (!v.is(kept, photo)) continue
      const { about, contentType, size, chunks, takenAt: at } = photo
      // The server keeps what had arrived, unless the office deletes it.
      const sent = photo.uploadedAt && !isAdminLevel(actor) ? 0 : chunks
      await bulkPut(db.blobs, [
        {
          id,
          about,
          companyId: actor.companyId,
          contentType,
          size,
          chunks,
          sent,
          state: 'unwanted',
          failures: 0,
          notBefore: 0,
          problem: null,
          at,
        },
      ])
    }
  }
}
