import { type MentionQuery, mentionQuery } from '#domain/message/mentions.ts'

/** A text and the position of the caret in it. */
export interface Typed {
  readonly text: string
  readonly caret: number
}

/** The mention at the caret; none if the field holds a different text by now, for example after sending. */
export function queryAt(typed: Typed, text: string): MentionQuery | null {
  return typed.text === text ? mentionQuery(typed.text, typed.caret) : null
}
