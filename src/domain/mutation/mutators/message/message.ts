import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can, isAdminLevel } from '#domain/access/can.ts'
import { id, idSet, ref, text } from '#domain/entities/fields.ts'
import { messageTone, refusedChange } from '#domain/entities/message.ts'
import { jsonFieldsOf } from '#domain/stored/json-fields.ts'
import { canFollowThread, officeThreadId, parseThread } from '#domain/message/thread.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { fitJson } from '#domain/mutation/receipt/fit-json.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { MutationContext, Ref, Tx } from '#domain/mutation/types.ts'

/** Leaves room for the change's name, time and problem. */
const maxChangeArgs = (jsonFieldsOf('messages').change ?? 0) - 2000

/**
 * Sends a message, perhaps about a document and with photos; it waits until the photos have arrived. `change` holds a
 * change that the office refused.
 */
export const messageSend = defineMutation({
  version: 1,
  may: ['message/send'],
  schema: v.object({
    messageId: id,
    threadId: id,
    text,
    about: v.nullable(ref),
    change: v.nullable(refusedChange),
    attachments: idSet,
    readerIds: idSet,
    tone: v.exactOptional(v.object(messageTone)),
  }),
  refs: ({ messageId }) => [refTo('messages', messageId)],
  peeks: ({ threadId, tone }) => {
    const thread = parseThread(threadId)
    return [
      ...(thread?.kind === 'order' ? [refTo('orders', thread.orderId)] : []),
      ...(tone?.replyToId ? [refTo('messages', tone.replyToId)] : []),
    ]
  },
  about: ({ about }) => (about === null ? [] : [about as Ref]),
  photos: ({ attachments }) => attachments,
  run(tx, { messageId, readerIds, tone, change, ...message }, context) {
    const { actor, at } = context
    const thread = parseThread(message.threadId)
    if (!can(actor, 'message/send') || !canFollowThread(thread, actor))
      return notAllowed('message/send')
    // Its author no longer works on the order, so the message goes to the office instead.
    const isElsewhere = thread?.kind === 'order' && isOthers(tx, thread.orderId, context)
    const threadId = isElsewhere ? officeThreadId(actor.uid) : message.threadId
    const others = thread?.kind === 'direct' ? thread.uids : isElsewhere ? [] : readerIds
    const replyToId = tone?.replyToId ?? null
    const hasReply = replyToId !== null && mayReply(tx, replyToId, threadId, context)
    tx.create(refTo('messages', messageId), {
      priority: 'normal',
      mentionIds: [],
      ...message,
      threadId,
      change: change && { ...change, args: fitJson(change.args, maxChangeArgs) },
      ...tone,
      replyToId: hasReply ? replyToId : null,
      authorId: actor.uid,
      readerIds: [...new Set([actor.uid, ...others])],
      at,
    })
    return ok()
  },
})

/** Whether the order was found to belong to someone else. */
function isOthers(tx: Tx, orderId: string, { actor }: MutationContext): boolean {
  if (isAdminLevel(actor)) return false
  const order = tx.peek(refTo('orders', orderId))
  return order === null || (order !== undefined && !can(actor, 'order/work', order))
}

/** Whether the message can be replied to in this conversation, as far as that is known. */
function mayReply(tx: Tx, id: string, threadId: string, { actor }: MutationContext): boolean {
  const said = tx.peek(refTo('messages', id))
  if (said === undefined) return true
  return said?.threadId === threadId && can(actor, 'message/view', said)
}

/** Tells the author of an urgent message that it was seen. */
export const messageAcknowledge = defineMutation({
  version: 1,
  may: ['message/acknowledge'],
  schema: v.object({ messageId: id }),
  refs: ({ messageId }) => [refTo('messages', messageId)],
  run(tx, { messageId }, { actor, at }) {
    const ref = refTo('messages', messageId)
    const message = readEntity(tx, 'messages', messageId)
    if (!message.ok) return message
    if (!can(actor, 'message/acknowledge', tx.get(ref))) return notAllowed('message/acknowledge')
    if (message.value.acknowledgements[actor.uid] !== undefined) return ok()
    tx.update(ref, { [`acknowledgements.${actor.uid}`]: at })
    return ok()
  },
})
