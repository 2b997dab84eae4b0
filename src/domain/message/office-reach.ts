/**
 * Ids of conversations that the whole office reads begin here; those between two people lie before it. A query and
 * the rules compare with it, so that what was stored long ago needs no field of its own.
 */
export const officeThreads = 'direct.'

/** What pictures are of that the whole office sees begins here; messages, which show theirs to their readers, lie before it. */
export const officePictures = 'orders/'

/** Whether the whole office reads what is said in a conversation, members or not. */
export function isOfficeThread(threadId: unknown): boolean {
  return typeof threadId === 'string' && threadId >= officeThreads
}

/** Whether the whole office sees a picture of this document, whoever it was sent to. */
export function isOfficePicture(about: unknown): boolean {
  return typeof about === 'string' && about >= officePictures
}
