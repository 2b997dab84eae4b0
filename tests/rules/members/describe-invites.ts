import { describe, expect, it } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { past } from '../world/documents.ts'
import {
  inviteCode,
  inviteDoc,
  inviteHash,
  inviteMailDoc,
  seatsDoc,
} from '../world/invite-documents.ts'
import { adminInvite, createHome, endedInvites, openInvite } from '../world/home.ts'
import { createOf, now, updateOf, type World } from '../world/world.ts'

const stamp = { schema: 1, updatedAt: now, deletedAt: null }
const joining = { role: 'technician', permissions: ['inventory'] }

/** The three writes with which an invited person joins, and how a test changes them. */
function acceptance(
  change: { user?: Doc; invite?: Doc; seats?: Doc } = {},
  uid = 'invitee',
  inviteId = openInvite,
) {
  const user = {
    name: 'Ines Vidal',
    email: `${uid}@example.com`,
    status: 'active',
    companyId: 'home',
    language: 'es',
    inviteId,
    ...joining,
    ...stamp,
    updatedBy: uid,
  }
  const accepted = { status: 'accepted', acceptedAt: now, acceptedBy: uid, updatedBy: uid }
  const seats = { used: 6, userId: uid, isTaken: true, updatedBy: uid }
  return {
    user: createOf(`users/${uid}`, { ...user, ...change.user }, 'updatedAt'),
    invite: updateOf(`companies/home/invites/${inviteId}`, { ...accepted, ...change.invite }),
    seats: updateOf('companies/home/counters/seats', { ...seats, ...change.seats }),
  }
}

