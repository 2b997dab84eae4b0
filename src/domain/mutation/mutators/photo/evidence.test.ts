import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { photo } from './photo.fixture.ts'
import { at, createWorld, tech } from '../world.fixture.ts'

describe('photos', () => {
  it('are announced, then complete, and belong to their author and the office', () => {
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

  it('can be given a phase and drawn on, which leaves the photo unchanged', () => {
    const world = createWorld()
    world.mutate('photo/add', { ...photo, phase: 'before' }, tech)
    const arrow = { shape: 'arrow' as const, points: [0, 0, 500, 1000] }
    const edits = {
      phase: { from: 'before' as const, to: 'after' as const },
      marks: { from: [], to: [arrow] },
    }
    expect(world.mutate('photo/edit', { photoId: 'p1', edits }, tech)).toBe('ok')
    expect(world.get('photos/p1')).toMatchObject({ phase: 'after', marks: [arrow], size: 3 })
    const outside = { marks: { from: [arrow], to: [{ ...arrow, points: [0, 0, 0, 1001] }] } }
    expect(world.mutate('photo/edit', { photoId: 'p1', edits: outside }, tech)).toBe(
      'input/invalid',
    )
  })

  it('of signatures hold a name and the text that was signed', () => {
    const world = createWorld()
    const signed = {
      name: 'Mr Vega',
      how: 'drawn' as const,
      summary: 'Done.',
      sha256: 'b'.repeat(64),
    }
    const signature = { ...photo, kind: 'signature' as const, signed }
    expect(
      world.mutate('photo/add', { ...signature, signed: { ...signed, name: ' ' } }, tech),
    ).toBe('input/invalid')
    expect(world.mutate('photo/add', signature, tech)).toBe('ok')
    expect(world.get('photos/p1').signed).toEqual(signed)
  })

  it('hold back what shows them, and appear in their order’s history', () => {
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

describe('an order that is reassigned', () => {
  const order = {
    schema: 1,
    updatedAt: at,
    updatedBy: 'admin',
    ref: 'W-1',
    title: 'Leaking tap',
    customerId: 'k1',
    siteId: 's1',
    status: 'dispatched',
    statusAt: at,
    open: true,
    assigneeIds: ['tech'],
    createdAt: at,
    createdBy: 'admin',
  }
  const readers = (doc: Doc) => doc.readerIds

  it('shows its photos and messages to the new assignees and hides them from the former ones', () => {
    const world = createWorld()
    world.docs.set('orders/o1', order)
    const seen = { ...photo, readerIds: ['admin', 'tech'] }
    const message: MutationArgs<'message/send'> = {
      messageId: 'm1',
      threadId: 'order-o1',
      text: 'Look',
      about: 'orders/o1',
      change: null,
      attachments: [],
      readerIds: ['admin'],
    }
    const change = { name: 'order/move', args: {}, at, problem: '' }
    expect(world.mutate('photo/add', seen)).toBe('ok')
    expect(world.mutate('photo/add', { ...seen, photoId: 'gone' })).toBe('ok')
    expect(world.mutate('photo/delete', { photoId: 'gone' })).toBe('ok')
    expect(world.mutate('message/send', message, tech)).toBe('ok')
    const note = { ...message, messageId: 'note', change, readerIds: [] }
    expect(world.mutate('message/send', note, tech)).toBe('ok')

    const give = {
      orderId: 'o1',
      edits: { assigneeIds: { from: ['tech'], to: ['ben'] } },
      children: ['photos/p1', 'photos/gone', 'photos/none', 'messages/m1', 'messages/note'],
    }
    expect(world.mutate('order/assign', give)).toBe('ok')
    expect(readers(world.get('photos/p1'))).toEqual(['admin', 'ben'])
    expect(readers(world.get('photos/gone'))).toEqual(['admin', 'tech'])
    expect(readers(world.get('messages/m1'))).toEqual(['tech', 'admin', 'ben'])
    expect(readers(world.get('messages/note'))).toEqual(['tech'])
  })
})
