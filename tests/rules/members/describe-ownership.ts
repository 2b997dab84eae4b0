import { describe, expect, it } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { offerTo, past, userDoc } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { personOf } from '../world/people.ts'
import { deleteOf, now, updateOf, type World } from '../world/world.ts'

const week = '2026-03-09T09:00:00.000Z'

export function describeOwnership(world: () => World): void {
  const by = (uid: string, path: string, fields: Doc): Write =>
    updateOf(path, { ...fields, updatedBy: uid })
  const company = (uid: string, fields: Doc) => by(uid, 'companies/home', fields)
  const acceptance = (uid: string, more: Doc = {}): readonly Write[] => [
    company(uid, { ownerId: uid, ownershipOffer: null, ...more }),
    by(uid, 'users/owner', { role: 'admin' }),
    by(uid, `users/${uid}`, { role: 'owner' }),
  ]
  const accepts = (where: World, uid: string, writes: readonly Write[], receipt: Doc = {}) =>
    where.mayCommit(uid, writes, { name: 'owner/accept', ...receipt })
  const offers = (uid: string, offer: unknown, signedInFor?: number) =>
    world().mayCommit(
      uid,
      [company(uid, { ownershipOffer: offer })],
      { name: 'owner/offer' },
      signedInFor,
    )

  describe('the offer of a company', () => {
    const offer = { to: 'admin', offeredAt: now, expiresAt: week }

    it('is made by the owner, who has just signed in', async () => {
      expect(await offers('owner', offer), world().lastDenial()).toBe(true)
      expect(await offers('owner', offer, 299)).toBe(true)
      expect(await offers('owner', offer, 300)).toBe(false)
      for (const uid of ['admin', 'tech', 'owner-foreign', 'owner-inactive', 'leaver']) {
        expect(await offers(uid, offer), uid).toBe(false)
      }
    })

    it.each([
      { to: 'tech' },
      { to: 'owner' },
      { to: 'admin-inactive' },
      { to: 'admin-foreign' },
      { to: 'nobody' },
      { to: '' },
      { to: 7 },
      { offeredAt: '2026-03-03T09:00:00.000Z' },
      { expiresAt: '2026-03-09T11:00:00.000Z' },
      { expiresAt: 'never' },
      { expiresAt: null },
      { more: true },
    ])('is not made with %j', async (fields) => {
      expect(await offers('owner', { ...offer, ...fields })).toBe(false)
    })

    it('is ended by both of them', async () => {
      const ends = (uid: string, where = world()) =>
        where.mayCommit(uid, [company(uid, { ownershipOffer: null })], { name: 'owner/withdraw' })
      for (const uid of ['owner', 'admin']) expect(await ends(uid), uid).toBe(true)
      for (const uid of ['tech', 'owner-foreign', 'admin-foreign', 'owner-inactive', 'leaver']) {
        expect(await ends(uid), uid).toBe(false)
      }
      expect(await ends('admin', await createHome({ ownershipOffer: offerTo('else') }))).toBe(false)
      const otherWay = [company('owner', { ownershipOffer: null })]
      expect(await world().mayCommit('owner', otherWay, { name: 'company/edit' })).toBe(false)
    })
  })

  describe('a company', () => {
    it('gets the owner whom it was offered to, who has just signed in', async () => {
      const writes = acceptance('admin')
      expect(await accepts(world(), 'admin', writes), world().lastDenial()).toBe(true)
      const receipt = { name: 'owner/accept' }
      expect(await world().mayCommit('admin', writes, receipt, 300)).toBe(false)
      expect(await world().mayCommit('admin', writes, { ...receipt, role: 'owner' })).toBe(false)
      const pretends = { ...receipt, role: 'admin' }
      expect(await world().mayCommit('tech', acceptance('tech'), pretends)).toBe(false)
      const ownProfile = [by('tech', 'users/tech', { phone: '555' })]
      expect(await world().mayCommit('tech', ownProfile, pretends)).toBe(false)
      expect(await world().mayCommit('admin', writes, { name: 'member/edit' })).toBe(false)
      expect(await world().mayCommitBare('admin', writes)).toBe(false)
    })

    it('never has two owners or none', async () => {
      const writes = acceptance('admin')
      const without = writes.map((_, index) => writes.filter((__, at) => at !== index))
      const alone = writes.map((write) => [write])
      for (const part of [...without, ...alone]) {
        for (const uid of ['admin', 'owner']) expect(await accepts(world(), uid, part)).toBe(false)
      }
      const [taken, , risen] = writes as readonly [Write, Write, Write]
      for (const fields of [
        { role: 'owner' },
        { role: 'technician' },
        { role: 'admin', name: 'X' },
      ]) {
        const left = by('admin', 'users/owner', fields)
        expect(await accepts(world(), 'admin', [left, taken, risen])).toBe(false)
      }
      const otherOwner = by('admin', 'users/owner-inactive', { role: 'admin' })
      expect(await accepts(world(), 'admin', [otherOwner, ...writes])).toBe(false)
      expect(await accepts(world(), 'admin', [taken, deleteOf('users/owner'), risen])).toBe(false)
      const third = by('admin', 'users/tech', { role: 'owner' })
      expect(await accepts(world(), 'admin', [...writes, third])).toBe(false)
      const toOther = [
        company('admin', { ownerId: 'tech', ownershipOffer: null }),
        ...writes.slice(1),
      ]
      expect(await accepts(world(), 'admin', toOther)).toBe(false)
      for (const fields of [{ role: 'admin' }, { role: 'technician' }, { status: 'inactive' }]) {
        expect(await accepts(world(), 'owner', [by('owner', 'users/owner', fields)])).toBe(false)
      }
    })

    it('is taken by none whom it was not offered to', async () => {
      for (const uid of [
        'tech',
        'editor',
        'admin-foreign',
        'admin-inactive',
        'leaver',
        'newcomer',
      ]) {
        expect(await accepts(world(), uid, acceptance(uid)), uid).toBe(false)
        expect(await accepts(world(), uid, acceptance(uid), { role: 'admin' }), uid).toBe(false)
      }
      expect(await accepts(world(), 'admin', acceptance('admin', { plan: 'pro' }))).toBe(false)
      const kept = acceptance('admin', { ownershipOffer: offerTo('tech') })
      expect(await accepts(world(), 'admin', kept)).toBe(false)
    })

    it.each([
      ['there is no offer', { ownershipOffer: null }],
      ['it is for another admin', { ownershipOffer: offerTo('else') }],
      ['it has expired', { ownershipOffer: offerTo('admin', { expiresAt: past }) }],
      ['it was accepted before', { ownerId: 'else', ownershipOffer: null }],
    ])('is not taken where %s', async (_, fields) => {
      const where = await createHome(fields)
      expect(await accepts(where, 'admin', acceptance('admin'))).toBe(false)
    })

    it.each([
      { role: 'technician' },
      { status: 'inactive', deactivatedAt: past },
      { status: 'inactive', deactivatedAt: '2026-03-02T09:01:00.000Z' },
      { companyId: 'other' },
    ])('is not taken by someone who by then has %j', async (fields) => {
      const changed = { ...userDoc(personOf('admin')), ...fields }
      const where = await createHome({}, new Map<Ref, Doc>([['users/admin', changed]]))
      expect(await accepts(where, 'admin', acceptance('admin'))).toBe(false)
      expect(await accepts(where, 'admin', acceptance('admin'), { role: 'admin' })).toBe(false)
    })
  })
}
