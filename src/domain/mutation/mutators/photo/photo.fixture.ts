import type { MutationArgs } from '#domain/mutation/registry.ts'

/** A small photo of an order, as the app announces it. */
export const photo: MutationArgs<'photo/add'> = {
  photoId: 'p1',
  about: 'orders/o1',
  kind: 'photo',
  contentType: 'image/jpeg',
  size: 3,
  chunks: 1,
  sha256: 'a'.repeat(64),
  width: 1,
  height: 1,
  takenAt: '2026-03-02T09:00:00.000Z',
  caption: '',
  readerIds: ['tech'],
}
