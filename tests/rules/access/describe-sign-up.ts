import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { companyDoc, newCompany, receiptDoc, userDoc } from '../world/documents.ts'
import { seatsDoc } from '../world/invite-documents.ts'
import { newcomer, personOf } from '../world/people.ts'
import { createOf, foldMutation, now, updateOf, writeOf, type World } from '../world/world.ts'

const args: MutationArgs<'company/setup'> = {
  uid: 'newcomer',
  companyId: 'fresh',
  owner: { name: 'Grace Comeau', email: 'newcomer@example.com', language: 'es' },
  company: {
    name: 'Fresh',
    address: emptyAddress,
    timeZone: 'America/Argentina/Buenos_Aires',
    currency: 'ARS',
    taxRateMilliPercent: 21_000,
    workingHours: defaultWorkingHours,
  },
}
const stamp = { schema: 1, updatedAt: now, updatedBy: 'newcomer', deletedAt: null }
const user: Doc = {
  ...userDoc(newcomer),
  ...stamp,
}
const company: Doc = { ...companyDoc('newcomer', newCompany), ...stamp }

const userWrite = (more: Doc = {}, uid = 'newcomer') =>
  createOf(`users/${uid}`, { ...user, ...more }, 'updatedAt')
const companyWrite = (more: Doc = {}, id = 'fresh') =>
  createOf(`companies/${id}`, { ...company, ...more }, 'updatedAt')

