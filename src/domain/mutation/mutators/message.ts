import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '../../access/can.ts'
import { id, idSet, ref, text } from '../../entities/fields.ts'
import { messageTone, unmadeChange } from '../../entities/message.ts'
import { jsonFieldsOf } from '../../entities/json-fields.ts'
import { defineMutation } from '../define-mutation.ts'
import { fitJson } from '../fit-json.ts'
import { notAllowed } from '../not-allowed.ts'
import { readEntity } from '../read-entity.ts'
import { refTo } from '../refs.ts'
import type { Ref } from '../types.ts'

/** Leaves room for the change's name, time and problem. */
const mostChangeArgs = (jsonFieldsOf('messages').change ?? 0) - 2000

/**
 * Says something, perhaps about a document and with photos; it is sent when the photos are there. `change`
 * holds a change that the office would not take.
 */
export const messageSend = defineMutation({
  version: 1,
  may: ['message/send'],
  schema: v.object({
    messageId: id,
    threadId: id,
    text,
    about: v.nullable(ref),
    change: v.nullable(unmadeChange),
    attachments: idSet,
    readerIds: idSet,
    tone: v.exactOptional(v.object(messageTone)),
  }),
  refs: ({ messageId }) => [refTo('messages', messageId)],
  about: ({ about }) => (about === null ? [] : [about as Ref]),
  photos: ({ attachments }) => attachments,
  run(tx, { messageId, readerIds, tone, change, ...message }, { actor, at }) {
    if (!can(actor, 'message/send')) return notAllowed('message/send')
    tx.create(refTo('messages', messageId), {
      priority: 'normal',
      replyToId: null,
      mentionIds: [],
      ...message,
      change: change && { ...change, args: fitJson(change.args, mostChangeArgs) },
      ...tone,
      authorId: actor.uid,
      readerIds: [...new Set([actor.uid, ...readerIds])],
      at,
    })
    return ok()
  },
})

/** Tells whoever said something urgent that it was seen. */
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
