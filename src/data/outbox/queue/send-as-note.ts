import { canBecomeNote } from '#domain/mutation/can-become-note.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Problem } from '#domain/problem.ts'
import { orderOfPhoto } from '#domain/sync/order-of-photo.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { bulkDelete } from '#data/local/database/bulk.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { transactOrFail } from '#data/local/database/transact-or-fail.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { withPhotoWork } from './drop-photos.ts'
import { findUndamaged } from './edit-queue.ts'
import { movePhotos } from './move-photos.ts'
import { mutate } from '../mutate/mutate.ts'
import type { MutateContext } from '../mutate/mutate-context.ts'

/**
 * Closes changes that the office refuses and puts one message in the queue, in one transaction: the words of the person,
 * with what the first change was and why it could not be made; photos of an order go along as its attachments.
 */
export async function sendAsNote(
  ids: readonly string[],
  text: string,
  context: MutateContext,
): Promise<Result<{ id: string }, Problem>> {
  const { db, actor } = context
  return transactOrFail(db, [...documentTables(db), db.blobParts], async () => {
    const rows: OutboxRow[] = []
    for (const id of ids) {
      const row = await findUndamaged(db, id)
      if (!row || row.state === 'sending' || !maySend(row))
        return fail({ type: 'doc/missing', ref: `mutations/${id}` })
      rows.push(row)
    }
    const [first] = rows
    if (!first) return ok({ id: context.id })
    const change = rows.find(({ name }) => canBecomeNote(name))
    const about = orderOfPhoto(first) ?? first.refs[0]
    const [collection, aboutId] = about === undefined ? ['', ''] : splitRef(about)
    const gone = await withPhotoWork(db, rows)
    await bulkDelete(
      db.outbox,
      gone.map(({ seq }) => seq),
    )
    const moved = await movePhotos(gone, `messages/${context.id}`, context)
    if (!moved.ok) return moved
    return mutate(
      'message/send',
      {
        messageId: context.id,
        threadId: collection === 'orders' ? `order-${aboutId}` : `office-${actor.uid}`,
        text,
        about: about ?? null,
        change: change
          ? {
              name: change.name,
              args: change.args,
              at: change.at,
              problem: change.problem?.type ?? '',
            }
          : null,
        attachments: moved.value,
        readerIds: [],
      },
      context,
    )
  })
}

/** Whether it can become a message: words, or a photo of an order. */
function maySend(row: OutboxRow): boolean {
  return canBecomeNote(row.name) || orderOfPhoto(row) !== null
}
