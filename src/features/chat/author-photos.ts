import type { PhotoItem } from '#data/index.ts'
import type { Message } from '#domain/entities/message.ts'

/**
 * The photos a message's author sent with it. Anyone can attach a photo document to any message; shown
 * under someone else's text, it would look like theirs.
 */
export function authorPhotos(
  { authorId, attachments }: Pick<Message, 'authorId' | 'attachments'>,
  items: readonly PhotoItem[],
): readonly PhotoItem[] {
  return items.filter(({ photo }) => photo.createdBy === authorId && attachments.includes(photo.id))
}
