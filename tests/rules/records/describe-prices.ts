import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { seesPrices } from '#domain/access/sees-prices.ts'
import { createHome } from '../world/home.ts'
import { people } from '../world/people.ts'
import { itemDoc, priceDoc } from '../world/stock-documents.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

/** What items are sold for: the office writes it, and technicians read it where the company wants that. */
export function describePrices(world: () => World): void {
  const home = 'companies/home'
  const query = { from: [{ collectionId: 'prices' }] }
  const isMember = ({ companyId, status }: (typeof people)[number]) =>
    companyId === 'home' && status === 'active'

  describe('prices', () => {
    describe.each([false, true])('where technicians see them: %s', (techniciansSeePrices) => {
      it.each(people)('are read and listed by those who may see them: $uid', async (person) => {
        const { uid } = person
        const world = await createHome({ techniciansSeePrices })
        const sees = isMember(person) && seesPrices(person, { techniciansSeePrices })
        for (const id of ['pump', 'gone', 'none'])
          expect(await world.mayGet(uid, `${home}/prices/${id}`), id).toBe(sees)
        expect(await world.mayList(uid, home, query)).toBe(sees)
        expect(await world.mayGet(null, `${home}/prices/pump`)).toBe(false)
      })
    })

    it.each(people)('are written by the office of that company alone: $uid', async (person) => {
      const { uid } = person
      const isOffice = isMember(person) && person.role !== 'technician'
      const update = updateOf(`${home}/prices/pump`, { priceMinor: 5, updatedBy: uid })
      expect(await world().mayCommit(uid, [update])).toBe(isOffice)
      const create = createOf(`${home}/prices/valve`, priceDoc({ updatedBy: uid }), 'updatedAt')
      expect(await world().mayCommit(uid, [create])).toBe(isOffice)
    })

    const create = (id: string, also: ReturnType<typeof createOf>[] = []) =>
      world().mayCommit('admin', [
        ...also,
        createOf(`${home}/prices/${id}`, priceDoc({ updatedBy: 'admin' }), 'updatedAt'),
      ])
    const change = (id: string, fields: Doc) =>
      world().mayCommit('admin', [
        updateOf(`${home}/prices/${id}`, { ...fields, updatedBy: 'admin' }),
      ])

    it('are of an item of the company', async () => {
      const item = { ...itemDoc(), createdBy: 'admin', updatedBy: 'admin' }
      expect(await create('valve')).toBe(true)
      expect(await create('n')).toBe(false)
      expect(await create('n', [createOf(`${home}/items/n`, item, 'updatedAt')])).toBe(true)
    })

    it('are whole minor units within bounds', async () => {
      for (const priceMinor of [0, 100_000_000_000])
        expect(await change('pump', { priceMinor }), `${priceMinor}`).toBe(true)
      for (const priceMinor of [-1, 1.5, 100_000_000_001, '5', null])
        expect(await change('pump', { priceMinor }), `${priceMinor}`).toBe(false)
      expect(await change('pump', { note: 'x' })).toBe(false)
    })

    it('that were removed as unreadable start again from nothing', async () => {
      expect(await change('gone', { priceMinor: 5 })).toBe(false)
      const item = { ...itemDoc(), createdBy: 'admin', updatedBy: 'admin' }
      const again = (updatedBy: string) =>
        updateOf(`${home}/prices/gone`, priceDoc({ deletedAt: null, updatedBy }))
      expect(await world().mayCommit('admin', [again('admin')])).toBe(false)
      expect(await world().mayCommit('tech', [again('tech')])).toBe(false)
      const gone = createOf(`${home}/items/gone`, item, 'updatedAt')
      expect(await world().mayCommit('admin', [gone, again('admin')])).toBe(true)
    })
  })
}
