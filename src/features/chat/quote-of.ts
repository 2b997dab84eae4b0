import { changeText } from '#components/sync/change-text.ts'
import type { Message } from '#domain/entities/message.ts'
import type { Format, Translate } from '#messages/index.ts'

/** The refused change that a note is about, as a sentence; null for none, or where the note says it itself. */
export function quoteOf(
  t: Translate,
  format: Format,
  { change, text }: Pick<Message, 'change' | 'text'>,
): string | null {
  if (change === null) return null
  const sentence = changeText(t, format, change)
  return text.includes(sentence) ? null : sentence
}
