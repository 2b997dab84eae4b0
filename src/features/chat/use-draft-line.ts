import { useSyncExternalStore } from 'react'
import { readStored } from '#lib/browser-storage.ts'
import { draftKey, draftLine, onDraftChange } from './chat-draft.ts'

/** What a person began to write in a conversation on this device, in one line; '' for nothing. */
export function useDraftLine(me: string, threadId: string): string {
  return draftLine(useSyncExternalStore(onDraftChange, () => readStored(draftKey(me, threadId))))
}
