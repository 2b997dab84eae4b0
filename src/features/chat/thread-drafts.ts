/** What somebody began to write in a conversation, kept on this device until it is sent or emptied. */
export function readThreadDraft(uid: string, threadId: string): string {
  return storage()?.getItem(keyOf(uid, threadId)) ?? ''
}

export function writeThreadDraft(uid: string, threadId: string, text: string): void {
  try {
    if (text === '') storage()?.removeItem(keyOf(uid, threadId))
    else storage()?.setItem(keyOf(uid, threadId), text)
  } catch (error) {
    // No room for a draft: it stays in the field.
    reportError(error)
  }
}

function keyOf(uid: string, threadId: string): string {
  return `daybook:chat:${uid}:${threadId}`
}

/** Private windows of some browsers throw on the mere mention of `localStorage`. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
