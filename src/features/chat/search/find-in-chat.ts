import type { ThreadItem } from '#data/index.ts'
import type { Message } from '#domain/entities/message.ts'
import { findNear } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'
import { wordMatcher } from '#lib/word-matcher.ts'

/** A conversation with the texts by which it is found. */
export interface NamedThread {
  readonly item: ThreadItem
  readonly title: string
  /** The order's number, customer and address; '' without an order. */
  readonly more: string
}

export type ChatHit =
  | { readonly kind: 'thread'; readonly thread: NamedThread }
  | { readonly kind: 'message'; readonly thread: NamedThread; readonly message: Message }

/**
 * Conversations by what they are called and about, then messages by their text, each in the order given. Accents do not
 * matter, and a slip is forgiven where nothing matches exactly.
 */
export function findInChat(
  threads: readonly NamedThread[],
  messages: readonly Message[],
  typed: string,
): readonly ChatHit[] {
  const matches = wordMatcher(typed)
  if (!matches) return []
  const byId = new Map(threads.map((thread) => [thread.item.id, thread]))
  const shown = messages.filter(({ threadId, text }) => text !== '' && byId.has(threadId))
  const exact = hits(
    byId,
    threads.filter((thread) => matches(foldText(namesOf(thread)))),
    shown.filter((message) => matches(wordsOf(message))),
  )
  if (exact.length > 0) return exact
  return hits(
    byId,
    findNear(threads, typed, namesOf),
    findNear(shown, typed, ({ text }) => text),
  )
}

function hits(
  byId: ReadonlyMap<string, NamedThread>,
  threads: readonly NamedThread[],
  messages: readonly Message[],
): readonly ChatHit[] {
  return [
    ...threads.map((thread): ChatHit => ({ kind: 'thread', thread })),
    ...messages.flatMap((message): readonly ChatHit[] => {
      const thread = byId.get(message.threadId)
      return thread ? [{ kind: 'message', thread, message }] : []
    }),
  ]
}

function namesOf({ title, more }: NamedThread): string {
  return `${title} ${more}`
}

/** Cached per message, because every keystroke searches all of them. */
const folded = new WeakMap<Message, string>()

function wordsOf(message: Message): string {
  const known = folded.get(message)
  if (known !== undefined) return known
  const made = foldText(message.text)
  folded.set(message, made)
  return made
}
