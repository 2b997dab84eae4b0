import { useRef, useState } from 'react'
import { type ChatDraft, draftKey, readDraft, storeDraft } from './chat-draft.ts'

export interface ChatDraftState extends ChatDraft {
  readonly change: (more: Partial<ChatDraft>) => void
  /** As it is stored by now, maybe by another page. */
  readonly stored: () => ChatDraft
}

/** A conversation's draft, stored on this device until it is sent. */
export function useChatDraft(me: string, threadId: string): ChatDraftState {
  const key = draftKey(me, threadId)
  const [draft, setDraft] = useState(() => readDraft(key))
  const latest = useRef(draft)

  function change(more: Partial<ChatDraft>) {
    latest.current = { ...latest.current, ...more }
    setDraft(latest.current)
    storeDraft(key, latest.current)
  }

  return { ...draft, change, stored: () => readDraft(key) }
}
