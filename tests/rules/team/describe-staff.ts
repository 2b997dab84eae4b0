import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { past, staffDoc, userDoc } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { people, personOf } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const path = (uid: string, company = 'home') => `companies/${company}/staff/${uid}`

/** Skills, hours and base locations as a hostile client might write them. */
export function describeStaff(world: () => World): void {
  const create = (by: string, uid: string, more: Doc = {}) =>
    world().mayCommit(by, [
      createOf(path(uid), staffDoc(uid, { updatedBy: by, ...more }), 'updatedAt'),
    ])
  const update = (by: string, uid: string, fields: Doc) =>
    world().mayCommit(by, [updateOf(path(uid), { updatedBy: by, ...fields })])

  describe('what people are planned by', () => {
    it('is written by the owner about everyone, and by an admin about technicians', async () => {
      for (const { uid: by, role, status, companyId } of people) {
        const isHere = status === 'active' && companyId === 'home'
        for (const about of ['idle', 'tech', 'admin', 'owner']) {
          const isTechnician = personOf(about).role === 'technician'
          const may = isHere && (role === 'owner' || (role === 'admin' && isTechnician))
          const who = `${by} about ${about}`
          if (about === 'idle') expect(await create(by, about), who).toBe(may)
          else expect(await update(by, about, { maxMinutesPerDay: 300 }), who).toBe(may)
        }
      }
    })

    it('may have territories, which older apps do not know', async () => {
      expect(await create('owner', 'idle', { territoryIds: ['north'] })).toBe(true)
      expect(await update('admin', 'tech', { territoryIds: ['north', 'south'] })).toBe(true)
      expect(await update('admin', 'tech', { territoryIds: [] })).toBe(true)
      expect(await update('tech', 'tech', { territoryIds: ['north'] })).toBe(false)
      expect(await update('owner-foreign', 'tech', { territoryIds: ['north'] })).toBe(false)
      const { territoryIds: _, ...older } = staffDoc('idle', { updatedBy: 'owner' })
      const write = createOf(path('idle'), older, 'updatedAt')
      expect(await world().mayCommit('owner', [write])).toBe(true)
    })

    it('may have a pace, which older apps do not know', async () => {
      for (const pace of [50, 100, 200]) expect(await update('admin', 'tech', { pace })).toBe(true)
      expect(await create('owner', 'idle', { pace: 90 })).toBe(true)
      expect(await update('tech', 'tech', { pace: 90 })).toBe(false)
      expect(await update('owner-foreign', 'tech', { pace: 90 })).toBe(false)
      const { pace: _, ...older } = staffDoc('idle', { updatedBy: 'owner' })
      const write = createOf(path('idle'), older, 'updatedAt')
      expect(await world().mayCommit('owner', [write])).toBe(true)
    })

    it('is about members of this company who were not erased', async () => {
      for (const uid of ['technician-foreign', 'no-such-person'])
        expect(await create('owner', uid), uid).toBe(false)
      expect(await create('owner', 'technician-inactive')).toBe(true)
      const foreign = createOf(path('tech', 'other'), staffDoc('tech'), 'updatedAt')
      expect(await world().mayCommit('owner', [foreign])).toBe(false)
      const erased = await createHome(
        {},
        new Map([['users/idle', { ...userDoc(personOf('idle')), status: 'erased' }]]),
      )
      const write = createOf(path('idle'), staffDoc('idle'), 'updatedAt')
      expect(await erased.mayCommit('owner', [write])).toBe(false)
    })

    it('is not deleted, and begins again after an unreadable document was removed', async () => {
      expect(await world().mayCommit('owner', [deleteOf(path('tech'))])).toBe(false)
      expect(await update('owner', 'tech', { deletedAt: past })).toBe(false)
      expect(await update('owner', 'editor', { maxMinutesPerDay: 300 })).toBe(false)
      const { ...whole } = staffDoc('editor')
      expect(await update('admin', 'editor', { ...whole, updatedBy: 'admin' })).toBe(true)
      expect(
        await update('admin', 'editor', { ...whole, userId: 'idle', updatedBy: 'admin' }),
      ).toBe(false)
    })

    it.each<Doc>([
      { userId: 'idle' },
      { maxMinutesPerDay: 29 },
      { maxMinutesPerDay: 1441 },
      { maxMinutesPerDay: 90.5 },
      { basePlace: { address: emptyAddress } },
      { basePlace: { address: emptyAddress, geo: null, note: 'x' } },
      { basePlace: { address: { ...emptyAddress, gateCode: '4711' }, geo: null } },
      { basePlace: { address: { ...emptyAddress, city: 'x'.repeat(201) }, geo: null } },
      { basePlace: { address: emptyAddress, geo: { latitude: 91, longitude: 0 } } },
      { territoryIds: ['a/b'] },
      { territoryIds: 'north' },
      { territoryIds: { north: true } },
      { territoryIds: null },
      { territoryIds: Array.from({ length: 101 }, (_, i) => `t${i}`) },
      { pace: 49 },
      { pace: 201 },
      { pace: 99.5 },
      { pace: '100' },
      { pace: null },
      { costRateMinor: 4000 },
      { createdAt: past },
    ])('is not changed to %j', async (fields) => {
      expect(await update('admin', 'tech', { basePlace: null, weeklyHours: null })).toBe(true)
      expect(
        await update('admin', 'tech', { basePlace: { address: emptyAddress, geo: null } }),
      ).toBe(true)
      expect(await update('admin', 'tech', fields)).toBe(false)
    })
  })
}
