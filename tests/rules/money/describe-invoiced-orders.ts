import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { past } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { updateOf, type World } from '../world/world.ts'

/** Orders that are made invoiced, and what they cost as a whole, as a hostile client might write them. */
export function describeInvoicedOrders(world: () => World): void {
  const write = (uid: string, more: Doc, id = 'o-reviewed', company = 'home') =>
    world().mayCommit(uid, [
      updateOf(`companies/${company}/orders/${id}`, { ...more, updatedBy: uid }),
    ])
  const invoiced = (more: Doc = {}): Doc => ({
    status: 'invoiced',
    statusAt: past,
    invoiceId: 'i-work',
    ...more,
  })

  describe('an order', () => {
    it('is made invoiced by the office of its company', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await write(uid, invoiced()), uid).toBe(may)
        expect(await write(uid, { fixedPriceMinor: 19_900 }), uid).toBe(may)
      }
    })

    it.each<Doc>([
      { invoiceId: 'i-work-draft' },
      { invoiceId: 'i-work-whole' },
      { invoiceId: 'i-issued' },
      { invoiceId: 'i-none' },
      { invoiceId: 'k-work' },
      { invoiceId: 'a/b' },
      { invoiceId: null },
      { open: true },
      { statusAt: '2199-01-01T00:00:00.000Z' },
    ])('is not made invoiced with %o', async (wrong) => {
      expect(await write('admin', invoiced(wrong))).toBe(false)
    })

    it('is not made invoiced without an invoice, nor by one that does not name it', async () => {
      expect(await write('admin', { status: 'invoiced', statusAt: past })).toBe(false)
      expect(await write('admin', { ...invoiced(), open: false }, 'o-paused')).toBe(false)
      expect(await write('admin', invoiced(), 'o-deleted')).toBe(false)
    })

    it('names no invoice that it could not be invoiced by', async () => {
      expect(await write('admin', { invoiceId: 'i-work-draft' })).toBe(false)
      expect(await write('admin', { invoiceId: 'i-issued' }, 'o-invoiced')).toBe(false)
      expect(await write('admin', { invoiceId: null }, 'o-invoiced')).toBe(false)
    })

    it('goes back to reviewed, and may be invoiced again', async () => {
      const back = { status: 'reviewed', statusAt: past }
      expect(await write('admin', back, 'o-invoiced')).toBe(true)
      expect(await write('admin', invoiced(), 'o-invoiced')).toBe(true)
    })

    it.each([-1, 1.5, 100_000_000_001, '100', true])(
      'does not cost %o',
      async (fixedPriceMinor) => {
        expect(await write('admin', { fixedPriceMinor })).toBe(false)
      },
    )

    it('costs what its work and parts do where it has no price of its own', async () => {
      expect(await write('admin', { fixedPriceMinor: 0 })).toBe(true)
      expect(await write('admin', { fixedPriceMinor: null })).toBe(true)
    })
  })
}
