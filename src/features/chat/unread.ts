import type { Message } from '#domain/entities/message.ts'

type SentMessage = Pick<Message, 'authorId' | 'at'>

/**
 * Index of the first message from someone else after an instant, in messages sorted by time; -1 if there is
 * none.
 */
export function firstUnread(messages: readonly SentMessage[], readAt: string, me: string): number {
  return messages.findIndex(({ authorId, at }) => authorId !== me && at > readAt)
}

/** Number of messages from others after an instant. */
export function countUnread(messages: readonly SentMessage[], readAt: string, me: string): number {
  return messages.filter(({ authorId, at }) => authorId !== me && at > readAt).length
}

interface Row {
  readonly index: number
  readonly start: number
  readonly end: number
}

/**
 * Index of the last row that was fully visible or filled the window; -1 if there is none. `rows` are the
 * rendered rows; `from` and `to` bound the window.
 */
export function lastSeen(rows: readonly Row[], from: number, to: number): number {
  const seen = rows.filter(({ start, end }) => end <= to + 1 || (start <= from && end > to))
  return Math.max(-1, ...seen.map(({ index }) => index))
}
