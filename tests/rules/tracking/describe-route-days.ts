import { describe, expect, it } from 'vitest'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'
const path = `${home}/routeDays/tech_2026-02-01`
const remains = {
  uid: 'tech',
  day: '2026-02-01',
  metres: 42_000,
  startAt: new Date(now),
  endAt: new Date(now),
  schema: 1,
}

/** What remains of deleted routes: written by the server alone, read by the person and the office. */
export function describeRouteDays(world: () => World): void {
  describe('what remains of a deleted route', () => {
    it('is shown to the person and the office, without a recorded look', async () => {
      for (const { uid } of people) {
        const shown = ['tech', 'owner', 'admin'].includes(uid)
        expect(await world().mayGet(uid, path), uid).toBe(shown)
        expect(await world().mayList(uid, home, routeDayOf('tech', '2026-02-01')), uid).toBe(shown)
        const isOffice = ['owner', 'admin'].includes(uid)
        const all = { from: [{ collectionId: 'routeDays' }] }
        expect(await world().mayList(uid, home, all), uid).toBe(isOffice)
      }
      expect(await world().mayGet(null, path)).toBe(false)
    })

    it('is written by no one', async () => {
      for (const { uid } of people) {
        const doc = { ...remains, uid, updatedBy: uid, updatedAt: '' }
        const writes = [
          createOf(`${home}/routeDays/${uid}_2026-02-02`, doc, 'updatedAt'),
          updateOf(path, { metres: 1 }),
          deleteOf(path),
        ]
        for (const write of writes)
          expect(await world().mayCommitBare(uid, [write]), uid).toBe(false)
      }
    })
  })
}

/** The app's query for what remains of one person's day. */
function routeDayOf(uid: string, day: string): object {
  const equals = (fieldPath: string, stringValue: string) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
  })
  return {
    from: [{ collectionId: 'routeDays' }],
    where: {
      compositeFilter: { op: 'AND', filters: [equals('uid', uid), equals('day', day)] },
    },
  }
}
