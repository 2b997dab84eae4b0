import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { people } from '../world/people.ts'
import { newShareId, shareDoc } from '../world/share-document.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const reminder = {
  kind: 'invoice',
  targetId: 'i-mailed',
  customerId: 'c-mailed',
  mailTo: 'ana@example.com',
  reminder: 1,
}

/** Reminders of unpaid invoices: links that are mailed, as a hostile client might make them. */
export function describeReminders(world: () => World): void {
  const create = (uid: string, more: Doc, companyId = 'home') => {
    const doc = shareDoc({ ...reminder, createdBy: uid, updatedBy: uid, ...more })
    const path = `companies/${companyId}/shares/${newShareId}`
    return world().mayCommit(uid, [createOf(path, doc, 'updatedAt')])
  }

  describe('a reminder', () => {
    it('is sent by the office of its company', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await create(uid, {}), uid).toBe(may)
      }
      expect(await create('admin', {}, 'other')).toBe(false)
    })

    it.each<Doc>([
      { reminder: 0 },
      { reminder: 4 },
      { reminder: 1.5 },
      { reminder: '1' },
      { reminder: null },
      { kind: 'estimate' },
      { kind: 'visit' },
      { mailTo: '' },
    ])('is none with %j', async (more) => {
      expect(await create('admin', more)).toBe(false)
    })

    it('stays the one that it was', async () => {
      expect(await create('admin', { reminder: 3 })).toBe(true)
      const path = `companies/home/shares/${newShareId}`
      const change = updateOf(path, { reminder: 2, updatedBy: 'admin' })
      expect(await world().mayCommit('admin', [change])).toBe(false)
    })
  })
}
