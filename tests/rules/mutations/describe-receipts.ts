import { describe, expect, it } from 'vitest'
import { mutationNames } from '#domain/mutation/mutation-name.ts'
import { mayClaim } from '#domain/mutation/prepare-mutation.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { past } from '../world/documents.ts'
import { receiptDetails } from '#emulator/demo/to-fields.ts'
import { people, personOf } from '../world/people.ts'
import { leadReceipt } from '../world/attach-receipt.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'

/** Every change needs a receipt in the same commit, and a receipt can claim only what its author may do. */
export function describeReceipts(world: () => World): void {
  const may = (uid: string, ...writes: Parameters<World['mayCommit']>[1]) =>
    world().mayCommitBare(uid, writes)
  const receipt = (uid: string, more: Doc = {}, { id = 'r1', company = home } = {}) => {
    const doc = { ...receiptOf(uid, id), ...more }
    return createOf(`${company}/mutations/${id}`, doc, 'receivedAt')
  }
  /** A technician's change of their own order, with this receipt. */
  const work = (receiptId?: string) => {
    const fields = { resolution: 'Fixed', updatedBy: 'tech' }
    return updateOf(`${home}/orders/o-onSite`, receiptId ? { ...fields, receiptId } : fields)
  }
  const writes = ['orders/o-onSite']
  const {
    role: _role,
    permissions: _permissions,
    writes: _writes,
    since: _since,
    until: _until,
    ...plain
  } = receiptOf('tech')
  const follower = (more: Doc = {}, id = 'r2') =>
    createOf(`${home}/mutations/${id}`, { ...plain, leadId: 'r1', ...more }, 'receivedAt')

  describe('a document', () => {
    it('changes with a receipt of the same commit that names it', async () => {
      expect(await may('tech', work('r1'), receipt('tech', { writes }))).toBe(true)
      expect(await may('tech', receipt('tech', { writes }), work('r1'))).toBe(true)
    })

    it('does not change without one', async () => {
      expect(await may('tech', work())).toBe(false)
      expect(await may('tech', work('r1'))).toBe(false)
      expect(await may('tech', work(), receipt('tech', { writes }))).toBe(false)
    })

    it('does not change with an older receipt or another user’s', async () => {
      expect(await may('tech', work('m-read'))).toBe(false)
      expect(await may('tech', work('r1'), receipt('editor', { writes }))).toBe(false)
    })

    it.each([
      ['names nothing', []],
      ['names another document', ['orders/o-new', 'visits/o-onSite']],
      ['names it within another name', ['orders/o-new,orders/o-onSite']],
    ])('does not change if the receipt %s', async (_, named) => {
      expect(await may('tech', work('r1'), receipt('tech', { writes: named }))).toBe(false)
    })

    it('does not change with a receipt of another company', async () => {
      const elsewhere = { company: 'companies/other' }
      expect(await may('tech', work('r1'), receipt('tech', { writes }, elsewhere))).toBe(false)
      const foreign = receipt('technician-foreign', { writes }, elsewhere)
      const theirs = updateOf(`${home}/orders/o-onSite`, {
        resolution: 'x',
        updatedBy: 'technician-foreign',
        receiptId: 'r1',
      })
      expect(await may('technician-foreign', theirs, foreign)).toBe(false)
    })

    it('changes only with the lead receipt of its commit', async () => {
      const lead = receipt('tech', { writes: [...writes, 'mutations/r2'] })
      expect(await may('tech', work('r1'), lead, follower())).toBe(true)
      expect(await may('tech', work('r2'), lead, follower())).toBe(false)
      const claiming = follower({ role: 'technician', permissions: [], writes })
      expect(await may('tech', work('r2'), lead, claiming)).toBe(false)
    })

    it.each([
      'users/owner',
      'companies/home',
      ...[
        'customers/c1',
        'sites/s1',
        'assets/a1',
        'visits/o-done',
        'orders/o-new',
        'templates/t1',
        'timeEntries/te-owner',
        'items/pump',
        'locations/store',
        'movements/mv-sent',
        'messages/m-own',
        'reads/team__owner',
        'photos/p-owner',
      ].map((ref) => `${home}/${ref}`),
    ])('does not change at %s if the receipt names another', async (path) => {
      const write = updateOf(path, { updatedBy: 'owner', receiptId: 'r1' })
      expect(await may('owner', write, receipt('owner', { writes }))).toBe(false)
    })

    it('has an id of valid characters and length', async () => {
      for (const id of ['x'.repeat(129), 'a b', 'é', '..x', 'a,b']) {
        const named = receipt('tech', { writes: [`messages/${id}`] })
        const write = createOf(
          `${home}/messages/${id}`,
          { ...messageOf('tech'), receiptId: 'r1' },
          'updatedAt',
        )
        expect(await may('tech', write, named), id).toBe(false)
      }
    })
  })

  describe('a receipt', () => {
    it('can be written by every active member in their own company and name', async () => {
      for (const { uid, companyId, status } of people) {
        const allowed = companyId === 'home' && status === 'active'
        expect(await may(uid, receipt(uid)), uid).toBe(allowed)
        const elsewhere = companyId === 'other' && status === 'active'
        const there = receipt(uid, {}, { company: 'companies/other' })
        expect(await may(uid, there), uid).toBe(elsewhere)
      }
      expect(await may('tech', receipt('admin'))).toBe(false)
    })

    it.each(people.filter(({ companyId, status }) => companyId === 'home' && status === 'active'))(
      'of $uid can claim what the domain allows them',
      async (person) => {
        for (const name of mutationNames) {
          const allowed = mayClaim(person, name)
          expect(await may(person.uid, receipt(person.uid, { name })), name).toBe(allowed)
          const second = { ...plain, actorId: person.uid, readerIds: [person.uid], name }
          const commit = [
            receipt(person.uid, { writes: ['mutations/r2'] }),
            createOf(`${home}/mutations/r2`, second, 'receivedAt'),
          ]
          expect(await may(person.uid, ...commit), name).toBe(allowed)
        }
      },
    )

    it.each([
      { role: 'admin' },
      { role: 'owner' },
      { permissions: ['inventory'] },
      { permissions: ['edit_customers', 'inventory'] },
      { permissions: 'inventory' },
    ])('cannot claim %j for a technician without permissions', async (more) => {
      expect(await may('tech', receipt('tech', { ...more, writes }), work('r1'))).toBe(false)
    })

    it.each([
      { readerIds: ['idle'] },
      { readerIds: 'tech' },
      { readerIds: ['tech', 5] },
      { readerIds: ['tech', 'a,b'] },
      { readerIds: ['tech', ...Array.from({ length: 100 }, (_, n) => `u${n}`)] },
      { args: 'x'.repeat(150_000) },
      { name: 'drop tables' },
      { name: 'order/unknown' },
      { name: 'order/move ' },
      { name: 7 },
      { schema: null },
      { schema: 0 },
      { schema: 2 },
      { at: 'now' },
      { refs: [] },
      { refs: 'orders/a' },
      { refs: [5] },
      { refs: [{}] },
      { refs: ['orders/a', 5] },
      { refs: ['orders/a/../b'] },
      { refs: ['orders'] },
      { refs: ['orders/a,orders/b'] },
      { refs: Array.from({ length: 101 }, (_, n) => `orders/${n}`) },
      { writes: 'orders/a' },
      { writes: [5] },
      { writes: ['orders/a,orders/b'] },
      { writes: ['orders/a b'] },
      { writes: [`orders/${'x'.repeat(129)}`] },
      { writes: Array.from({ length: 501 }, (_, n) => `orders/${n}`) },
      { leadId: null },
      { leadId: 'r9' },
      { extra: 1 },
    ])('is denied with %j', async (more) => {
      expect(await may('tech', receipt('tech', more))).toBe(false)
    })

    it.each([
      [{ until: '2026-03-02T09:05:00Z' }, true],
      [{ until: '2026-03-02T09:06:00Z' }, false],
      [{ until: '2199-01-01T00:00:00Z' }, false],
      [{ until: 'soon' }, false],
      [{ until: null }, false],
      [{ since: '2025-01-01T00:00:00Z' }, true],
      [{ since: '2024-12-31T23:59:59Z' }, false],
      [{ since: '1900-01-01T00:00:00Z' }, false],
      [{ since: null }, false],
      [{ at: '2026-03-02T09:04:01Z' }, false],
      [{ at: '2199-01-01T00:00:00Z' }, false],
      [{ at: '1900-01-01T00:00:00Z' }, false],
      [{ deviceAt: '2036-03-02T09:00:00Z', offsetMs: -315_619_200_000 }, true],
    ])('has plausible times: %j is %s', async (more, allowed) => {
      expect(await may('tech', receipt('tech', more))).toBe(allowed)
    })

    it('can name many documents and readers, and can have truncated values', async () => {
      const refs = Array.from({ length: 100 }, (_, i) => `orders/o${i}`)
      const many = Array.from({ length: 500 }, (_, i) => `orders/o${i}`)
      const more = { refs, writes: many, readerIds: ['tech', 'idle', 'owner'], cut: true }
      expect(await may('tech', receipt('tech', { ...more, merged: [] }))).toBe(true)
    })

    it('has the server’s time and all fields, and never changes', async () => {
      const path = `${home}/mutations/r1`
      const whole = receiptOf('tech')
      expect(await may('tech', createOf(path, { ...whole, receivedAt: past }))).toBe(false)
      const stored = Object.keys(whole).filter((field) => !receiptDetails.includes(field))
      for (const field of stored) {
        const lacking = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== field))
        expect(await may('tech', createOf(path, lacking, 'receivedAt')), field).toBe(false)
      }
      expect(await may('tech', createOf(path, whole, 'receivedAt'))).toBe(true)
      const change = updateOf(`${home}/mutations/m-read`, { at: past })
      expect(await may('owner', change)).toBe(false)
    })

    it('has an id of valid characters and length', async () => {
      for (const id of ['x'.repeat(129), 'a b', 'é'])
        expect(await may('tech', receipt('tech', {}, { id })), id).toBe(false)
    })

    it('has no id that the server gives what it does, so that it is done', async () => {
      const ids = ['fn_endTrials_2026-03-03', 'fn_', `fn_${'x'.repeat(125)}`]
      for (const id of ids) {
        expect(await may('owner', receipt('owner', {}, { id })), id).toBe(false)
        const both = [
          receipt('tech', { writes: [`mutations/${id}`] }),
          createOf(`${home}/mutations/${id}`, { ...plain, leadId: 'r1' }, 'receivedAt'),
        ]
        expect(await may('tech', ...both), id).toBe(false)
      }
      for (const id of ['f', 'fn', 'f_', 'fn-a', 'fnx', 'Fn_a', 'a_fn_', '_fn', 'x'.repeat(128)])
        expect(await may('tech', receipt('tech', {}, { id })), id).toBe(true)
    })

    it('cannot claim an unknown mutation', async () => {
      expect(await may('owner', receipt('owner', { name: 'order/unknown' }))).toBe(false)
    })
  })

  describe('a receipt that follows another', () => {
    const lead = (more: Doc = {}) => receipt('tech', { writes: ['mutations/r2'], ...more })

    it('belongs to the lead of the same commit, which names it', async () => {
      expect(await may('tech', lead(), follower())).toBe(true)
      expect(await may('tech', lead({ writes: [] }), follower())).toBe(false)
      expect(await may('tech', follower())).toBe(false)
    })

    it('does not follow an older receipt, or one that itself follows', async () => {
      expect(await may('tech', follower({ leadId: 'm-read' }))).toBe(false)
      const third = follower({ leadId: 'r2' }, 'r3')
      const both = lead({ writes: ['mutations/r2', 'mutations/r3'] })
      expect(await may('tech', both, follower(), third)).toBe(false)
    })

    it('does not follow another user’s', async () => {
      const theirs = receipt('editor', { writes: ['mutations/r2'] })
      expect(await may('tech', theirs, follower())).toBe(false)
    })

    it.each([{ role: 'technician' }, { permissions: [] }, { writes: [] }])(
      'cannot be a lead itself: %j',
      async (more) => {
        expect(await may('tech', lead(), follower(more))).toBe(false)
      },
    )
  })
}

/** A lead receipt with its author's true role and permissions. */
function receiptOf(uid: string, id = 'r1'): Doc {
  const { role, permissions } = personOf(uid)
  return leadReceipt(uid, id, { role, permissions })
}

function messageOf(uid: string): Doc {
  return {
    threadId: 'team',
    authorId: uid,
    text: 'x',
    about: null,
    change: null,
    attachments: [],
    readerIds: [uid],
    at: past,
    schema: 1,
    updatedBy: uid,
    deletedAt: null,
  }
}
