import { past } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { type MutationCase, mutation } from './mutation.ts'

/** Messages, and what people have read. */
export const messageCases: readonly MutationCase[] = [
  ...['m-read', 'm-own'].map((messageId) => mutation('message/acknowledge', { messageId })),
  mutation('message/send', {
    messageId: 'm-new',
    threadId: 'team',
    text: 'Gas leak, leave the house',
    about: null,
    change: null,
    attachments: [],
    readerIds: ['tech'],
    tone: { priority: 'urgent', replyToId: 'm-read', mentionIds: ['tech'] },
  }),
  ...['order-o-onSite', 'order-o-scheduled', 'office-idle', 'direct-editor__tech'].map((threadId) =>
    mutation('message/send', {
      messageId: 'm-new',
      threadId,
      text: 'The valve is stuck',
      about: null,
      change: null,
      attachments: [],
      readerIds: ['tech'],
      tone: { priority: 'normal', replyToId: 'm-own', mentionIds: [] },
    }),
  ),
  mutation('thread/read', {
    threadId: 'office-tech',
    userId: 'tech',
    readAt: past,
    memberIds: ['tech'],
  }),
  ...people.map(({ uid: userId }) =>
    mutation('thread/read', { threadId: 'order-o', userId, readAt: past, memberIds: ['tech'] }),
  ),
  ...['owner', 'tech'].map((userId) =>
    mutation('thread/read', {
      threadId: 'team',
      userId,
      readAt: '2026-03-01T09:00:00.000Z',
      memberIds: ['tech'],
    }),
  ),
]
