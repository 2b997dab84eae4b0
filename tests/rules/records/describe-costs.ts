import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { costDoc, itemDoc } from '../world/stock-documents.ts'
import { people } from '../world/people.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

/** What items and people cost, which only the office reads and writes. */
export function describeCosts(world: () => World): void {
  const home = 'companies/home'
  const isOffice = ({ companyId, status, role }: (typeof people)[number]) =>
    companyId === 'home' && status === 'active' && role !== 'technician'
  const query = { from: [{ collectionId: 'costs' }] }

  describe('costs', () => {
    it.each(people)('are read and listed by the office alone: $uid', async (person) => {
      const { uid } = person
      for (const id of ['pump', 'tech', 'none'])
        expect(await world().mayGet(uid, `${home}/costs/${id}`), id).toBe(isOffice(person))
      expect(await world().mayList(uid, home, query)).toBe(isOffice(person))
      expect(await world().mayGet(null, `${home}/costs/pump`)).toBe(false)
    })

    it.each(people)('are written by the office of that company alone: $uid', async (person) => {
      const { uid } = person
      const update = updateOf(`${home}/costs/pump`, { costMinor: 5, updatedBy: uid })
      expect(await world().mayCommit(uid, [update])).toBe(isOffice(person))
      const doc = costDoc('person', { updatedBy: uid })
      const create = createOf(`${home}/costs/idle`, doc, 'updatedAt')
      expect(await world().mayCommit(uid, [create])).toBe(isOffice(person))
    })

    const create = (id: string, doc: Doc, also: ReturnType<typeof createOf>[] = []) =>
      world().mayCommit('admin', [
        ...also,
        createOf(`${home}/costs/${id}`, { ...doc, updatedBy: 'admin' }, 'updatedAt'),
      ])
    const change = (id: string, fields: Doc) =>
      world().mayCommit('admin', [
        updateOf(`${home}/costs/${id}`, { ...fields, updatedBy: 'admin' }),
      ])

    it('are of an item or a person of the company', async () => {
      expect(await create('idle', costDoc('person'))).toBe(true)
      expect(await create('valve', costDoc('item'))).toBe(true)
      expect(await create('idle', costDoc('item'))).toBe(false)
      expect(await create('valve', costDoc('person'))).toBe(false)
      expect(await create('owner-foreign', costDoc('person'))).toBe(false)
      expect(await create('idle', { ...costDoc('person'), kind: 'van' })).toBe(false)
      const item = { ...itemDoc(), createdBy: 'admin', updatedBy: 'admin' }
      const newItem = createOf(`${home}/items/n`, item, 'updatedAt')
      expect(await create('n', costDoc('item'), [newItem])).toBe(true)
      expect(await create('n', costDoc('item'))).toBe(false)
    })

    it('are whole minor units within bounds, and stay what they are of', async () => {
      for (const costMinor of [0, 100_000_000_000])
        expect(await change('pump', { costMinor }), `${costMinor}`).toBe(true)
      for (const costMinor of [-1, 1.5, 100_000_000_001, '5', null])
        expect(await change('pump', { costMinor }), `${costMinor}`).toBe(false)
      expect(await change('pump', { kind: 'person' })).toBe(false)
      expect(await change('tech', { kind: 'item' })).toBe(false)
      expect(await change('pump', { note: 'x' })).toBe(false)
    })

    it('that were removed as unreadable start again from nothing', async () => {
      const again = costDoc('person', { deletedAt: null })
      expect(await change('editor', again)).toBe(true)
      expect(await change('editor', { costMinor: 5 })).toBe(false)
    })
  })
}
