import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { shareIdOf } from '#domain/share/share-target.ts'
import { people } from '../world/people.ts'
import {
  goneShareId,
  newShareId,
  openShareId,
  revokedShareId,
  shareDoc,
} from '../world/share-document.ts'
import { createOf, deleteOf, now, updateOf, type World } from '../world/world.ts'

const path = (id: string) => `companies/home/shares/${id}`
const by = (uid: string) => ({ createdBy: uid, updatedBy: uid })

/** Links for customers, as a hostile client might read, make and change them. */
export function describeShares(world: () => World): void {
  const create = (uid: string, more: Doc = {}, id = newShareId) =>
    world().mayCommit(uid, [createOf(path(id), { ...shareDoc(more), ...by(uid) }, 'updatedAt')])
  const change = (uid: string, more: Doc, id = openShareId) =>
    world().mayCommit(uid, [updateOf(path(id), { ...more, updatedBy: uid })])

  describe('a link for a customer', () => {
    it('is read, made and taken back by the office of its company', async () => {
      const query = { from: [{ collectionId: 'shares' }] }
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await world().mayGet(uid, path(openShareId)), uid).toBe(may)
        expect(await world().mayList(uid, 'companies/home', query), uid).toBe(may)
        expect(await create(uid), uid).toBe(may)
        expect(await change(uid, { revokedAt: now }), uid).toBe(may)
      }
      expect(await world().mayGet(null, path(openShareId))).toBe(false)
      expect(await world().mayList(null, 'companies/home', query)).toBe(false)
    })

    it('is found by nobody who asks all companies', async () => {
      const everywhere = { from: [{ collectionId: 'shares', allDescendants: true }] }
      for (const uid of ['owner', 'tech', null])
        expect(await world().mayList(uid, '', everywhere)).toBe(false)
    })

    it.each<Doc>([
      { kind: 'customer' },
      { targetId: 'a/b' },
      { customerId: '' },
      { token: 'abc' },
      { token: 'abcdefghijklmnopqrstuB' },
      { mailTo: 'x'.repeat(201) },
      { mailTo: 5 },
      { expiresAt: 'tomorrow' },
      { expiresAt: '2027-06-01T09:00:00.000Z' },
      { kind: 'visit', expiresAt: '2026-04-03T09:00:00.000Z' },
      { revokedAt: now },
      { rating: { stars: 5, comment: '', at: now } },
      { extra: 1 },
    ])('is not made with %o', async (wrong) => {
      const { token } = shareDoc(wrong)
      expect(await create('admin', wrong, shareIdOf(String(token)))).toBe(false)
    })

    it('has the hash of its token as its id', async () => {
      expect(await create('admin', {}, openShareId.replace(/^./, 'x'))).toBe(false)
      const expiresAt = '2026-03-30T09:00:00.000Z'
      expect(await create('admin', { kind: 'visit', expiresAt })).toBe(true)
      expect(await create('admin', { kind: 'invoice' })).toBe(true)
    })

    it('changes only by being taken back, once, and is never deleted', async () => {
      for (const more of [
        { expiresAt: '2026-12-01T09:00:00.000Z' },
        { mailTo: 'me@example.com' },
        { revokedAt: '2036-01-01T09:00:00.000Z' },
        { rating: { stars: 5, comment: '', at: now } },
      ])
        expect(await change('owner', more), JSON.stringify(more)).toBe(false)
      expect(await change('owner', { revokedAt: now }, revokedShareId)).toBe(false)
      expect(await change('owner', { revokedAt: now }, goneShareId)).toBe(false)
      expect(await change('owner', { revokedAt: null }, revokedShareId)).toBe(false)
      expect(await world().mayCommit('owner', [deleteOf(path(openShareId))])).toBe(false)
    })
  })
}
