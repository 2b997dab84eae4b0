import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import {
  firstCounted,
  firstCredit,
  firstCreditDoc,
  issueOf,
  takenOff,
} from '../world/invoice-document.ts'
import { people } from '../world/people.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const path = (ref: string) => `companies/home/${ref}`

/** Deposits and the invoices that take them off, as a hostile client might write them. */
export function describeDeposits(world: () => World): void {
  const commit = (...writes: Write[]) => world().mayCommit('admin', writes)
  const change = (id: string, more: Doc) =>
    updateOf(path(`invoices/${id}`), { updatedBy: 'admin', ...more })
  const take = (
    more: { draft?: Doc; deposit?: Doc; invoiceId?: string; depositId?: string } = {},
  ) => {
    const { invoiceId = 'i-draft', depositId = 'd-issued' } = more
    return commit(
      change(invoiceId, { ...takenOff([depositId]), ...more.draft }),
      change(depositId, { finalId: invoiceId, ...more.deposit }),
    )
  }
  const release = (invoiceId: string, depositId: string, more: Doc = {}) =>
    commit(change(invoiceId, { ...takenOff([]), ...more }), change(depositId, { finalId: null }))

  describe('a deposit', () => {
    it('is drafted, issued in the series of invoices and taken off by the office', async () => {
      for (const { uid: updatedBy, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        const both = [
          change('i-draft', { ...takenOff(['d-issued']), updatedBy }),
          change('d-issued', { finalId: 'i-draft', updatedBy }),
        ]
        expect(await world().mayCommit(updatedBy, both), updatedBy).toBe(may)
        const freed = [
          change('i-final', { ...takenOff([]), updatedBy }),
          change('d-taken', { finalId: null, updatedBy }),
        ]
        expect(await world().mayCommit(updatedBy, freed), updatedBy).toBe(may)
        const next = { next: 3, lastId: 'd-draft', lastDay: '2026-03-02', period: '2026' }
        const issued = [
          change('d-draft', { ...issueOf(2), updatedBy }),
          updateOf(path('series/invoices'), { ...next, updatedBy }),
        ]
        expect(await world().mayCommit(updatedBy, issued), updatedBy).toBe(may)
      }
      const credits = firstCreditDoc({ updatedBy: 'admin', lastId: 'd-draft' })
      expect(
        await commit(
          change('d-draft', issueOf(1, firstCredit)),
          createOf(path('series/credits'), credits, 'updatedAt'),
        ),
      ).toBe(false)
    })

    it('and its invoice name each other in one commit', async () => {
      expect(await commit(change('i-draft', takenOff(['d-issued'])))).toBe(false)
      expect(await commit(change('d-issued', { finalId: 'i-draft' }))).toBe(false)
      expect(await take({ deposit: { finalId: 'i-other' } })).toBe(false)
      expect(await take({ draft: { depositIds: ['d-gone'] } })).toBe(false)
      expect(await take({ draft: { note: 'x' } })).toBe(false)
      expect(await take({ deposit: { note: 'x' } })).toBe(false)
      expect(await take({ deposit: { totalMinor: 1 } })).toBe(false)
    })

    it('is taken off once', async () => {
      expect(await take({ depositId: 'd-taken' })).toBe(false)
      expect(await take({ depositId: 'd-final' })).toBe(false)
      expect(
        await commit(
          change('i-draft', takenOff(['d-issued'])),
          change('i-other', takenOff(['d-issued'])),
          change('d-issued', { finalId: 'i-other' }),
        ),
      ).toBe(false)
      const twice = ['d-taken', 'd-taken']
      expect(
        await take({ invoiceId: 'i-final', depositId: 'd-taken', draft: takenOff(twice) }),
      ).toBe(false)
    })

    it('is of the same customer and currency, issued, and not taken back', async () => {
      for (const depositId of ['d-other', 'd-dollars', 'd-credited', 'd-draft', 'i-issued'])
        expect(await take({ depositId }), depositId).toBe(false)
      for (const invoiceId of ['k-draft', 'i-issued', 'i-discarded', 'i-external', 'd-draft'])
        expect(await take({ invoiceId }), invoiceId).toBe(false)
      expect(await commit(change('i-final', { customerId: 'c-other' }))).toBe(false)
      expect(await commit(change('i-final', { termsDays: 7 }))).toBe(true)
      expect(await commit(change('i-draft', { customerId: 'c-other' }))).toBe(true)
      expect(await take({ depositId: 'd-credited', draft: { prepaidMinor: 0 } })).toBe(false)
    })

    it('is one of ten at most, added after the others', async () => {
      const add = (invoiceId: string, before: readonly string[]) =>
        take({ invoiceId, draft: takenOff([...before, 'd-issued']) })
      expect(await add('i-final', ['d-taken'])).toBe(true)
      expect(await add('i-final', ['d-whole'])).toBe(false)
      expect(
        await add(
          'i-final-full',
          Array.from({ length: 10 }, (_, i) => `d${i}`),
        ),
      ).toBe(false)
    })

    it.each<Doc>([
      { prepaidMinor: 11_999 },
      { prepaidMinor: 12_001 },
      { prepaidMinor: null },
      { deposits: 7 },
      { status: 'discarded' },
    ])('is not taken off with %o', async (draft) => {
      expect(await take({ draft })).toBe(false)
    })

    it('is issued with an invoice that is over no less', async () => {
      const series = { next: 3, lastId: 'i-final', lastDay: '2026-03-02', period: '2026' }
      const counts = updateOf(path('series/invoices'), { ...series, updatedBy: 'admin' })
      const issue = (more: Doc) => commit(change('i-final', issueOf(2, more)), counts)
      expect(await issue({})).toBe(true)
      expect(await issue({ totalMinor: 11_999 })).toBe(false)
      expect(await issue(takenOff([]))).toBe(false)
      expect(await issue({ prepaidMinor: 0 })).toBe(false)
    })

    it('is freed by a draft, or once its invoice was discarded or credited wholly', async () => {
      expect(await release('i-final', 'd-taken')).toBe(true)
      expect(await release('i-final', 'd-taken', { prepaidMinor: 12_000 })).toBe(false)
      expect(await release('i-final', 'd-taken', { depositIds: ['d-issued'] })).toBe(false)
      expect(await commit(change('i-final', { prepaidMinor: 0 }))).toBe(false)
      // Alone, it would leave the deposit with an invoice that no longer takes it off.
      expect(await commit(change('i-final', takenOff([])))).toBe(false)
      const free = (id: string) => commit(change(id, { finalId: null }))
      expect(await free('d-taken')).toBe(false)
      expect(await free('d-final')).toBe(false)
      expect(await free('d-part')).toBe(false)
      expect(await free('d-gone')).toBe(true)
      expect(await free('d-whole')).toBe(true)
      expect(await release('i-final-issued', 'd-final')).toBe(false)
    })

    it('is credited only while no invoice takes it off', async () => {
      const credit = (creditId: string, depositId: string) =>
        commit(
          createOf(
            path('series/credits'),
            firstCreditDoc({ updatedBy: 'admin', lastId: creditId }),
            'updatedAt',
          ),
          change(creditId, issueOf(1, firstCredit)),
          change(depositId, { ...firstCounted, creditIds: [creditId] }),
        )
      expect(await credit('k-deposit', 'd-issued')).toBe(true)
      expect(await credit('k-taken', 'd-taken')).toBe(false)
    })
  })
}
