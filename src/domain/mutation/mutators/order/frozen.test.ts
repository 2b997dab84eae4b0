import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { photo } from '../photo/photo.fixture.ts'
import { admin, at, tech, worldWithOrder } from '../world.fixture.ts'

const signature = { ...photo, photoId: 'sg', kind: 'signature' as const }

describe('an order that the office has closed', () => {
  const closed = (status: string) => {
    const world = worldWithOrder()
    world.mutate('photo/add', photo, tech)
    world.mutate('photo/finish', { photoId: 'p1' }, tech)
    world.docs.set('orders/o1', { ...world.get('orders/o1'), status, open: false })
    return world
  }
  /** Runs as it does after the rules refused it and the order was read. */
  const after = (world: ReturnType<typeof closed>, name: MutationName, args: unknown) => {
    const prepared = prepareMutation(name, args)
    if (!prepared.ok) throw new Error(prepared.problem.type)
    const { peeks } = prepared.value
    const peeked = new Map(peeks.map((ref) => [ref, world.docs.get(ref) ?? null]))
    const run = prepared.value.run({ actor: tech, at, peeked }, world.docs)
    return run.ok ? 'ok' : run.problem.type
  }

  it.each(['reviewed', 'invoiced', 'cancelled'])('stays as it is: %s', (status) => {
    const world = closed(status)
    const resolution = { orderId: 'o1', edits: { resolution: { from: '', to: 'Other words' } } }
    const answer = { orderId: 'o1', edits: { a: { from: null, to: { value: 1, note: '' } } } }
    const about = { photoId: 'p1', about: 'orders/o1' }
    const caption = { ...about, edits: { caption: { from: '', to: 'Other' } } }
    expect(world.mutate('order/edit', resolution, tech)).toBe('order/closed')
    expect(after(world, 'order/answer', answer)).toBe('order/closed')
    expect(after(world, 'photo/add', { ...photo, photoId: 'p2' })).toBe('order/closed')
    expect(after(world, 'photo/add', signature)).toBe('order/closed')
    expect(after(world, 'photo/edit', caption)).toBe('order/closed')
    expect(after(world, 'photo/delete', about)).toBe('order/closed')
    expect(world.mutate('order/edit', resolution)).toBe('ok')
    expect(world.mutate('photo/edit', caption)).toBe('ok')
    expect(world.mutate('photo/delete', about)).toBe('ok')
  })

  it('is someone else’s where the server no longer shows it', () => {
    const world = closed('onSite')
    world.docs.delete('orders/o1')
    expect(after(world, 'photo/add', { ...photo, photoId: 'p2' })).toBe('order/not-yours')
  })

  it('lets go of a photo that has not arrived, and accepts photos of messages', () => {
    const world = closed('reviewed')
    const { uploadedAt: _, ...waiting } = world.get('photos/p1')
    world.docs.set('photos/p1', { ...waiting, uploadedAt: null })
    expect(after(world, 'photo/delete', { photoId: 'p1', about: 'orders/o1' })).toBe('ok')
    expect(after(world, 'photo/add', { ...photo, photoId: 'p2', about: 'messages/m1' })).toBe('ok')
    const elsewhere = { ...photo, photoId: 'p2', about: 'customers/cu1' }
    expect(after(world, 'photo/add', elsewhere)).toBe('access/not-allowed')
    expect(world.mutate('photo/add', elsewhere)).toBe('ok')
  })
})

describe('a signature', () => {
  it('is never changed or deleted', () => {
    for (const actor of [tech, admin]) {
      const world = worldWithOrder()
      world.mutate('photo/add', signature, tech)
      const edits = { caption: { from: '', to: 'The tenant' } }
      expect(world.mutate('photo/edit', { photoId: 'sg', edits }, actor)).toBe('photo/signature')
      expect(world.mutate('photo/delete', { photoId: 'sg' }, actor)).toBe('photo/signature')
      expect(world.mutate('photo/finish', { photoId: 'sg' }, actor)).toBe('ok')
    }
  })
})
