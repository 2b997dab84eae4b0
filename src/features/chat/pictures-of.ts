import type { PhotoItem } from '#data/index.ts'
import type { Message } from '#domain/entities/message.ts'

/**
 * The pictures that a message's author sent with it. Anybody can announce a picture about any message; under somebody
 * else's words it would pass for theirs.
 */
export function picturesOf(
  { authorId, attachments }: Pick<Message, 'authorId' | 'attachments'>,
  items: readonly PhotoItem[],
): readonly PhotoItem[] {
  return items.filter(({ photo }) => photo.createdBy === authorId && attachments.includes(photo.id))
}