export function describeInvites(world: () => World): void {
  const mayAccept = (
    { user, invite, seats }: ReturnType<typeof acceptance>,
    {
      uid = 'invitee',
      where = world(),
      receipt = {},
    }: { uid?: string; where?: World; receipt?: Doc } = {},
  ) =>
    where.mayCommit(uid, [user, invite, seats], { name: 'invite/accept', ...joining, ...receipt })

  describe('an invitation', () => {
    it('is accepted in one commit by the person it names', async () => {
      expect(await mayAccept(acceptance()), world().lastDenial()).toBe(true)
    })

    it('is not accepted in parts', async () => {
      const { user, invite, seats } = acceptance()
      const receipt = { name: 'invite/accept', ...joining }
      for (const part of [
        [user],
        [invite],
        [seats],
        [user, invite],
        [user, seats],
        [invite, seats],
      ]) {
        expect(await world().mayCommit('invitee', part, receipt)).toBe(false)
      }
      expect(await world().mayCommit(null, [user, invite, seats], receipt)).toBe(false)
    })

    it('is not accepted by anyone else, signed in or member of a company', async () => {
      for (const uid of ['newcomer', 'tech', 'owner-foreign', 'leaver']) {
        expect(await mayAccept(acceptance({}, uid), { uid }), uid).toBe(false)
        const named = acceptance({ user: { email: 'invitee@example.com' } }, uid)
        expect(await mayAccept(named, { uid }), uid).toBe(false)
      }
    })

    it.each(Object.entries(endedInvites))('is not accepted once it is %s', async (_, id) => {
      expect(await mayAccept(acceptance({}, 'invitee', id))).toBe(false)
    })

    it.each([
      { role: 'admin' },
      { role: 'owner' },
      { permissions: [] },
      { permissions: ['inventory', 'edit_customers'] },
      { status: 'inactive' },
      { companyId: 'other' },
      { email: 'other@example.com' },
      { inviteId: endedInvites.accepted },
      { inviteId: 'x'.repeat(64) },
      { name: ' ' },
      { language: 'xx' },
      { phone: '1' },
      { updatedBy: 'owner' },
      { deletedAt: now },
    ])('does not make a user with %j', async (user) => {
      expect(await mayAccept(acceptance({ user }))).toBe(false)
      const { role = joining.role, permissions = joining.permissions } = user as Partial<
        typeof joining
      >
      expect(await mayAccept(acceptance({ user }), { receipt: { role, permissions } })).toBe(false)
    })

    it.each([
      { acceptedBy: 'tech' },
      { acceptedAt: '2030-01-01T00:00:00.000Z' },
      { status: 'pending' },
      { role: 'admin' },
      { email: 'x@example.com' },
      { note: 'Changed' },
    ])('is not changed to %j by accepting it', async (invite) => {
      expect(await mayAccept(acceptance({ invite }))).toBe(false)
    })

    it.each([
      { used: 5 },
      { used: 7 },
      { used: 1 },
      { userId: 'tech' },
      { userId: 7 },
      { isTaken: false },
      { isTaken: 'yes' },
      { limit: 100 },
    ])('does not set the seats to %j', async (seats) => {
      expect(await mayAccept(acceptance({ seats }))).toBe(false)
    })

    it('is not accepted where every seat is taken', async () => {
      const full = await createHome({}, new Map<Ref, Doc>([['counters/seats', seatsDoc(6, 6)]]))
      const last = acceptance({ seats: { used: 7 } })
      expect(await mayAccept(last, { where: full })).toBe(false)
    })

    it('is open to anyone with its link, until it ends', async () => {
      const path = (id: string) => `companies/home/invites/${id}`
      for (const uid of [null, 'invitee', 'newcomer', 'tech', 'owner-foreign']) {
        expect(await world().mayGet(uid, path(openInvite))).toBe(true)
        for (const id of Object.values(endedInvites)) {
          expect(await world().mayGet(uid, path(id))).toBe(false)
        }
        expect(await world().mayGet(uid, path('9'.repeat(64)))).toBe(true)
        expect(
          await world().mayList(uid, 'companies/home', { from: [{ collectionId: 'invites' }] }),
        ).toBe(false)
        expect(await world().mayGet(uid, `companies/home/inviteMails/${openInvite}`)).toBe(false)
      }
      for (const uid of ['owner', 'admin']) {
        for (const id of Object.values(endedInvites)) {
          expect(await world().mayGet(uid, path(id))).toBe(true)
        }
        expect(
          await world().mayList(uid, 'companies/home', { from: [{ collectionId: 'invites' }] }),
        ).toBe(true)
        expect(await world().mayGet(uid, `companies/home/inviteMails/${inviteHash}`)).toBe(true)
        expect(await world().mayGet(uid, `companies/home/inviteMails/${openInvite}`)).toBe(false)
      }
    })

    it('notes once that it was opened, or that a new one is wanted', async () => {
      const note = (uid: string, id: string, fields: Doc) =>
        world().mayCommitBare(uid, [
          updateOf(`companies/home/invites/${id}`, { ...fields, updatedBy: uid }),
        ])
      expect(await note('invitee', openInvite, { openedAt: now }), world().lastDenial()).toBe(true)
      expect(await note('invitee', openInvite, { requestedAt: now })).toBe(false)
      for (const id of [endedInvites.expired, endedInvites.revoked]) {
        expect(await note('invitee', id, { requestedAt: now }), world().lastDenial()).toBe(true)
        expect(await note('invitee', id, { openedAt: now })).toBe(false)
      }
      expect(await note('tech', endedInvites.accepted, { requestedAt: now })).toBe(false)
      for (const fields of [
        { openedAt: null },
        { openedAt: past },
        { openedAt: '2026-03-02T10:00:00.000Z' },
        { openedAt: 'soon' },
        { openedAt: now, status: 'accepted' },
        { openedAt: now, expiresAt: '2027-03-02T10:00:00.000Z' },
        { openedAt: now, deletedAt: now },
      ]) {
        expect(await note('invitee', openInvite, fields), JSON.stringify(fields)).toBe(false)
      }
      for (const fields of [{ requestedAt: past }, { requestedAt: now, status: 'accepted' }]) {
        expect(await note('invitee', endedInvites.expired, fields)).toBe(false)
      }
      for (const uid of ['newcomer', 'tech', 'owner', 'owner-foreign']) {
        expect(await note(uid, openInvite, { openedAt: now }), uid).toBe(false)
        expect(await note(uid, endedInvites.expired, { requestedAt: now }), uid).toBe(false)
      }
      const named = { openedAt: now, updatedBy: 'owner' }
      const path = `companies/home/invites/${openInvite}`
      expect(await world().mayCommitBare('invitee', [updateOf(path, named)])).toBe(false)
      expect(await world().mayCommitBare(null, [updateOf(path, named)])).toBe(false)
    })

    it('is noted no second time', async () => {
      const noted = await createHome(
        {},
        new Map<Ref, Doc>([
          [`invites/${openInvite}`, inviteDoc('invitee@example.com', { openedAt: past })],
          [
            `invites/${endedInvites.expired}`,
            inviteDoc('invitee@example.com', { expiresAt: past, requestedAt: past }),
          ],
        ]),
      )
      for (const [id, field] of [
        [openInvite, 'openedAt'],
        [endedInvites.expired, 'requestedAt'],
      ] as const) {
        const again = updateOf(`companies/home/invites/${id}`, {
          [field]: now,
          updatedBy: 'invitee',
        })
        expect(await noted.mayCommitBare('invitee', [again])).toBe(false)
      }
    })

    it.each([
      { status: 'pending' },
      { status: 'accepted' },
      { status: 'revoked', role: 'admin' },
      { status: 'revoked', email: 'x@example.com' },
      { status: 'revoked', acceptedBy: 'tech' },
      { status: 'revoked', replacedById: 'x' },
      { status: 'revoked', replacedById: 7 },
    ])('is not changed by the office to %j', async (fields) => {
      const path = `companies/home/invites/${openInvite}`
      const change = updateOf(path, { ...fields, updatedBy: 'owner' })
      expect(await world().mayCommit('owner', [change], { name: 'invite/revoke' })).toBe(false)
    })

    it('is not withdrawn once it is accepted', async () => {
      const path = `companies/home/invites/${endedInvites.accepted}`
      const change = updateOf(path, { status: 'revoked', updatedBy: 'owner' })
      expect(await world().mayCommit('owner', [change], { name: 'invite/revoke' })).toBe(false)
    })

    it('is replaced only once', async () => {
      const path = `companies/home/invites/${openInvite}`
      const earlier = inviteDoc('invitee@example.com', {
        status: 'revoked',
        replacedById: adminInvite,
      })
      const replaced = await createHome({}, new Map<Ref, Doc>([[`invites/${openInvite}`, earlier]]))
      const change = updateOf(path, {
        status: 'revoked',
        replacedById: inviteHash,
        updatedBy: 'owner',
      })
      expect(await replaced.mayCommit('owner', [change], { name: 'invite/renew' })).toBe(false)
    })
  })

  describe('a mail with a link', () => {
    const byOwner = { ...stamp, createdBy: 'owner', updatedBy: 'owner', createdAt: now }
    const invite = (more: Doc = {}) =>
      createOf(
        `companies/home/invites/${inviteHash}`,
        { ...inviteDoc('new@example.com'), ...byOwner, ...more },
        'updatedAt',
      )
    const mail = (more: Doc = {}, id = inviteHash) =>
      createOf(
        `companies/home/inviteMails/${id}`,
        { ...inviteMailDoc('new@example.com', inviteCode), ...byOwner, ...more },
        'updatedAt',
      )
    const may = (...writes: Parameters<World['mayCommit']>[1]) =>
      world().mayCommit('owner', writes, { name: 'invite/create' })

    it('is asked for beside its invitation only', async () => {
      expect(await may(invite(), mail()), world().lastDenial()).toBe(true)
      expect(await may(invite())).toBe(true)
      expect(await may(mail())).toBe(false)
      const expired = endedInvites.expired
      expect(await may(mail({}, expired))).toBe(false)
      expect(await may(invite(), mail({}, openInvite))).toBe(false)
    })

    it.each([
      { code: 'aB3dE6gH9jK2mN5pQ8sT1w' },
      { code: 'short' },
      { email: 'other@example.com' },
      { role: 'admin' },
      { expiresAt: '2026-03-09T08:00:00.000Z' },
      { to: ['a@example.com'] },
    ])('does not have %j', async (more) => {
      expect(await may(invite(), mail(more))).toBe(false)
    })

    it.each([
      { role: 'owner' },
      { email: 'New@example.com' },
      { email: 'nobody' },
      { email: 'a@b, c@d' },
      { email: 'a\r\nbcc:x@example.com' },
      { email: 'a@example.com\n' },
      { email: '<a>@example.com' },
      { email: 'a,b;c@example.com' },
      { email: 'a\u0000@example.com' },
      { permissions: ['everything'] },
      { permissions: ['inventory', 'inventory', 'inventory'] },
      { status: 'accepted' },
      { expiresAt: '2026-03-20T08:00:00.000Z' },
      { expiresAt: 'never' },
      { sentCount: 0 },
      { note: 'x'.repeat(1001) },
      { note: 7 },
      { companyName: ' ' },
      { acceptedBy: 'tech' },
      { replacedById: openInvite },
    ])('is not asked for with an invitation with %j', async (more) => {
      expect(await may(invite(more), mail())).toBe(false)
      expect(await may(invite(more))).toBe(false)
    })

    it('belongs to an invitation whose id is a hash', async () => {
      const other = createOf(
        'companies/home/invites/tess',
        { ...inviteDoc('new@example.com'), ...byOwner },
        'updatedAt',
      )
      expect(await may(other)).toBe(false)
    })
  })
}
