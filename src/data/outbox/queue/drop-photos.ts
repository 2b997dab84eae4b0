import { splitRef } from '#domain/mutation/refs.ts'
import { bulkPut } from '#data/local/database/bulk.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { Random } from '../../local/ports.ts'
import { mutate } from '../mutate/mutate.ts'

const photoWork = new Set(['photo/add', 'photo/edit', 'photo/finish'])

/**
 * These, and everything else queued about photos whose announcement is among them, which would be meaningless without
 * it.
 */
export async function withPhotoWork(
  db: UserDb,
  rows: readonly OutboxRow[],
): Promise<readonly OutboxRow[]> {
  const announced = rows.filter(({ name }) => name === 'photo/add').flatMap(({ refs }) => refs)
  if (announced.length === 0) return rows
  const known = new Set(rows.map((row) => row.seq))
  const hanging = await db.outbox.where('refs').anyOf(announced).distinct().toArray()
  return [...rows, ...hanging.filter(({ seq, name }) => photoWork.has(name) && !known.has(seq))]
}

/**
 * Photos that were announced or completed by mutations now discarded are no longer wanted: what waits for them waits no
 * longer, and their bytes are deleted after `until`. Those that the office may know of are deleted there; returns the
 * ids of these new mutations.
 */
export async function dropPhotos(
  db: UserDb,
  gone: readonly OutboxRow[],
  until: number,
  random: Pick<Random, 'id'>,
): Promise<readonly string[]> {
  const rows = gone.filter((row) => repairRow(row) === row)
  const ends = rows.filter(({ name }) => name === 'photo/add' || name === 'photo/finish')
  const photos = [...new Set(ends.flatMap(({ refs }) => refs.map((ref) => splitRef(ref)[1])))]
  if (photos.length === 0) return []
  const unwanted = db.blobs.where('id').anyOf(photos)
  await unwanted
    .and((blob) => blob.state !== 'sent')
    .modify({ state: 'unwanted', notBefore: until })
  const waiting = await db.outbox.where('waitsFor').anyOf(photos).distinct().toArray()
  await bulkPut(
    db.outbox,
    waiting.map((row) => ({ ...row, waitsFor: row.waitsFor.filter((id) => !photos.includes(id)) })),
  )

  const neverSent = new Set(
    rows
      .filter(({ name, attempts }) => name === 'photo/add' && attempts === 0)
      .flatMap(({ refs }) => refs.map((ref) => splitRef(ref)[1])),
  )
  const added: string[] = []
  for (const photoId of photos) {
    const last = ends.findLast(({ refs }) => refs.includes(`photos/${photoId}`))
    if (!last || neverSent.has(photoId)) continue
    const { actor, deviceId, offsetMs, deviceAt } = last
    const id = random.id()
    const context = { db, actor, id, deviceId, offsetMs, now: Date.parse(deviceAt) }
    const made = await mutate('photo/delete', { photoId }, context)
    if (!made.ok) continue
    await db.outbox.where('id').equals(id).modify({ notBefore: until })
    added.push(id)
  }
  return added
}
