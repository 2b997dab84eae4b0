import { describe, expect, it } from 'vitest'
import { people } from '../world/people.ts'
import { stockLevelDoc } from '../world/stock-documents.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

/** What warehouses hold: every member reads it, and the server alone writes it. */
export function describeStockLevels(world: () => World): void {
  const home = 'companies/home'
  const path = `${home}/stockLevels/store_pump`
  const query = { from: [{ collectionId: 'stockLevels' }] }

  describe('stock levels', () => {
    it.each(people)('are read and listed by members of the company: $uid', async (person) => {
      const { uid, companyId, status } = person
      const isMember = companyId === 'home' && status === 'active'
      expect(await world().mayGet(uid, path)).toBe(isMember)
      expect(await world().mayList(uid, home, query)).toBe(isMember)
      expect(await world().mayList(uid, 'companies/other', query)).toBe(
        companyId === 'other' && status === 'active',
      )
    })

    it('are closed to who is not signed in', async () => {
      expect(await world().mayGet(null, path)).toBe(false)
      expect(await world().mayList(null, home, query)).toBe(false)
    })

    it.each(people)('are written by no client: $uid', async ({ uid }) => {
      const doc = stockLevelDoc({ updatedBy: uid })
      for (const write of [
        createOf(`${home}/stockLevels/store_valve`, doc, 'updatedAt'),
        updateOf(path, { quantity: 13, updatedBy: uid }),
        deleteOf(path),
      ]) {
        expect(await world().mayCommit(uid, [write])).toBe(false)
        expect(await world().mayCommitBare(uid, [write])).toBe(false)
      }
    })

    it.each([
      ['fromId', 'van-tech', ['consume', 'transferOut'], 1],
      ['toId', 'van-editor', ['receive', 'return', 'transferIn', 'count'], 0],
    ])('are summed by the server: %s', (end, place, types, expected) => {
      const value = (stringValue: string) => ({ stringValue })
      const filter = (fieldPath: string, op: string, of: object) => ({
        fieldFilter: { field: { fieldPath }, op, value: of },
      })
      const filters = [
        filter(end, 'EQUAL', value(place)),
        filter('type', 'IN', { arrayValue: { values: types.map(value) } }),
        filter('itemId', 'EQUAL', value('pump')),
      ]
      const where = { compositeFilter: { op: 'AND', filters } }
      const movements = { from: [{ collectionId: 'movements' }], where }
      expect(world().sumOf(home, movements, 'quantity')).toBe(expected)
    })
  })
}
