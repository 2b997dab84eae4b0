import { describe, expect, it } from 'vitest'
import { prepareMutation } from '../prepare-mutation.ts'
import type { MutationArgs } from '../registry.ts'
import { at, createWorld, tech } from './world.fixture.ts'

describe('photos', () => {
  const photo: MutationArgs<'photo/add'> = {
    photoId: 'p1',
    about: 'orders/o1',
    kind: 'photo',
    contentType: 'image/jpeg',
    size: 3,
    chunks: 1,
    sha256: 'a'.repeat(64),
    width: 1,
    height: 1,
    takenAt: at,
    caption: '',
    readerIds: ['tech'],
  }

  it('are announced, then whole, and belong to their maker and the office', () => {
    const world = createWorld()
    const other = { ...tech, uid: 'other' }
    expect(world.mutate('photo/add', photo, { ...tech, status: 'left' })).toBe('access/not-allowed')
    expect(world.mutate('photo/add', photo, tech)).toBe('ok')
    expect(world.get('photos/p1')).toMatchObject({ uploadedAt: null, createdBy: 'tech' })
    expect(world.mutate('photo/finish', { photoId: 'p1' }, other)).toBe('access/not-allowed')
    expect(world.mutate('photo/finish', { photoId: 'p1' }, tech)).toBe('ok')
    expect(world.mutate('photo/finish', { photoId: 'p1' }, tech)).toBe('ok')
    expect(world.get('photos/p1').uploadedAt).toBe(at)
    const caption = { photoId: 'p1', edits: { caption: { from: '', to: 'Before' } } }
    expect(world.mutate('photo/edit', caption, other)).toBe('access/not-allowed')
    expect(world.mutate('photo/edit', caption, tech)).toBe('ok')
    expect(world.mutate('photo/delete', { photoId: 'p1' }, other)).toBe('access/not-allowed')
    expect(world.mutate('photo/delete', { photoId: 'p1' })).toBe('ok')
    expect(world.mutate('photo/delete', { photoId: 'p1' })).toBe('ok')
    expect(world.mutate('photo/finish', { photoId: 'p1' }, tech)).toBe('ok')
    expect(world.get('photos/p1').deletedAt).toBe(at)
  })

  it('hold up what shows them, and tell of their order in its history', () => {
    const message: MutationArgs<'message/send'> = {
      messageId: 'm1',
      threadId: 'order-o1',
      text: 'Look',
      about: 'orders/o1',
      change: null,
      attachments: ['p1'],
      readerIds: ['admin'],
    }
    const prepared = prepareMutation('message/send', message)
    expect(prepared).toMatchObject({ value: { photos: ['p1'], about: ['orders/o1'] } })
    const world = createWorld()
    expect(world.mutate('message/send', message, { ...tech, status: 'left' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('message/send', message, tech)).toBe('ok')
    expect(world.get('messages/m1')).toMatchObject({
      authorId: 'tech',
      at,
      readerIds: ['tech', 'admin'],
    })
  })
})
