import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { createHome } from '../world/home.ts'
import { now, updateOf, type World } from '../world/world.ts'

const inThirtyDays = '2026-04-01T09:00:00.000Z'
const asked = { requestedBy: 'owner', requestedAt: now, dueAt: inThirtyDays }
const others = ['admin', 'tech', 'owner-foreign', 'owner-inactive', 'leaver']

export function describeDeletion(world: () => World): void {
  const commit = (
    uid: string,
    fields: Doc,
    { name = 'owner/requestDeletion', signedInFor = 0, where = world() } = {},
  ) =>
    where.mayCommit(
      uid,
      [updateOf('companies/home', { ...fields, updatedBy: uid })],
      { name },
      signedInFor,
    )
  const cancels = { name: 'owner/cancelDeletion' }

  describe('the deletion of a company', () => {
    it('is requested by the owner, who has just signed in', async () => {
      const deletion = { deletion: asked }
      expect(await commit('owner', deletion), world().lastDenial()).toBe(true)
      expect(await commit('owner', deletion, { signedInFor: 299 })).toBe(true)
      expect(await commit('owner', deletion, { signedInFor: 300 })).toBe(false)
      for (const uid of others) {
        expect(await commit(uid, deletion), uid).toBe(false)
        expect(await commit(uid, { deletion: { ...asked, requestedBy: uid } }), uid).toBe(false)
      }
    })

    it.each([
      { requestedBy: 'admin' },
      { requestedAt: '2026-03-03T09:00:00.000Z' },
      { dueAt: '2026-03-03T09:00:00.000Z' },
      { dueAt: '2026-03-31T09:00:00.000Z' },
      { dueAt: '2026-04-02T09:00:00.000Z' },
      { dueAt: 'never' },
      { dueAt: null },
      { more: true },
    ])('is not requested with %j', async (fields) => {
      expect(await commit('owner', { deletion: { ...asked, ...fields } })).toBe(false)
    })

    it('changes nothing else, and cannot be requested as another change', async () => {
      expect(await commit('owner', { deletion: asked, name: 'Other' })).toBe(false)
      expect(await commit('owner', { deletion: asked, ownerId: 'admin' })).toBe(false)
      for (const name of ['company/edit', 'owner/offer', 'owner/withdraw'])
        expect(await commit('owner', { deletion: asked }, { name }), name).toBe(false)
    })

    it('is cancelled by the owner alone, and cannot be moved', async () => {
      const where = await createHome({ deletion: asked })
      expect(await commit('owner', { deletion: null }, { ...cancels, where })).toBe(true)
      expect(
        await commit('owner', { deletion: null }, { ...cancels, signedInFor: 9000, where }),
      ).toBe(true)
      for (const uid of others)
        expect(await commit(uid, { deletion: null }, { ...cancels, where }), uid).toBe(false)
      const later = { ...asked, dueAt: '2026-04-01T09:30:00.000Z' }
      expect(await commit('owner', { deletion: later }, { where })).toBe(false)
    })
  })
}
