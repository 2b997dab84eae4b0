import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { itemDoc, past, placeDoc } from './documents.ts'
import { createOf, updateOf, type World } from './world.ts'

/** The catalogue and the places: what not even the office may write there, and what it may. */
export function describeStock(world: () => World): void {
  const home = 'companies/home'
  const by = { createdBy: 'admin', updatedBy: 'admin' }
  const may = (write: ReturnType<typeof createOf>) => world().mayCommit('admin', [write])
  const minimums = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`place${i}`, 1]))

  describe('a part of the catalogue', () => {
    const create = (more: Doc) =>
      may(createOf(`${home}/items/n`, { ...itemDoc(), ...by, ...more }, 'updatedAt'))
    const change = (fields: Doc) =>
      may(updateOf(`${home}/items/pump`, { ...fields, updatedBy: 'admin' }))

    it('has minimums at as many places as a company may have', async () => {
      expect(await create({ minimums: minimums(500) })).toBe(true)
      expect(await create({ minimums: minimums(501) })).toBe(false)
    })

    it.each([{ weight: 5 }, { createdBy: 'owner' }, { deletedAt: past }])(
      'is not made with %j',
      async (more) => expect(await create(more)).toBe(false),
    )

    it.each([{ weight: 5 }, { createdAt: past.replace('2026', '2025') }])(
      'is not changed to %j',
      async (fields) => expect(await change(fields)).toBe(false),
    )
  })

  describe('a place', () => {
    const create = (more: Doc) =>
      may(
        createOf(`${home}/locations/n`, { ...placeDoc('van', null), ...by, ...more }, 'updatedAt'),
      )
    const change = (id: string, fields: Doc) =>
      may(updateOf(`${home}/locations/${id}`, { ...fields, updatedBy: 'admin' }))

    it('is somebody’s only if it is a van', async () => {
      expect(await create({ technicianId: 'tech' })).toBe(true)
      expect(await create({ kind: 'warehouse' })).toBe(true)
      expect(await create({ kind: 'warehouse', technicianId: 'tech' })).toBe(false)
      expect(await change('store', { technicianId: 'tech' })).toBe(false)
    })

    it.each([{ kind: 'site' }, { kind: 'moon' }, { geo: null }, { createdBy: 'owner' }])(
      'is not made with %j',
      async (more) => expect(await create(more)).toBe(false),
    )

    it('stays what it is', async () => {
      expect(await change('van-tech', { kind: 'warehouse' })).toBe(false)
      expect(await change('van-tech', { createdBy: 'admin' })).toBe(false)
    })
  })

  describe('who sees a movement', () => {
    const change = (uid: string, readerIds: unknown) =>
      world().mayCommit(uid, [updateOf(`${home}/movements/mv-sent`, { readerIds, updatedBy: uid })])

    it('grows by the office’s word alone', async () => {
      expect(await change('admin', ['tech', 'editor', 'idle'])).toBe(true)
      expect(await change('tech', ['tech', 'editor', 'idle'])).toBe(false)
      expect(await change('editor', ['tech', 'editor', 'idle'])).toBe(false)
    })

    it.each([[['tech']], [[]], [['tech', 'editor', 'a b']], [['tech', 'editor', 5]], ['tech']])(
      'never becomes %j',
      async (readerIds) => expect(await change('admin', readerIds)).toBe(false),
    )
  })
}
