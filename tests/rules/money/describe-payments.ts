import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { createHome } from '../world/home.ts'
import { onSiteDoc, paymentDoc, reversalDoc } from '../world/payment-document.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const path = (id: string) => `companies/home/payments/${id}`
const by = (uid: string) => ({ createdBy: uid, updatedBy: uid })
const ids = (count: number) => Array.from({ length: count }, (_, i) => `i${i}`)
const ones = (count: number) => Array.from({ length: count }, () => 1)

/** Money received and given back, as a hostile client might record it. */
export function describePayments(world: () => World): void {
  const create = (uid: string, doc: Doc, id = 'n', at = world()) =>
    at.mayCommit(uid, [createOf(path(id), { ...doc, ...by(uid) }, 'updatedAt')])

  describe('a payment', () => {
    it('is read and recorded by the office of its company', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await world().mayGet(uid, path('p-cash')), uid).toBe(may)
        const query = { from: [{ collectionId: 'payments' }] }
        expect(await world().mayList(uid, 'companies/home', query), uid).toBe(may)
        expect(await create(uid, paymentDoc()), uid).toBe(may)
        expect(await create(uid, reversalDoc('p-cash'), 'p-cash_reversal'), uid).toBe(may)
      }
    })

    it('never changes and is never deleted', async () => {
      for (const uid of ['owner', 'admin', 'tech']) {
        const change = updateOf(path('p-tech'), { reference: 'x', updatedBy: uid })
        expect(await world().mayCommit(uid, [change])).toBe(false)
        expect(await world().mayCommit(uid, [deleteOf(path('p-tech'))])).toBe(false)
      }
    })

    it.each<Doc>([
      { kind: 'gift' },
      { kind: 'reversal' },
      { method: 'gold' },
      { amountMinor: 0 },
      { amountMinor: -1 },
      { amountMinor: 0.5 },
      { amountMinor: 100_000_000_001 },
      { currency: 'euro' },
      { customerId: 'none' },
      { orderId: 'a/b' },
      { receivedOn: '2026-02-30' },
      { receivedOn: '2199-01-01' },
      { reference: 'x'.repeat(201) },
      { invoiceIds: ['a/b'] },
      { invoiceIds: [], allocatedMinor: [1] },
      { invoiceIds: ['a', 'a'], allocatedMinor: [1, 1] },
      { invoiceIds: ['a', 'b'], allocatedMinor: [5000, 5001] },
      { allocatedMinor: [0] },
      { allocatedMinor: ['1'] },
      { allocatedMinor: 'x' },
      { invoiceIds: ids(21), allocatedMinor: ones(21) },
      { extra: 1 },
    ])('is not recorded with %o', async (wrong) => {
      expect(await create('admin', paymentDoc(wrong))).toBe(false)
    })

    it('may be for up to twenty invoices, given back, or without an invoice', async () => {
      const many = { invoiceIds: ids(20), allocatedMinor: ones(20) }
      const none = { invoiceIds: [], allocatedMinor: [] }
      for (const more of [many, none, { kind: 'refund' }, { orderId: 'o-done' }])
        expect(await create('admin', paymentDoc(more)), JSON.stringify(more)).toBe(true)
    })
  })

  describe('a payment on site', () => {
    it('is recorded by those who work on the order, and read by its author', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = status === 'active' && companyId === 'home' && uid !== 'idle'
        expect(await create(uid, onSiteDoc()), uid).toBe(may)
        const isOffice = may && role !== 'technician'
        expect(await world().mayGet(uid, path('p-tech')), uid).toBe(isOffice || uid === 'tech')
      }
      expect(await world().mayGet('tech', path('none'))).toBe(true)
      expect(await world().mayGet('tech-foreign', path('none'))).toBe(false)
      const own = {
        from: [{ collectionId: 'payments' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'createdBy' },
            op: 'EQUAL',
            value: { stringValue: 'tech' },
          },
        },
      } as const
      expect(await world().mayList('tech', 'companies/home', own)).toBe(true)
      expect(await world().mayList('idle', 'companies/home', own)).toBe(false)
    })

    it.each<Doc>([
      { orderId: null },
      { orderId: 'o-handedOver-none' },
      { orderId: 'o-dispatched-planned' },
      { kind: 'refund' },
      { method: 'credit' },
      { invoiceIds: ['i-issued'], allocatedMinor: [1] },
      { allocatedMinor: [1] },
    ])('is not recorded with %o', async (wrong) => {
      expect(await create('tech', onSiteDoc(wrong))).toBe(false)
    })

    it('arrives after the order was handed over or closed', async () => {
      for (const orderId of ['o-handedOver', 'o-done', 'o-cancelled'])
        expect(await create('tech', onSiteDoc({ orderId })), orderId).toBe(true)
    })

    it('is for companies that want it', async () => {
      const without = await createHome({ takesPaymentsOnSite: false })
      expect(await create('tech', onSiteDoc(), 'n', without)).toBe(false)
      expect(await create('admin', onSiteDoc(), 'n', without)).toBe(true)
    })
  })

  describe('a reversal', () => {
    it('takes back one payment whole, once', async () => {
      const reverse = (more: Doc, id = 'p-cash_reversal') =>
        create('admin', reversalDoc('p-cash', more), id)
      expect(await reverse({})).toBe(true)
      for (const wrong of [
        { amountMinor: 9999 },
        { method: 'card' },
        { customerId: 'c2' },
        { currency: 'USD' },
        { orderId: 'o-done' },
        { allocatedMinor: [4999] },
        { kind: 'payment' },
        { reversalOf: 'p-tech' },
        { reversalOf: 'p-none' },
      ] as const)
        expect(await reverse(wrong), JSON.stringify(wrong)).toBe(false)
      expect(await reverse({}, 'n')).toBe(false)
      const again = reversalDoc('p-wrong_reversal')
      expect(await create('admin', again, 'p-wrong_reversal_reversal')).toBe(false)
    })

    it('is possible of every payment', async () => {
      expect(await create('admin', paymentDoc(), 'x'.repeat(119))).toBe(true)
      expect(await create('admin', paymentDoc(), 'x'.repeat(120))).toBe(false)
      expect(await create('admin', paymentDoc({ customerId: 5 }))).toBe(false)
    })

    it('cannot be blocked by a payment with its id', async () => {
      expect(await create('admin', paymentDoc(), 'p-cash_reversal')).toBe(false)
    })
  })
}
