import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { itemDoc, movementDoc, past, placeDoc } from './documents.ts'
import { createOf, updateOf, type World } from './world.ts'

/** The catalogue and the places: what not even the office may write there, and what it may. */
export function describeStock(world: () => World): void {
  const home = 'companies/home'
  const by = { createdBy: 'admin', updatedBy: 'admin' }
  const may = (write: ReturnType<typeof createOf>) => world().mayCommit('admin', [write])

  describe('a part of the catalogue', () => {
    const create = (more: Doc) =>
      may(createOf(`${home}/items/n`, { ...itemDoc(), ...by, ...more }, 'updatedAt'))
    const change = (fields: Doc) =>
      may(updateOf(`${home}/items/pump`, { ...fields, updatedBy: 'admin' }))

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

  describe('a movement', () => {
    const move = (uid: string, more: Doc, id = 'n') => {
      const doc = { ...movementDoc(uid), ...more }
      return world().mayCommit(uid, [createOf(`${home}/movements/${id}`, doc, 'updatedAt')])
    }
    const words = { itemId: null, name: 'A hinge', fromId: null }
    const back = { type: 'return', fromId: null, toId: 'van-editor' }
    const arrival = {
      type: 'transferIn',
      fromId: 'van-tech',
      toId: 'van-editor',
      transferId: 'mv-sent',
    }
    const arrive = (uid: string, more: Doc = {}, id = 'mv-sent_in') =>
      move(uid, { ...arrival, ...more }, id)

    it('is an arrival only where something was sent there, and ends that alone', async () => {
      expect(await arrive('editor')).toBe(true)
      expect(await arrive('admin', { toId: 'van-tech' })).toBe(true)
      expect(await arrive('editor', {}, 'n')).toBe(false)
      expect(await arrive('editor', { transferId: 'mv-own' }, 'mv-own_in')).toBe(false)
      expect(await arrive('editor', { transferId: 'mv-none' }, 'mv-none_in')).toBe(false)
      expect(await arrive('editor', { transferId: null })).toBe(false)
    })

    it.each([{ toId: 'store' }, { fromId: 'store' }, { fromId: null }, { itemId: 'valve' }])(
      'does not arrive with %j',
      async (more) => expect(await arrive('editor', more)).toBe(false),
    )

    it('arrives also where it was sent in the same commit', async () => {
      const sent = { ...movementDoc('editor'), type: 'transferOut', toId: 'store' }
      const doc = { ...movementDoc('editor'), ...arrival, fromId: 'van-editor', toId: 'store' }
      const writes = [
        createOf(`${home}/movements/n`, sent, 'updatedAt'),
        createOf(`${home}/movements/n_in`, { ...doc, transferId: 'n' }, 'updatedAt'),
      ]
      expect(await world().mayCommit('editor', writes)).toBe(true)
    })

    it('does not end what others have sent by a line of another kind', async () => {
      expect(await move('tech', words)).toBe(true)
      expect(await move('tech', { ...words, transferId: 'mv-sent' })).toBe(false)
      expect(await move('editor', back)).toBe(true)
      expect(await move('editor', { ...back, transferId: 'mv-sent' })).toBe(false)
    })

    it.each([
      { toId: 'store' },
      { ...back, fromId: 'store' },
      { type: 'transferOut' },
      { type: 'transferOut', fromId: null, toId: 'store' },
      { type: 'count', fromId: null },
      { type: 'count', toId: 'store' },
      { type: 'receive', fromId: null },
      { type: 'receive', toId: 'store' },
      { ...words, type: 'receive', toId: 'store' },
      { ...words, fromId: 'store' },
      { quantity: Number.NaN },
      { quantity: Number.POSITIVE_INFINITY },
    ])('goes between the ends that its kind has, and is some: not %j', async (more) => {
      expect(await move('editor', more)).toBe(false)
      expect(await move('admin', more)).toBe(false)
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
