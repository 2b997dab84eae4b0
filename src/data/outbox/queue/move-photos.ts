import * as v from 'valibot'
import { photoFields, type Photo } from '#domain/entities/photo.ts'
import { id } from '#domain/entities/fields.ts'
import { membersOf } from '#domain/message/thread.ts'
import type { Problem } from '#domain/problem.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { bulkPut } from '#data/local/database/bulk.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { storedEntity } from '#data/local/rows/stored-entity.ts'
import { mutate } from '../mutate/mutate.ts'
import type { MutateContext } from '../mutate/mutate-context.ts'
import { rebuildAfter } from '../rebase/apply-server-docs.ts'
import { dropPhotos } from './drop-photos.ts'

const announcement = v.object({ photoId: id, ...photoFields })

/**
 * Withdraws the photos whose mutations have just left the queue, and adds those that were only announced to a message
 * for the office. Returns their new ids. Call inside a transaction over `documentTables` and `blobParts`.
 */
export async function movePhotos(
  gone: readonly OutboxRow[],
  message: Ref,
  context: MutateContext,
): Promise<Result<readonly string[], Problem>> {
  const { db, actor, now } = context
  const readerIds = await officeOf(db, actor.uid)
  const photos = await Promise.all(
    gone
      .filter(({ name }) => name === 'photo/add')
      .map(async ({ args }) => {
        const fields = v.parse(announcement, args)
        return { fields, shown: await shownPhoto(db, fields.photoId) }
      }),
  )
  await rebuildAfter(db, gone)
  const ids: string[] = []
  for (const { fields, shown } of photos) {
    const { phase: _phase, item: _item, signed: _signed, ...kept } = fields
    const photo = {
      ...kept,
      photoId: newId(),
      about: message,
      kind: 'photo' as const,
      caption: shown?.caption ?? kept.caption,
      readerIds,
    }
    const added = await mutate('photo/add', photo, { ...context, id: newId() })
    if (!added.ok) return added
    const isHere = await copyBytes(db, fields.photoId, photo.photoId, message)
    if (!isHere) return fail({ type: 'doc/missing', ref: `photos/${fields.photoId}` })
    const marked = await copyMarks(photo.photoId, message, shown, context)
    if (!marked.ok) return marked
    const finish = { photoId: photo.photoId }
    const finished = await mutate('photo/finish', finish, { ...context, id: newId() })
    if (!finished.ok) return finished
    ids.push(photo.photoId)
  }
  await dropPhotos(db, gone, now, { id: newId })
  return ok(ids)
}

/** Whether all bytes of the photo are on this device, under another id from now on too. */
async function copyBytes(db: UserDb, from: string, to: string, about: Ref): Promise<boolean> {
  const blob = await db.blobs.get(from)
  const parts = await db.blobParts.where('photoId').equals(from).toArray()
  if (!blob || parts.length !== blob.chunks) return false
  const fresh = { sent: 0, state: 'waiting', failures: 0, notBefore: 0, problem: null } as const
  await db.blobs.put({ ...blob, ...fresh, id: to, about })
  await bulkPut(
    db.blobParts,
    parts.map((part) => ({ ...part, photoId: to })),
  )
  return true
}

async function copyMarks(
  photoId: string,
  about: Ref,
  shown: Photo | null,
  context: MutateContext,
): Promise<Result<unknown, Problem>> {
  if (!shown || shown.marks.length === 0) return ok()
  const edits = { marks: { from: [], to: [...shown.marks] } }
  return mutate('photo/edit', { photoId, about, edits }, { ...context, id: newId() })
}

async function shownPhoto(db: UserDb, photoId: string): Promise<Photo | null> {
  const row = await db.photos.get(photoId)
  const photo = row && storedEntity('photos', row)
  return photo?.ok ? photo.value : null
}

/** This person and the office, who read what is sent to it. */
async function officeOf(db: UserDb, uid: string): Promise<readonly string[]> {
  const people = (await db.users.toArray()).flatMap((row) => {
    const user = storedEntity('users', row)
    return user.ok ? [user.value] : []
  })
  return [...new Set([uid, ...membersOf({ kind: 'office', uid }, people, [])])]
}
