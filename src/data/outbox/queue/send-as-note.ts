import { canBecomeNote } from '#domain/mutation/can-become-note.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Problem } from '#domain/problem.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { transact } from '#data/local/database/transact.ts'
import { rebuildAfter } from '../rebase/apply-server-docs.ts'
import { findUndamaged } from './edit-queue.ts'
import { mutate } from '../mutate/mutate.ts'
import type { MutateContext } from '../mutate/mutate-context.ts'

/**
 * Closes a change that the office refuses and puts a message with its content in the queue, in one transaction: the
 * words of the person, what they did and when, and why it could not be made.
 */
export async function sendAsNote(
  id: string,
  text: string,
  context: MutateContext,
): Promise<Result<{ id: string }, Problem>> {
  const { db, actor } = context
  return transact(db, documentTables(db), async () => {
    const row = await findUndamaged(db, id)
    if (!row || row.state === 'sending' || !canBecomeNote(row.name))
      return fail({ type: 'doc/missing', ref: `mutations/${id}` })
    const { name, args, at, problem } = row
    const [about] = row.refs
    const [collection, aboutId] = about === undefined ? ['', ''] : splitRef(about)
    await db.outbox.delete(row.seq)
    await rebuildAfter(db, [row])
    const sent = await mutate(
      'message/send',
      {
        messageId: context.id,
        threadId: collection === 'orders' ? `order-${aboutId}` : `office-${actor.uid}`,
        text,
        about: about ?? null,
        change: { name, args, at, problem: problem?.type ?? '' },
        attachments: [],
        readerIds: [],
      },
      context,
    )
    if (sent.ok) return sent
    await db.outbox.put(row)
    await rebuildAfter(db, [row])
    return sent
  })
}
