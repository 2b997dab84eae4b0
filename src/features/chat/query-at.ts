import { type MentionQuery, mentionQuery } from '#domain/message/mentions.ts'

/** A text, and where the caret was in it. */
export interface Typed {
  readonly text: string
  readonly caret: number
}

/** The mention at the caret; none where the field holds another text by now, as after sending. */
export function queryAt(typed: Typed, text: string): MentionQuery | null {
  return typed.text === text ? mentionQuery(typed.text, typed.caret) : null
}
