import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { movementTypes, type MovementType } from '#domain/entities/movement.ts'
import { movementRules, mayMove, locationRelationOf } from '#domain/stock/movement-rules.ts'
import { orderDoc, past } from '../world/documents.ts'
import { itemDoc, movementDoc, locationDoc } from '../world/stock-documents.ts'
import { people } from '../world/people.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

/** Items, locations and movements, and who can write which of them. */
export function describeStock(world: () => World): void {
  const home = 'companies/home'
  const by = { createdBy: 'admin', updatedBy: 'admin' }
  const may = (write: ReturnType<typeof createOf>) => world().mayCommit('admin', [write])

  describe('an item', () => {
    const create = (more: Doc) =>
      may(createOf(`${home}/items/n`, { ...itemDoc(), ...by, ...more }, 'updatedAt'))
    const change = (fields: Doc) =>
      may(updateOf(`${home}/items/pump`, { ...fields, updatedBy: 'admin' }))

    it.each([{ weight: 5 }, { createdBy: 'owner' }, { deletedAt: past }])(
      'cannot be created with %j',
      async (more) => expect(await create(more)).toBe(false),
    )

    it.each([{ weight: 5 }, { createdAt: past.replace('2026', '2025') }])(
      'cannot be changed to %j',
      async (fields) => expect(await change(fields)).toBe(false),
    )
  })

  describe('a kind of item', () => {
    const uncounted = { isStocked: false, minimums: '{}' }
    const create = (more: Doc) =>
      may(createOf(`${home}/items/n`, { ...itemDoc(), ...by, ...more }, 'updatedAt'))
    const change = (fields: Doc) =>
      may(updateOf(`${home}/items/pump`, { ...fields, updatedBy: 'admin' }))

    it.each(['service', 'labour', 'fee'])('%s is never counted', async (kind) => {
      expect(await create({ kind, ...uncounted })).toBe(true)
      expect(await create({ kind, ...uncounted, isStocked: true })).toBe(false)
      expect(await create({ kind, ...uncounted, minimums: '{"store":2}' })).toBe(false)
      expect(await change({ kind })).toBe(false)
      expect(await change({ kind, ...uncounted })).toBe(true)
    })

    it('is missing in what older apps create', async () => {
      const { kind: _kind, unitCode: _unit, taxCode: _tax, ...older } = itemDoc()
      const doc = { ...older, ...by }
      expect(await may(createOf(`${home}/items/n`, doc, 'updatedAt'))).toBe(true)
      const uncounted = { ...doc, isStocked: false }
      expect(await may(createOf(`${home}/items/n`, uncounted, 'updatedAt'))).toBe(true)
    })

    it('is one of the known, with a known unit and a code of a tax', async () => {
      const valid = [{ unitCode: 'HUR' }, { taxCode: 'S21' }, { taxCode: null }, { kind: 'part' }]
      const invalid = [
        { kind: 'gift', ...uncounted },
        { kind: null, ...uncounted },
        { unitCode: 'XYZ' },
        { unitCode: 'C62|SET' },
        { unitCode: null },
        { taxCode: '' },
        { taxCode: 's21' },
        { taxCode: 7 },
      ]
      for (const fields of valid) expect(await change(fields), JSON.stringify(fields)).toBe(true)
      for (const fields of invalid) expect(await change(fields), JSON.stringify(fields)).toBe(false)
    })
  })

  describe('a location', () => {
    const create = (more: Doc) =>
      may(
        createOf(
          `${home}/locations/n`,
          { ...locationDoc('van', null), ...by, ...more },
          'updatedAt',
        ),
      )
    const change = (id: string, fields: Doc) =>
      may(updateOf(`${home}/locations/${id}`, { ...fields, updatedBy: 'admin' }))

    it('has a technician only if it is a van', async () => {
      expect(await create({ technicianId: 'tech' })).toBe(true)
      expect(await create({ kind: 'warehouse' })).toBe(true)
      expect(await create({ kind: 'warehouse', technicianId: 'tech' })).toBe(false)
      expect(await change('store', { technicianId: 'tech' })).toBe(false)
    })

    it.each([{ kind: 'site' }, { kind: 'moon' }, { geo: null }, { createdBy: 'owner' }])(
      'cannot be created with %j',
      async (more) => expect(await create(more)).toBe(false),
    )

    it('keeps its kind and author', async () => {
      expect(await change('van-tech', { kind: 'warehouse' })).toBe(false)
      expect(await change('van-tech', { createdBy: 'admin' })).toBe(false)
    })
  })

  describe('a movement', () => {
    const move = (uid: string, more: Doc, id = 'n') => {
      const doc = { ...movementDoc(uid), ...more }
      return world().mayCommit(uid, [createOf(`${home}/movements/${id}`, doc, 'updatedAt')])
    }
    const uncatalogued = { itemId: null, name: 'A hinge', fromId: null }
    const back = { type: 'return', fromId: null, toId: 'van-editor' }
    const arrival = {
      type: 'transferIn',
      fromId: 'van-tech',
      toId: 'van-editor',
      transferId: 'mv-sent',
      orderId: null,
    }
    const arrive = (uid: string, more: Doc = {}, id = 'mv-sent_in') =>
      move(uid, { ...arrival, ...more }, id)

    it('may be of an item, at a location and for an order of the same commit, by the office alone', async () => {
      const newcomers = [
        ['items/n', itemDoc()],
        ['locations/n', locationDoc('van', null)],
        ['orders/n', orderDoc('new', [])],
      ] as const
      const first = (uid: string, more: Doc = {}) => {
        const made = newcomers.map(([ref, doc]) =>
          createOf(`${home}/${ref}`, { ...doc, createdBy: uid, updatedBy: uid }, 'updatedAt'),
        )
        const doc = { ...movementDoc(uid), itemId: 'n', fromId: 'n', orderId: 'n', ...more }
        const movement = createOf(`${home}/movements/n`, doc, 'updatedAt')
        return world().mayCommit(uid, [...made, movement])
      }
      for (const [uid, allowed] of [
        ['owner', true],
        ['admin', true],
        ['editor', false],
        ['tech', false],
      ] as const)
        expect(await first(uid), uid).toBe(allowed)
      for (const field of ['itemId', 'fromId', 'orderId'])
        expect(await first('admin', { [field]: 'missing' }), field).toBe(false)
      const bySupply = { type: 'receive', fromId: null, toId: 'n', orderId: null }
      expect(await first('admin', bySupply)).toBe(true)
      expect(await move('admin', { orderId: 'o-deleted' })).toBe(false)
    })

    it('arrives only where it was sent, and completes only that transfer', async () => {
      expect(await arrive('editor')).toBe(true)
      expect(await arrive('admin', { toId: 'van-tech', readerIds: ['admin', 'tech'] })).toBe(true)
      expect(await arrive('editor', {}, 'n')).toBe(false)
      expect(await arrive('editor', { transferId: 'mv-own' }, 'mv-own_in')).toBe(false)
      expect(await arrive('editor', { transferId: 'mv-none' }, 'mv-none_in')).toBe(false)
      expect(await arrive('editor', { transferId: null })).toBe(false)
    })

    it('cannot receive more than was sent', async () => {
      expect(await arrive('editor', { quantity: 0.5 })).toBe(true)
      expect(await arrive('editor', { quantity: 1.001 })).toBe(false)
      expect(await arrive('admin', { quantity: 1.001, readerIds: ['admin', 'editor'] })).toBe(false)
    })

    it('is received only by the holder of the location', async () => {
      const sent = { readerIds: ['tech', 'editor', 'idle'] }
      expect(await arrive('editor', sent)).toBe(true)
      expect(await arrive('tech', { ...sent, toId: 'van-tech' })).toBe(true)
      expect(await arrive('tech', sent)).toBe(false)
      expect(await arrive('idle', sent)).toBe(false)
      expect(await arrive('editor', { ...sent, toId: 'van-tech' })).toBe(false)
    })

    it.each([{ toId: 'store' }, { fromId: 'store' }, { fromId: null }, { itemId: 'valve' }])(
      'cannot arrive with %j',
      async (more) => expect(await arrive('editor', more)).toBe(false),
    )

    it('can arrive in the commit that sends it', async () => {
      const sent = { ...movementDoc('editor'), orderId: null, type: 'transferOut', toId: 'store' }
      const arrived = { ...movementDoc('editor'), ...arrival, transferId: 'n' }
      const writes = [
        createOf(`${home}/movements/n`, sent, 'updatedAt'),
        createOf(
          `${home}/movements/n_in`,
          { ...arrived, fromId: 'van-editor', toId: 'store' },
          'updatedAt',
        ),
      ]
      expect(await world().mayCommit('editor', writes)).toBe(true)
    })

    it('of another type does not complete a transfer', async () => {
      expect(await move('tech', uncatalogued)).toBe(true)
      expect(await move('tech', { ...uncatalogued, transferId: 'mv-sent' })).toBe(false)
      expect(await move('editor', back)).toBe(true)
      expect(await move('editor', { ...back, transferId: 'mv-sent' })).toBe(false)
    })

    it('cannot have the id of an arrival, which would block that transfer', async () => {
      expect(await move('editor', {}, 'mv-sent_in')).toBe(false)
      expect(await move('tech', uncatalogued, 'mv-sent_in')).toBe(false)
      expect(await move('editor', back, 'mv-sent_in')).toBe(false)
      expect(await move('editor', back, 'mv-sent_in2')).toBe(true)
      const byOffice = { readerIds: ['admin', 'editor'] }
      expect(await move('admin', byOffice, 'mv-sent_in')).toBe(false)
      expect(await move('admin', byOffice)).toBe(true)
    })

    it('has the id of an addition of a late part only where the office adds it', async () => {
      expect(await move('editor', {}, 'mv-late_kept')).toBe(false)
      expect(await move('tech', uncatalogued, 'mv-late_kept')).toBe(false)
      expect(await move('editor', {}, 'mv-late_kept2')).toBe(true)
      const byOffice = { orderId: 'o-invoiced', readerIds: ['admin', 'editor'] }
      expect(await move('admin', byOffice, 'mv-late_kept')).toBe(true)
    })

    it('is for an order that its author works on, or late for an order', async () => {
      expect(await move('editor', {})).toBe(true)
      expect(await move('editor', { orderId: null, lateOrderId: 'o-invoiced' })).toBe(true)
      expect(await move('editor', { orderId: 'o-invoiced' })).toBe(false)
      const byOffice = { orderId: 'o-invoiced', readerIds: ['admin', 'editor'] }
      expect(await move('admin', byOffice)).toBe(true)
      expect(await move('admin', { ...byOffice, orderId: 'o-none' })).toBe(false)
      expect(await move('admin', { ...byOffice, orderId: null })).toBe(false)
    })

    it.each([
      { type: 'count', orderId: null },
      { fromId: 'van-editor' },
      { type: 'return', toId: 'van-editor' },
    ])(
      'of an uncatalogued part is only used or returned, without a location: not %j',
      async (more) => {
        expect(await move('editor', uncatalogued)).toBe(true)
        expect(await move('editor', { ...uncatalogued, ...more })).toBe(false)
      },
    )

    it('between locations has no order', async () => {
      const send = { type: 'transferOut', toId: 'store' }
      expect(await move('editor', { ...send, orderId: null })).toBe(true)
      expect(await move('editor', send)).toBe(false)
      expect(await move('editor', { ...send, orderId: null, lateOrderId: 'o-onSite' })).toBe(false)
    })

    it('is visible to the holder of the location', async () => {
      const theirs = { fromId: 'van-tech', readerIds: ['editor', 'tech'] }
      expect(await move('editor', theirs)).toBe(true)
      expect(await move('editor', { ...theirs, readerIds: ['editor'] })).toBe(false)
    })

    it.each([{ quantity: Number.NaN }, { quantity: Number.POSITIVE_INFINITY }, { quantity: 0 }])(
      'has a positive quantity: not %j',
      async (more) => {
        expect(await move('editor', more)).toBe(false)
        expect(await move('admin', { ...more, readerIds: ['admin', 'editor'] })).toBe(false)
      },
    )

    it('can be larger by the office than by a technician, and negative in a count', async () => {
      const byOffice = { readerIds: ['admin', 'editor'] }
      expect(await move('admin', { ...byOffice, quantity: 1_000_000 })).toBe(true)
      expect(await move('admin', { ...byOffice, quantity: 1_000_001 })).toBe(false)
      expect(await move('editor', { quantity: 10_000 })).toBe(true)
      const count = { type: 'count', orderId: null, fromId: null, toId: 'van-editor' }
      expect(await move('editor', { ...count, quantity: -2 })).toBe(true)
      expect(await move('editor', { ...count, quantity: -10_001 })).toBe(false)
    })
  })

  describe('the ledger', () => {
    const locations: Readonly<Record<string, Doc>> = {
      store: locationDoc('warehouse', null),
      'van-editor': locationDoc('van', 'editor'),
      'van-tech': locationDoc('van', 'tech'),
      'van-idle': locationDoc('van', 'idle'),
      'van-given': locationDoc('van', 'tech', ['editor']),
    }
    const ends = [null, 'nowhere', ...Object.keys(locations)]
    const members = people.filter(({ companyId }) => companyId === 'home')

    /** According to the table: the ends of its type exist, and the user has the right for the affected one. */
    function isPermitted(
      type: MovementType,
      fromId: string | null,
      toId: string | null,
      uid: string,
    ) {
      const { from, to, ownEnd } = movementRules[type]
      const fits = (end: string | null, kind: string) =>
        end === null ? kind !== 'location' : kind !== 'none' && Object.hasOwn(locations, end)
      const person = members.find((one) => one.uid === uid)
      if (!person || !fits(fromId, from) || !fits(toId, to)) return false
      const touched = ownEnd === 'from' ? fromId : toId
      return mayMove(
        person,
        type,
        locationRelationOf(uid, touched === null ? null : (locations[touched] ?? null)),
      )
    }

    it.each(movementTypes.filter((type) => type !== 'transferIn'))(
      'allows %s only between the locations, and by the users, of the table',
      async (type) => {
        const isUse = movementRules[type].refersTo === 'order'
        for (const fromId of ends) {
          for (const toId of ends) {
            for (const { uid } of members) {
              const readerIds = [...new Set([uid, 'tech', 'editor', 'idle'])]
              // Not all of these users work on the order, so it counts as late for all.
              const order = { orderId: null, lateOrderId: isUse ? 'o-onSite' : null }
              const doc = { ...movementDoc(uid), type, fromId, toId, readerIds, ...order }
              const write = createOf(`${home}/movements/n`, doc, 'updatedAt')
              const shown = `${uid}: ${String(fromId)} > ${String(toId)}`
              const expected = isPermitted(type, fromId, toId, uid)
              expect(await world().mayCommit(uid, [write]), shown).toBe(expected)
            }
          }
        }
      },
    )
  })

  describe('the readers of a movement', () => {
    const change = (uid: string, readerIds: unknown) =>
      world().mayCommit(uid, [updateOf(`${home}/movements/mv-sent`, { readerIds, updatedBy: uid })])

    it('can be added only by the office', async () => {
      expect(await change('admin', ['tech', 'editor', 'idle'])).toBe(true)
      expect(await change('tech', ['tech', 'editor', 'idle'])).toBe(false)
      expect(await change('editor', ['tech', 'editor', 'idle'])).toBe(false)
    })

    it.each([[['tech']], [[]], [['tech', 'editor', 'a b']], [['tech', 'editor', 5]], ['tech']])(
      'cannot become %j',
      async (readerIds) => expect(await change('admin', readerIds)).toBe(false),
    )
  })
}
