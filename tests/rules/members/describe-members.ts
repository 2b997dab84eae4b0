import { describe, expect, it } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { past, photoDoc, userDoc } from '../world/documents.ts'
import { inviteDoc, inviteHash, seatsDoc } from '../world/invite-documents.ts'
import { createHome, openInvite } from '../world/home.ts'
import { personOf } from '../world/people.ts'
import { newShareId, shareDoc } from '../world/share-document.ts'
import { createOf, now, updateOf, type World } from '../world/world.ts'

const leaving = { status: 'inactive', deactivatedAt: now }

export function describeMembers(world: () => World): void {
  const edit = (by: string, uid: string, fields: Doc) =>
    world().mayCommit(by, [updateOf(`users/${uid}`, { ...fields, updatedBy: by })], {
      name: 'member/edit',
    })
  const own = (by: string, fields: Doc) =>
    world().mayCommit(by, [updateOf(`users/${by}`, { ...fields, updatedBy: by })], {
      name: 'user/edit',
    })
  const seat = (by: string, uid: string, used: number, isTaken: boolean) =>
    updateOf('companies/home/counters/seats', { used, userId: uid, isTaken, updatedBy: by })
  const access = (by: string, uid: string, fields: Doc, used: number, isTaken: boolean) =>
    world().mayCommit(
      by,
      [updateOf(`users/${uid}`, { ...fields, updatedBy: by }), seat(by, uid, used, isTaken)],
      { name: isTaken ? 'member/activate' : 'member/deactivate' },
    )

  describe('a member', () => {
    it('gets rights from the owner, and from an admin if they are a technician', async () => {
      const rights = { role: 'technician', permissions: ['inventory', 'edit_customers'] }
      for (const by of ['owner', 'admin']) expect(await edit(by, 'tech', rights)).toBe(true)
      expect(await edit('owner', 'tech', { role: 'admin' })).toBe(true)
      expect(await edit('owner', 'admin', { role: 'technician' })).toBe(true)
      expect(await edit('admin', 'tech', { role: 'admin' })).toBe(false)
      expect(await edit('admin', 'admin', { permissions: ['inventory'] })).toBe(false)
      expect(await edit('admin', 'owner', { name: 'Else' })).toBe(false)
      for (const by of ['tech', 'editor', 'owner-foreign', 'owner-inactive', 'leaver']) {
        expect(await edit(by, 'idle', rights), by).toBe(false)
      }
    })

    it.each([
      { role: 'owner' },
      { role: 7 },
      { permissions: ['everything'] },
      { permissions: 'inventory' },
      { permissions: ['inventory', 'edit_customers', 'inventory'] },
      { status: 'vip' },
      { status: 'inactive' },
      { deactivatedAt: now },
      { companyId: 'other' },
      { email: 'x@example.com' },
      { inviteId: 'x' },
      { name: ' ' },
      { phone: 'x'.repeat(201) },
      { trade: 7 },
      { language: 'en' },
      { deletedAt: now },
    ])('is not changed to %j by the owner', async (fields) => {
      expect(await edit('owner', 'tech', fields)).toBe(false)
      expect(await edit('owner', 'tech', { trade: 'Electrician', ...fields })).toBe(false)
    })

    it('who was erased gets no name and no rights again', async () => {
      const gone = { ...userDoc(personOf('tech')), status: 'erased', name: 'Former technician' }
      const where = await createHome({}, new Map<Ref, Doc>([['users/tech', gone]]))
      for (const fields of [{ name: 'Ann' }, { phone: '1' }, { role: 'admin' }]) {
        const write = updateOf('users/tech', { ...fields, updatedBy: 'owner' })
        expect(await where.mayCommit('owner', [write], { name: 'member/edit' })).toBe(false)
        expect(await world().mayCommit('owner', [write], { name: 'member/edit' })).toBe(true)
      }
    })

    it('keeps their own name, phone and language, and nothing else', async () => {
      for (const by of ['tech', 'owner']) {
        for (const fields of [{ name: 'Ann' }, { phone: '+1 902 555 0199' }, { language: 'es' }])
          expect(await own(by, fields), JSON.stringify(fields)).toBe(true)
        for (const fields of [
          { phone: 7 },
          { phone: null },
          { phone: 'x'.repeat(201) },
          { trade: 'Electrician' },
          { role: 'admin' },
          { permissions: ['inventory'] },
          { email: 'x@example.com' },
        ]) {
          expect(await own(by, { language: 'es', ...fields }), JSON.stringify(fields)).toBe(false)
        }
      }
      expect(await own('leaver', { phone: '1' })).toBe(false)
    })

    it('cannot be added without an invitation', async () => {
      const user = { ...userDoc({ ...personOf('tech'), uid: 'x' }), updatedBy: 'owner' }
      const make = createOf('users/x', user, 'updatedAt')
      expect(await world().mayCommit('owner', [make, seat('owner', 'x', 6, true)])).toBe(false)
    })
  })

  describe('access', () => {
    it('ends together with the seat', async () => {
      for (const by of ['owner', 'admin']) {
        expect(await access(by, 'tech', leaving, 4, false), world().lastDenial()).toBe(true)
      }
      expect(await access('owner', 'admin', leaving, 4, false)).toBe(true)
      expect(await access('admin', 'admin', leaving, 4, false)).toBe(false)
      expect(await access('owner', 'owner', leaving, 4, false)).toBe(false)
      expect(await access('tech', 'idle', leaving, 4, false)).toBe(false)
      expect(await access('owner', 'tech', leaving, 5, false)).toBe(false)
      expect(await access('owner', 'tech', leaving, 3, false)).toBe(false)
      expect(await access('owner', 'tech', leaving, 6, true)).toBe(false)
      expect(await access('owner', 'tech', { status: 'inactive' }, 4, false)).toBe(false)
      const future = '2026-03-03T09:00:00.000Z'
      const late = { ...leaving, deactivatedAt: future }
      expect(await access('owner', 'tech', late, 4, false)).toBe(false)
      expect(await access('owner', 'leaver', leaving, 4, false)).toBe(false)
      for (const uid of ['owner-inactive', 'technician-inactive']) {
        expect(await access('owner', uid, leaving, 4, false)).toBe(false)
      }
    })

    it('is given again together with a seat', async () => {
      const back = { status: 'active', deactivatedAt: null }
      expect(await access('owner', 'leaver', back, 6, true), world().lastDenial()).toBe(true)
      expect(await access('owner', 'leaver', back, 4, false)).toBe(false)
      expect(await access('owner', 'leaver', { status: 'active' }, 6, true)).toBe(false)
      expect(await access('owner', 'technician-inactive', back, 6, true)).toBe(false)
      expect(await access('leaver', 'leaver', back, 6, true)).toBe(false)
      expect(await edit('owner', 'leaver', back)).toBe(false)
      const full = await createHome({}, new Map<Ref, Doc>([['counters/seats', seatsDoc(6, 6)]]))
      const writes = [
        updateOf('users/leaver', { ...back, updatedBy: 'owner' }),
        seat('owner', 'leaver', 7, true),
      ]
      expect(await full.mayCommit('owner', writes, { name: 'member/activate' })).toBe(false)
    })

    it('of two people is not changed by one seat', async () => {
      const both = ['tech', 'idle'].map((uid) =>
        updateOf(`users/${uid}`, { ...leaving, updatedBy: 'owner' }),
      )
      const writes = [...both, seat('owner', 'tech', 4, false)]
      expect(await world().mayCommit('owner', writes, { name: 'member/deactivate' })).toBe(false)
    })

    it('is counted once in a commit', async () => {
      const leave = updateOf('users/tech', { ...leaving, updatedBy: 'owner' })
      const back = updateOf('users/leaver', {
        status: 'active',
        deactivatedAt: null,
        updatedBy: 'owner',
      })
      const twice = (change: Write, uid: string, counts: readonly [number, number]) =>
        world().mayCommit(
          'owner',
          [change, ...counts.map((used) => seat('owner', uid, used, used > 5))],
          { name: 'member/edit' },
        )
      expect(await twice(leave, 'tech', [4, 3])).toBe(false)
      expect(await twice(back, 'leaver', [6, 7])).toBe(false)
    })

    it('is counted only where a person gains or loses it', async () => {
      for (const [uid, used, isTaken] of [
        ['tech', 4, false],
        ['tech', 6, true],
        ['leaver', 6, true],
        ['leaver', 4, false],
        ['nobody', 6, true],
        ['no id', 6, true],
        ['tech-foreign', 4, false],
      ] as const) {
        expect(
          await world().mayCommit('owner', [seat('owner', uid, used, isTaken)], {
            name: 'member/edit',
          }),
        ).toBe(false)
      }
      const again = createOf(
        'companies/other/counters/seats',
        { ...seatsDoc(1, 15), schema: 1, updatedBy: 'owner', userId: 'owner' },
        'updatedAt',
      )
      expect(await world().mayCommit('owner', [again])).toBe(false)
    })

    it('keeps the seats from everyone who is not signed in, and from lists', async () => {
      expect(await world().mayGet(null, 'companies/home/counters/seats')).toBe(false)
      expect(await world().mayGet('invitee', 'companies/home/counters/seats')).toBe(true)
      const list = { from: [{ collectionId: 'counters' }] }
      expect(await world().mayList('owner', 'companies/home', list)).toBe(false)
    })
  })

  describe('a deactivated member', () => {
    const work = (uid: string, until: string) =>
      world().mayCommit(
        uid,
        [
          createOf(
            `companies/home/reads/team__${uid}`,
            {
              threadId: 'team',
              userId: uid,
              readAt: '2026-03-01T07:00:00.000Z',
              readerIds: [uid],
              schema: 1,
              updatedAt: now,
              updatedBy: uid,
              deletedAt: null,
            },
            'updatedAt',
          ),
        ],
        { name: 'thread/read', at: '2026-03-01T07:00:00.000Z', until },
      )

    it('may send for two weeks what was done before, and nothing else', async () => {
      expect(await work('leaver', '2026-03-01T07:00:00.000Z'), world().lastDenial()).toBe(true)
      expect(await work('leaver', past)).toBe(true)
      expect(await work('leaver', '2026-03-01T08:00:01.000Z')).toBe(false)
      expect(await work('leaver', now)).toBe(false)
      expect(await work('long-gone', '2026-01-31T07:00:00.000Z')).toBe(false)
      expect(await work('technician-inactive', '2026-03-01T07:00:00.000Z')).toBe(false)
    })

    it('gives nobody access any more, even if they managed people', async () => {
      const left = { ...userDoc(personOf('admin')), status: 'inactive', deactivatedAt: past }
      const where = await createHome({}, new Map<Ref, Doc>([['users/admin', left]]))
      const before = { at: '2026-03-01T07:00:00.000Z', until: past }
      const may = (writes: readonly Write[]) =>
        where.mayCommit('admin', writes, { name: 'member/edit', ...before })
      const byAdmin = { updatedBy: 'admin' }
      const stamps = { schema: 1, createdBy: 'admin', ...byAdmin, deletedAt: null, updatedAt: now }
      const edit = (uid: string, fields: Doc) => updateOf(`users/${uid}`, { ...fields, ...byAdmin })
      const invite = createOf(
        `companies/home/invites/${inviteHash}`,
        { ...inviteDoc('new@example.com'), ...stamps, createdAt: before.at },
        'updatedAt',
      )
      const revoked = updateOf(`companies/home/invites/${openInvite}`, {
        status: 'revoked',
        ...byAdmin,
      })
      expect(await may([edit('admin', { name: 'Ada' })]), where.lastDenial()).toBe(true)
      const link = createOf(
        `companies/home/shares/${newShareId}`,
        { ...shareDoc(), ...stamps, createdAt: before.at },
        'updatedAt',
      )
      expect(await may([invite])).toBe(false)
      expect(await may([revoked])).toBe(false)
      expect(await may([link])).toBe(false)
      expect(await may([edit('tech', { permissions: ['inventory'] })])).toBe(false)
      expect(await may([edit('tech', { name: 'Else' }), edit('admin', { name: 'Ada' })])).toBe(
        false,
      )
      const back = edit('leaver', { status: 'active', deactivatedAt: null })
      expect(await may([back, seat('admin', 'leaver', 6, true)])).toBe(false)
      const away = edit('tech', { status: 'inactive', deactivatedAt: before.at })
      expect(await may([away, seat('admin', 'tech', 4, false)])).toBe(false)
    })

    it('does not change the company any more, whatever they say when they did', async () => {
      const left = { ...userDoc(personOf('admin')), status: 'inactive', deactivatedAt: past }
      const where = await createHome({}, new Map<Ref, Doc>([['users/admin', left]]))
      const edit = (fields: Doc) => updateOf('companies/home', { ...fields, updatedBy: 'admin' })
      const bank = edit({ iban: 'ES9121000418450200051332' })
      const claim = { name: 'company/edit', at: '2026-03-01T07:00:00.000Z', until: past }
      expect(await world().mayCommit('admin', [bank], claim)).toBe(true)
      for (const write of [bank, edit({ tracking: 'off' }), edit({ mailReplyTo: 'x@y.example' })])
        expect(await where.mayCommit('admin', [write], claim)).toBe(false)
      const declined = edit({ ownershipOffer: null })
      expect(await where.mayCommit('admin', [declined], { ...claim, name: 'owner/withdraw' })).toBe(
        false,
      )
    })

    it('may upload for that time the bytes of their photos, and of no one else’s', async () => {
      const where = await createHome(
        {},
        new Map<Ref, Doc>([
          ['photos/own', photoDoc('leaver', ['leaver'])],
          ['photos/own-whole', photoDoc('leaver', ['leaver'], { uploadedAt: past })],
          ['photos/old', photoDoc('long-gone', ['long-gone'])],
        ]),
      )
      const mayUpload = (uid: string | null, photoId: string, company = 'home') => {
        const data = Buffer.from('bytes').toString('base64')
        const doc = { photoId, index: 0, schema: 1, updatedAt: now, updatedBy: uid ?? 'x' }
        const write = createOf(`companies/${company}/blobs/${photoId}_0`, doc, 'updatedAt')
        const { update } = write
        const fields = { ...update?.fields, data: { bytesValue: data } }
        return where.mayCommitBare(uid, [{ ...write, update: { ...update, fields } } as Write])
      }
      expect(await mayUpload('leaver', 'own'), where.lastDenial()).toBe(true)
      expect(await mayUpload('leaver', 'own-whole')).toBe(false)
      expect(await mayUpload('leaver', 'p-new')).toBe(false)
      expect(await mayUpload('leaver', 'own', 'other')).toBe(false)
      expect(await mayUpload('long-gone', 'old')).toBe(false)
      expect(await mayUpload(null, 'own')).toBe(false)
    })

    it('does not see any more where people are', async () => {
      const left = { ...userDoc(personOf('admin')), status: 'inactive', deactivatedAt: past }
      const where = await createHome({}, new Map<Ref, Doc>([['users/admin', left]]))
      expect(await where.mayGet('admin', 'companies/home/customers/c1')).toBe(true)
      expect(await where.mayGet('admin', 'companies/home/positions/tech')).toBe(false)
      expect(await world().mayGet('admin', 'companies/home/positions/tech')).toBe(true)
    })

    it('may read single documents for that time, and no lists', async () => {
      expect(await world().mayGet('leaver', 'companies/home/customers/c1')).toBe(true)
      expect(await world().mayGet('long-gone', 'companies/home/customers/c1')).toBe(false)
      expect(await world().mayGet('leaver', 'companies/other/customers/c1')).toBe(false)
      expect(await world().mayGet('leaver', 'companies/home/orders/o-new')).toBe(false)
      const list = { from: [{ collectionId: 'customers' }] }
      expect(await world().mayList('leaver', 'companies/home', list)).toBe(false)
    })
  })
}
