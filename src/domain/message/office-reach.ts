/**
 * Ids of conversations that the whole office reads sort from here on; those between two people sort before it. Queries
 * and the rules compare with it, so that stored messages need no extra field.
 */
export const officeThreads = 'direct.'

/**
 * Photos of messages are for their readers; the whole office sees those of subjects that sort before messages, which are
 * signed estimates, and after them, which are orders.
 */
export const talkPhotos = 'messages/'
export const officePhotos = 'orders/'

/** Whether the whole office reads a conversation, members or not. */
export function isOfficeThread(threadId: unknown): boolean {
  return typeof threadId === 'string' && threadId >= officeThreads
}

/** Whether the whole office sees a photo of this document, regardless of its readers. */
export function isOfficePhoto(about: unknown): boolean {
  return typeof about === 'string' && (about < talkPhotos || about >= officePhotos)
}
