import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { customerDoc } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { priceListDoc } from '../world/stock-documents.ts'
import { createOf, now, updateOf, withMaps, type World } from '../world/world.ts'

/** What some customers pay, which only the office reads and writes, and which customers do. */
export function describePriceLists(world: () => World): void {
  const home = 'companies/home'
  const isOffice = ({ companyId, status, role }: (typeof people)[number]) =>
    companyId === 'home' && status === 'active' && role !== 'technician'
  const createBy = (uid: string, doc: Doc) =>
    createOf(`${home}/priceLists/n`, { ...doc, createdBy: uid, updatedBy: uid }, 'updatedAt')
  const change = (id: string, fields: Doc, uid = 'admin') =>
    world().mayCommit(uid, [updateOf(`${home}/priceLists/${id}`, { ...fields, updatedBy: uid })])

  describe('price lists', () => {
    it.each(people)('are read and listed by the office alone: $uid', async (person) => {
      const query = { from: [{ collectionId: 'priceLists' }] }
      for (const id of ['trade', 'none'])
        expect(await world().mayGet(person.uid, `${home}/priceLists/${id}`), id).toBe(
          isOffice(person),
        )
      expect(await world().mayList(person.uid, home, query)).toBe(isOffice(person))
      expect(await world().mayGet(null, `${home}/priceLists/trade`)).toBe(false)
    })

    it.each(people)('are written by the office of that company alone: $uid', async (person) => {
      const { uid } = person
      expect(await change('trade', { name: 'Builders' }, uid)).toBe(isOffice(person))
      expect(await world().mayCommit(uid, [createBy(uid, priceListDoc())])).toBe(isOffice(person))
    })

    it('end no earlier than they begin', async () => {
      expect(await change('trade', { fromOn: '2026-12-31' })).toBe(true)
      expect(await change('trade', { fromOn: '2027-01-01' })).toBe(false)
      expect(await change('trade', { fromOn: '2027-01-01', untilOn: null })).toBe(true)
      expect(await change('trade', { untilOn: '2026-02-30' })).toBe(false)
    })

    it('are archived, and neither created so nor deleted', async () => {
      expect(await change('trade', { archivedAt: now })).toBe(true)
      expect(await change('trade', { archivedAt: '2020-01-01T00:00:00.000Z' })).toBe(false)
      expect(await change('trade', { deletedAt: now })).toBe(false)
      expect(await change('gone', priceListDoc({ deletedAt: null }))).toBe(false)
      const archived = createBy('admin', priceListDoc({ archivedAt: now }))
      expect(await world().mayCommit('admin', [archived])).toBe(false)
    })

    it('hold nothing that the app would not write, whatever a client sends', async () => {
      const fields = ['name', 'currency', 'isInclusive', 'fromOn', 'untilOn', 'rules', 'extra']
      const values = fc.oneof(
        fc.integer(),
        fc.constantFrom('', 'eur', 'x'.repeat(80_001), '2026-13-01', true, [], {}),
        fc.array(fc.integer(), { minLength: 1, maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b'), fc.integer(), { minKeys: 1 }),
      )
      const isRight = (field: string, value: unknown) =>
        (field === 'isInclusive' && value === true) ||
        (field === 'name' && typeof value === 'string' && value !== '' && value.length <= 200) ||
        (field === 'rules' && typeof value === 'string' && value.length <= 80_000)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...fields), values, async (field, value) => {
          const write = updateOf(`${home}/priceLists/trade`, {
            [field]: value,
            updatedBy: 'admin',
          })
          const may = await world().mayCommit('admin', [withMaps(write, { [field]: value })])
          expect(may, `${field} ${JSON.stringify(value)}`).toBe(isRight(field, value))
        }),
        { numRuns: 300, seed: 15 },
      )
    })
  })

  it.each(people)(
    'the price list of a customer is chosen by the office alone: $uid',
    async (person) => {
      const { uid } = person
      const edit = (fields: Doc) =>
        world().mayCommit(uid, [updateOf(`${home}/customers/c1`, { ...fields, updatedBy: uid })])
      const mayEdit = isOffice(person) || uid === 'editor'
      expect(await edit({ priceListId: 'trade' })).toBe(isOffice(person))
      expect(await edit({ notes: 'Call first', priceListId: 'trade' })).toBe(isOffice(person))
      expect(await edit({ notes: 'Call first' })).toBe(mayEdit)
      const doc = { ...customerDoc(), updatedBy: uid, createdBy: uid }
      const create = (more: Doc) =>
        world().mayCommit(uid, [createOf(`${home}/customers/n`, { ...doc, ...more }, 'updatedAt')])
      // Another field would cost a new customer with a site too many expressions.
      expect(await create({ priceListId: 'trade' })).toBe(false)
      expect(await create({})).toBe(mayEdit)
    },
  )

  it('the price list of a customer is an id or none', async () => {
    const edit = (priceListId: unknown) => {
      const write = updateOf(`${home}/customers/c1`, { priceListId, updatedBy: 'admin' })
      return world().mayCommit('admin', [write])
    }
    expect(await edit(null)).toBe(true)
    for (const value of [7, '', 'a/b', 'x'.repeat(129), ['trade']])
      expect(await edit(value)).toBe(false)
  })
}
