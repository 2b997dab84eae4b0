import { expect, test } from 'vitest'
import type { PhotoItem } from '#data/index.ts'
import { authorPhotos } from './author-photos.ts'

const item = (id: string, createdBy: string) =>
  ({ photo: { id, createdBy }, state: 'sent', sentBytes: 0, problem: null }) as PhotoItem

test('a message shows photos from its author and ignores photos that others attach to it', () => {
  const message = { authorId: 'owner', attachments: ['sent', 'taken'] }
  const items = [
    item('sent', 'owner'),
    item('taken', 'stranger'),
    item('added', 'stranger'),
    item('later', 'owner'),
  ]
  expect(authorPhotos(message, items).map(({ photo }) => photo.id)).toEqual(['sent'])
})
