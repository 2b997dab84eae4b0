import type { Message } from '#domain/entities/message.ts'

type Said = Pick<Message, 'authorId' | 'at'>

/** Of messages by time: the first of somebody else's that came after an instant; -1 where there is none. */
export function firstUnread(messages: readonly Said[], readAt: string, me: string): number {
  return messages.findIndex(({ authorId, at }) => authorId !== me && at > readAt)
}

/** How many of somebody else's came after an instant. */
export function countUnread(messages: readonly Said[], readAt: string, me: string): number {
  return messages.filter(({ authorId, at }) => authorId !== me && at > readAt).length
}

interface Row {
  readonly index: number
  readonly start: number
  readonly end: number
}

/**
 * The last row that was seen whole, or of which more than the whole window is seen; -1 where none was. `rows` are
 * those in sight, `from` and `to` what the window shows.
 */
export function lastSeen(rows: readonly Row[], from: number, to: number): number {
  const seen = rows.filter(({ start, end }) => end <= to + 1 || (start <= from && end > to))
  return Math.max(-1, ...seen.map(({ index }) => index))
}
