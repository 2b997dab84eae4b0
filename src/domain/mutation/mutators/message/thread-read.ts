import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can, isAdminLevel } from '#domain/access/can.ts'
import { id, idSet, instant } from '#domain/entities/fields.ts'
import { canFollowThread, parseThread } from '#domain/message/thread.ts'
import { actedAt } from '../shared/acted-at.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'

/** Records how far a person has read. Everyone sees what the office has read; technicians are not watched. */
export const threadRead = defineMutation({
  version: 1,
  may: ['read/mark'],
  schema: v.object({ threadId: id, userId: id, readAt: instant, memberIds: idSet }),
  refs: ({ threadId, userId }) => [refTo('reads', `${threadId}__${userId}`)],
  run(tx, { threadId, userId, readAt: until, memberIds }, context) {
    const { actor } = context
    const isOwn = actor.uid === userId && canFollowThread(parseThread(threadId), actor)
    if (!can(actor, 'read/mark') || !isOwn) return notAllowed('read/mark')
    // A message dated in the future must not move the mark there.
    const readAt = actedAt(until, context)
    const ref = refTo('reads', `${threadId}__${userId}`)
    const others = isAdminLevel(actor) ? memberIds : []
    const readerIds = [...new Set([userId, ...others])]
    const mark = tx.get(ref)
    if (mark === undefined) tx.create(ref, { threadId, userId, readAt, readerIds })
    else if (Date.parse(String(mark.readAt)) < Date.parse(readAt)) {
      tx.update(ref, { readAt, readerIds })
    }
    return ok()
  },
})
