import * as v from 'valibot'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { createLiveValue } from '#lib/live-value.ts'
import { parseJson } from '#lib/parse-json.ts'

const writes = createLiveValue(0)
const schema = v.object({ text: v.string(), replyToId: v.nullable(v.string()) })

/** What was begun in a conversation and is not sent yet. */
export type ChatDraft = Readonly<v.InferOutput<typeof schema>>

/** The draft of what a device stores; an earlier version stored the text alone. */
export function parseDraft(stored: string | null): ChatDraft {
  const { success, output } = v.safeParse(schema, parseJson(stored))
  return success ? output : { text: stored ?? '', replyToId: null }
}

/** What to store of a draft; null for an empty one. */
export function draftText(draft: ChatDraft): string | null {
  return draft.text === '' && draft.replyToId === null ? null : JSON.stringify(draft)
}

/** The stored draft of a conversation. */
export function readDraft(key: string): ChatDraft {
  return parseDraft(readStored(key))
}

export function storeDraft(key: string, draft: ChatDraft): void {
  writeStored(key, draftText(draft))
  writes.set(writes.get() + 1)
}

/** Calls `onChange` whenever this page stores a draft, until the returned function is called. */
export const onDraftChange = writes.subscribe

/** The text of a stored draft in one line; '' for none. */
export function draftLine(stored: string | null): string {
  return parseDraft(stored).text.trim().replace(/\s+/g, ' ')
}

/** Where a person's draft of a conversation is stored. */
export const draftKey = (me: string, threadId: string) => `daybook:chat:${me}:${threadId}`