export function describeSignUp(world: () => World): void {
  const may = (...writes: Parameters<World['mayCommit']>[1]) =>
    world().mayCommit('newcomer', writes)

  describe('signing up', () => {
    it('creates a company and its owner in one commit, with or without a receipt', async () => {
      const folded = foldMutation('company/setup', args, newcomer, new Map())
      if (!folded.ok) throw new Error(JSON.stringify(folded.problem))
      const writes = folded.value.map((write) => writeOf(write, 'fresh'))
      const receipt = receiptDoc('newcomer', ['newcomer'])
      const receiptWrite = createOf('companies/fresh/mutations/m', receipt, 'receivedAt')
      expect(await may(...writes), world().lastDenial()).toBe(true)
      expect(await may(...writes, receiptWrite), world().lastDenial()).toBe(true)
      expect(await may(receiptWrite)).toBe(false)
      expect(await world().mayCommit('tech', writes)).toBe(false)
      expect(await world().mayCommit(null, writes)).toBe(false)
    })

    it('is denied for the user or the company alone', async () => {
      expect(await may(userWrite(), companyWrite())).toBe(true)
      expect(await may(userWrite())).toBe(false)
      expect(await may(companyWrite())).toBe(false)
    })

    it('comes with one seat of the trial, for the owner', async () => {
      const seats = { ...seatsDoc(1, 15), ...stamp, userId: 'newcomer' }
      const seatsWrite = (more: Doc = {}, id = 'fresh') =>
        createOf(`companies/${id}/counters/seats`, { ...seats, ...more }, 'updatedAt')
      expect(await may(userWrite(), companyWrite(), seatsWrite()), world().lastDenial()).toBe(true)
      for (const more of [
        { used: 0 },
        { limit: 16 },
        { limit: 1 },
        { userId: 'tech' },
        { isTaken: false },
        { deletedAt: now },
        { extra: 1 },
      ]) {
        expect(await may(userWrite(), companyWrite(), seatsWrite(more))).toBe(false)
      }
      expect(await may(seatsWrite())).toBe(false)
      const late = createOf(
        'companies/other/counters/seats',
        { ...seats, userId: 'admin-foreign', updatedBy: 'admin-foreign' },
        'updatedAt',
      )
      expect(await world().mayCommit('admin-foreign', [late])).toBe(false)
    })

    it('cannot join another company', async () => {
      for (const companyId of ['home', 'other', 'none']) {
        expect(await may(userWrite({ companyId }))).toBe(false)
        expect(await may(userWrite({ companyId }), companyWrite())).toBe(false)
      }
      expect(await may(userWrite(), companyWrite({ ownerId: 'owner' }))).toBe(false)
    })

    it.each([
      { role: 'admin' },
      { role: 'technician' },
      { status: 'vip' },
      { permissions: ['inventory'] },
      { email: 'owner@example.com' },
      { name: ' ' },
      { name: 'x'.repeat(201) },
      { language: 'fr' },
      { companyId: 'a/b' },
      { isStaff: true },
      { updatedBy: 'owner' },
      { deletedAt: now },
      { schema: '1' },
    ])('refuses a user with %j', async (more) => {
      expect(await may(userWrite(more), companyWrite())).toBe(false)
    })

    it.each([
      { subscriptionStatus: 'active' },
      { plan: 'unlimited' },
      { disabledFeatures: ['x'] },
      { hiddenFeatures: [] },
      { holidays: '[]' },
      { isSetup: 'yes' },
      { isStaff: true },
      { createdAt: 'yesterday' },
      { trialEndsAt: null },
      { trialEndsAt: 'never' },
      { trialEndsAt: '2026-04-16T09:00:00.000Z' },
      { updatedBy: 'owner' },
      { deletedAt: now },
      { schema: 0 },
    ])('refuses a company with %j', async (more) => {
      expect(await may(userWrite(), companyWrite(more))).toBe(false)
    })

    it('refuses a time other than the server’s', async () => {
      const late = createOf('users/newcomer', user)
      expect(await may(late, companyWrite())).toBe(false)
      expect(await may(userWrite(), createOf('companies/fresh', company))).toBe(false)
    })

    it('allows only the owner to add the missing half of an interrupted sign-up', async () => {
      const orphan = (uid: string, more: Doc = {}) => {
        const email = `${uid}@example.com`
        const own = { companyId: 'orphan', email, updatedBy: uid, ...more }
        return world().mayCommit(uid, [userWrite(own, 'orphan-owner')])
      }
      expect(await orphan('orphan-owner')).toBe(true)
      expect(await orphan('orphan-owner', { role: 'admin' })).toBe(false)
      expect(await orphan('orphan-owner', { status: 'vip' })).toBe(false)
      expect(await orphan('newcomer')).toBe(false)
      const lost = (uid: string, more: Doc = {}) => {
        const own = { ownerId: uid, updatedBy: uid, ...more }
        return world().mayCommit(uid, [companyWrite(own, 'lost')])
      }
      expect(await lost('lost-owner')).toBe(true)
      expect(await lost('lost-owner', { ownerId: 'lost-admin' })).toBe(false)
      expect(await lost('lost-owner', { currency: 'bucks' })).toBe(false)
      expect(await lost('lost-admin')).toBe(false)
      expect(await lost('lost-inactive')).toBe(false)
    })

    it('denies members a second company', async () => {
      for (const uid of ['tech', 'owner']) {
        const second = companyWrite({ ownerId: uid, updatedBy: uid })
        expect(await world().mayCommit(uid, [second])).toBe(false)
        const move = updateOf(`users/${uid}`, { companyId: 'fresh', updatedBy: uid })
        expect(await world().mayCommit(uid, [second, move])).toBe(false)
      }
    })
  })

  describe('completing a setup', () => {
    const half = { uid: 'half-owner', companyId: 'half', role: 'owner', status: 'active' } as const

    it('is allowed only to the owner, as in the domain', async () => {
      const docs = new Map<Ref, Doc>([
        ['users/half-owner', userDoc({ ...half, email: '', permissions: [] })],
        ['companies/half', companyDoc('half-owner', { isSetup: false })],
      ])
      const own = { ...args, uid: 'half-owner', companyId: 'half' }
      const folded = foldMutation('company/setup', own, { ...half, permissions: [] }, docs)
      if (!folded.ok) throw new Error(JSON.stringify(folded.problem))
      const writes = folded.value.map((write) => writeOf(write, 'half'))
      expect(await world().mayCommit('half-owner', writes), world().lastDenial()).toBe(true)
      expect(await world().mayCommit('owner', writes)).toBe(false)
      for (const [uid, companyId] of [
        ['half-second', 'half'],
        ['passed-admin', 'passed'],
      ] as const) {
        const complete = updateOf(`companies/${companyId}`, { isSetup: true, updatedBy: uid })
        expect(await world().mayCommit(uid, [complete]), uid).toBe(false)
        const rename = updateOf(`companies/${companyId}`, { name: 'New', updatedBy: uid })
        expect(await world().mayCommit(uid, [rename]), uid).toBe(true)
      }
      const again = updateOf('companies/home', { name: 'New', isSetup: true, updatedBy: 'owner' })
      const setup = { name: 'company/setup' }
      expect(await world().mayCommit('owner', [again], setup)).toBe(false)
      expect(await world().mayCommit('owner', [again], { name: 'company/edit' })).toBe(true)
      const undo = updateOf('companies/home', { isSetup: false, updatedBy: 'owner' })
      expect(await world().mayCommit('owner', [undo])).toBe(false)
      expect(personOf('owner').companyId).toBe('home')
    })
  })
}
