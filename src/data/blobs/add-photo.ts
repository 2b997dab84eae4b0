import { chunkBytes, documentTypes } from '#domain/entities/photo.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import { isSentDoc } from '#domain/order/is-sent.ts'
import type { Problem } from '#domain/problem.ts'
import { trueTime } from '#domain/time/true-time.ts'
import { newId } from '#lib/new-id.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { bulkPut } from '../local/database/bulk.ts'
import { documentTables } from '../local/rows/collections.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { mutate } from '../outbox/mutate/mutate.ts'
import type { MutateContext } from '../outbox/mutate/mutate-context.ts'
import type { NewPhoto } from '../types/data.ts'

/**
 * Stores a photo: its bytes, the mutation that announces it, and the one that declares it complete, which waits for
 * the upload of the bytes. All of it is durable when this resolves. `context.id` becomes the announcement's id.
 */
export async function addPhoto(
  photo: NewPhoto,
  context: MutateContext,
): Promise<Result<{ photoId: string }, Problem>> {
  const { db, actor, now, offsetMs } = context
  const contentType = documentTypes.find((type) => type === photo.data.type)
  if (!contentType) return fail(invalid('data', 'contentType'))
  const bytes = new Uint8Array(await photo.data.arrayBuffer())
  const sha256 = await sha256Hex(bytes)
  const chunks = Math.ceil(bytes.length / chunkBytes)
  const photoId = newId()
  const at = trueTime(now, offsetMs)
  const args = {
    photoId,
    about: photo.about,
    kind: photo.kind,
    contentType,
    size: bytes.length,
    chunks,
    sha256,
    width: photo.width ?? 0,
    height: photo.height ?? 0,
    takenAt: at,
    caption: photo.caption ?? '',
    readerIds: photo.readerIds
      ? [...new Set([actor.uid, ...photo.readerIds])]
      : await readersOf(db, photo.about, actor.uid),
    ...(photo.phase && { phase: photo.phase }),
    ...(photo.item && { item: photo.item }),
    ...(photo.signed && { signed: photo.signed }),
  }

  return transact(db, [...documentTables(db), db.blobParts], async () => {
    const added = await mutate('photo/add', args, context)
    if (!added.ok) return added
    await db.blobs.put({
      id: photoId,
      about: photo.about,
      companyId: actor.companyId,
      contentType,
      size: bytes.length,
      chunks,
      sent: 0,
      state: 'waiting',
      failures: 0,
      notBefore: 0,
      problem: null,
      at,
    })
    await bulkPut(
      db.blobParts,
      Array.from({ length: chunks }, (_, index) => ({
        photoId,
        index,
        bytes: bytes.slice(index * chunkBytes, (index + 1) * chunkBytes),
      })),
    )
    const finished = await mutate('photo/finish', { photoId }, { ...context, id: newId() })
    return finished.ok ? ok({ photoId }) : finished
  })
}

/** People who see the order may see its photos, and so may the person who took one. */
async function readersOf(db: UserDb, about: string, uid: string): Promise<readonly string[]> {
  const [collection, id] = splitRef(about as `${string}/${string}`)
  const order = collection === 'orders' ? await db.orders.get(id) : undefined
  const viewers = order && isSentDoc(order) ? order.assigneeIds : []
  const known = Array.isArray(viewers) ? viewers.filter((each) => typeof each === 'string') : []
  return [...new Set([uid, ...known])]
}

function invalid(path: string, message: string): Problem {
  return { type: 'input/invalid', issues: [{ path, message }] }
}
