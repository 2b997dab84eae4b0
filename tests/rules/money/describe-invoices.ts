import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { past } from '../world/documents.ts'
import {
  draftDoc,
  firstCounted,
  firstCredit,
  firstCreditDoc,
  issueOf,
} from '../world/invoice-document.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const path = (ref: string) => `companies/home/${ref}`
const by = { updatedBy: 'admin' }
/** The number after the last one of `series/invoices`. */
const next = { next: 3, lastId: 'i-draft', lastDay: '2026-03-02', period: '2026', ...by }
const firstOfCredits = firstCreditDoc(by)
const counted = { ...firstCounted, ...by }

/** Invoices, credit notes and the series of their numbers, as a hostile client might write them. */
export function describeInvoices(world: () => World): void {
  const commit = (...writes: Write[]) => world().mayCommit('admin', writes)
  const issued = (more: Doc = {}, id = 'i-draft') =>
    updateOf(path(`invoices/${id}`), { ...issueOf(2), ...by, ...more })
  const counts = (more: Doc = {}) => updateOf(path('series/invoices'), { ...next, ...more })
  const change = (id: string, more: Doc) =>
    commit(updateOf(path(`invoices/${id}`), { ...by, ...more }))
  const credits = (more: { note?: Doc; series?: Doc; invoice?: Doc } = {}) =>
    commit(
      createOf(path('series/credits'), { ...firstOfCredits, ...more.series }, 'updatedAt'),
      updateOf(path('invoices/k-draft'), { ...issueOf(1, firstCredit), ...by, ...more.note }),
      updateOf(path('invoices/i-issued'), { ...counted, ...more.invoice }),
    )

  describe('an invoice', () => {
    it('is read and written by the office of its company', async () => {
      for (const { uid, role, status, companyId } of people) {
        const may = role !== 'technician' && status === 'active' && companyId === 'home'
        expect(await world().mayGet(uid, path('invoices/i-issued')), uid).toBe(may)
        const query = { from: [{ collectionId: 'invoices' }] }
        expect(await world().mayList(uid, 'companies/home', query), uid).toBe(may)
        expect(await world().mayGet(uid, path('series/invoices')), uid).toBe(may)
        const series = { from: [{ collectionId: 'series' }] }
        expect(await world().mayList(uid, 'companies/home', series), uid).toBe(may)
        const doc = draftDoc({ createdBy: uid, updatedBy: uid })
        const created = createOf(path('invoices/n'), doc, 'updatedAt')
        expect(await world().mayCommit(uid, [created]), uid).toBe(may)
        const note = updateOf(path('invoices/i-draft'), { note: 'Thank you', updatedBy: uid })
        expect(await world().mayCommit(uid, [note]), uid).toBe(may)
        const both = [issued({ updatedBy: uid }), counts({ updatedBy: uid })]
        expect(await world().mayCommit(uid, both), uid).toBe(may)
        expect(await world().mayCommit(uid, [deleteOf(path('invoices/i-draft'))]), uid).toBe(false)
      }
    })

    it.each<Doc>([
      { status: 'issued' },
      { status: 'issuing' },
      { status: 'external' },
      { kind: 'gift' },
      { kind: 'credit' },
      { kind: 'credit', creditOf: 'a/b' },
      { creditOf: 'i-issued' },
      { currency: 'euro' },
      { customerId: 'a/b' },
      { orderIds: ['a/b'] },
      { isInclusive: 'yes' },
      { taxRounding: 'never' },
      { cashStepMinor: 0 },
      { cashStepMinor: 10_001 },
      { cashStepMinor: 0.5 },
      { cashStepMinor: '5' },
      { cashStepMinor: null },
      { lines: 7 },
      { discount: 7 },
      { note: 7 },
      { termsDays: 366 },
      { supplyFrom: '2026-02-30' },
      { supplyTo: 'soon' },
      { seq: 2 },
      { number: 'INV-2026-00002' },
      { creditedMinor: 1 },
      { creditIds: ['k-draft'] },
      { sentAt: past },
      { extra: 1 },
    ])('is not created with %o', async (wrong) => {
      const doc = draftDoc({ createdBy: 'admin', ...by, ...wrong })
      expect(await commit(createOf(path('invoices/n'), doc, 'updatedAt'))).toBe(false)
    })

    it.each(['INV-2026-00002', 'INV-2026-2'])(
      'gets the number of its series: %s',
      async (number) => {
        expect(await commit(issued({ number }), counts())).toBe(true)
      },
    )

    it.each([
      'INV-2026-00001-2',
      '2-INV-2026-1',
      'INV-2026-00002-1',
      'INV-2025-00002',
      'RE-2026-00002',
      'inv-2026-00002',
      '2026 2',
    ])(
      'gets no other number than that of its series, also if it contains it: %s',
      async (number) => {
        expect(await commit(issued({ number }), counts())).toBe(false)
      },
    )

    it('keeps what it says once it was issued or discarded', async () => {
      const edits: readonly Doc[] = [
        { note: 'x' },
        { lines: [] },
        { totalMinor: 1 },
        { number: 'INV-2026-00009' },
        { issuedOn: '2026-03-03' },
        { dueOn: '2026-03-30' },
        { cashStepMinor: 5 },
        { status: 'draft' },
        { status: 'discarded' },
        { creditedMinor: 1 },
        { credited: [], creditIds: [], creditedMinor: 1 },
      ]
      for (const id of ['i-issued', 'i-external', 'i-discarded'])
        for (const edit of edits) expect(await change(id, edit), JSON.stringify(edit)).toBe(false)
      expect(await change('i-issued', { sentAt: past })).toBe(true)
      expect(await change('i-issued', { sentAt: '2199-01-01T00:00:00.000Z' })).toBe(false)
      expect(await change('i-issued', { remindersPausedAt: past })).toBe(true)
      expect(await change('i-issued', { remindersPausedAt: past, note: 'x' })).toBe(false)
      expect(await change('i-issued', { remindersPausedAt: 'now' })).toBe(false)
      expect(await change('i-issued', { remindersPausedAt: '2199-01-01T00:00:00.000Z' })).toBe(
        false,
      )
      expect(await change('i-draft', { remindersPausedAt: past })).toBe(false)
      expect(await change('i-discarded', { remindersPausedAt: past })).toBe(false)
      for (const field of ['quickBooksAt', 'xeroAt']) {
        expect(await change('i-issued', { [field]: past }), field).toBe(true)
        expect(await change('i-issued', { [field]: null }), field).toBe(true)
        expect(await change('i-external', { [field]: past }), field).toBe(true)
        for (const value of ['now', 7, '2199-01-01T00:00:00.000Z'])
          expect(await change('i-issued', { [field]: value }), field).toBe(false)
        expect(await change('i-issued', { [field]: past, totalMinor: 1 }), field).toBe(false)
        for (const id of ['i-draft', 'i-discarded', 'i-gone'])
          expect(await change(id, { [field]: past }), field).toBe(false)
      }
      expect(await change('i-draft', { status: 'discarded' })).toBe(true)
      expect(await change('i-draft', { kind: 'credit' })).toBe(false)
      expect(await change('i-draft', { cashStepMinor: 5 })).toBe(false)
      expect(await change('i-draft', { status: 'sent' })).toBe(false)
      expect(await change('i-draft', { status: 'external' })).toBe(false)
      expect(await change('i-draft', { note: 7 })).toBe(false)
      expect(await change('i-gone', { note: 'x' })).toBe(false)
    })
  })

  describe('a number', () => {
    it('is given by its series in the same commit', async () => {
      expect(await commit(issued(), counts())).toBe(true)
      expect(await commit(issued())).toBe(false)
      expect(await commit(counts())).toBe(false)
      expect(await world().mayCommit('tech', [counts({ updatedBy: 'tech' }), issued()])).toBe(false)
      const first = createOf(
        path('series/credits'),
        { ...firstOfCredits, updatedBy: 'tech' },
        'updatedAt',
      )
      expect(await world().mayCommit('tech', [first])).toBe(false)
    })

    it('leaves no gap and is not used again', async () => {
      const third = issueOf(3)
      expect(await commit(issued(third), counts({ next: 4 }))).toBe(false)
      expect(await commit(issued(issueOf(1)), counts({ next: 2 }))).toBe(false)
      expect(await commit(issued(issueOf(1)), counts())).toBe(false)
      expect(await commit(issued(third), counts())).toBe(false)
    })

    it('is not of a day before the last one, nor of one that has not begun anywhere', async () => {
      const on = (day: string) => [
        issued({ issuedOn: day, actedOn: day }),
        counts({ lastDay: day }),
      ]
      expect(await commit(...on('2026-03-03'))).toBe(false)
      expect(await commit(...on('2026-03-01'))).toBe(false)
      expect(await commit(issued(), counts({ lastDay: '2026-03-01' }))).toBe(false)
      expect(await commit(issued({ actedOn: '2026-02-27' }), counts())).toBe(true)
      expect(await commit(issued({ actedOn: '2026-03-03' }), counts())).toBe(false)
      expect(await commit(issued({ actedOn: '2026-02-30' }), counts())).toBe(false)
      expect(await commit(issued({ dueOn: '2026-03-01' }), counts())).toBe(false)
      expect(await commit(issued({ dueOn: '2026-03-32' }), counts())).toBe(false)
    })

    it('is given to one document in a commit', async () => {
      const other = issued(issueOf(3), 'i-other')
      expect(await commit(issued(), other, counts())).toBe(false)
      expect(await commit(issued(), other, counts({ next: 4, lastId: 'i-other' }))).toBe(false)
      const twice = [counts(), counts({ next: 4, lastId: 'i-other' }), issued(), other]
      expect(await commit(...twice)).toBe(false)
    })

    it('is given to a document that was a draft', async () => {
      const doc = draftDoc({ createdBy: 'admin', ...by, ...issueOf(2) })
      const created = createOf(path('invoices/n'), doc, 'updatedAt')
      expect(await commit(created, counts({ lastId: 'n' }))).toBe(false)
      expect(await commit(issued({}, 'i-discarded'), counts({ lastId: 'i-discarded' }))).toBe(false)
      expect(await commit(issued({}, 'i-issued'), counts({ lastId: 'i-issued' }))).toBe(false)
    })

    it.each<Doc>([
      { number: 'INV-2026-00007' },
      { number: 'INV-2025-00002' },
      { number: 'x'.repeat(81) },
      { totalMinor: -1 },
      { totalMinor: 100_000_000_001 },
      { totalMinor: null },
      { seller: 7 },
      { buyer: null },
      { totals: 7 },
      { lines: [] },
    ])('is not given together with %o', async (wrong) => {
      expect(await commit(issued(wrong), counts())).toBe(false)
    })

    it.each<Doc>([
      { period: '2027' },
      { period: '' },
      { pattern: 'X{seq}' },
      { lastId: 'a/b' },
      { lastDay: '2026-03-99' },
      { extra: 1 },
    ])('does not come from a series that becomes %o', async (wrong) => {
      expect(await commit(counts(wrong), issued())).toBe(false)
    })

    it('begins again with a new year, and only then', async () => {
      const home = path('series/invoices')
      const first = { ...next, next: 2 }
      expect(await commit(issued(issueOf(1)), updateOf(home, first))).toBe(false)
      const foreign = (ref: string) => `companies/other/${ref}`
      const byThem = { updatedBy: 'admin-foreign' }
      const begin = (seq: number) =>
        world().mayCommit('admin-foreign', [
          updateOf(foreign('invoices/i-draft'), { ...issueOf(seq), ...byThem }),
          updateOf(foreign('series/invoices'), { ...next, next: seq + 1, ...byThem }),
        ])
      expect(await begin(1)).toBe(true)
      expect(await begin(8)).toBe(false)
    })
  })

  describe('a credit note', () => {
    it('has the first number of its own series and is counted by its invoice', async () => {
      expect(await credits()).toBe(true)
      const note = updateOf(path('invoices/k-draft'), { ...issueOf(1, firstCredit), ...by })
      const series = createOf(path('series/credits'), firstOfCredits, 'updatedAt')
      expect(await commit(note, series)).toBe(false)
      expect(await commit(updateOf(path('invoices/i-issued'), counted))).toBe(false)
    })

    it('takes no more than its invoice is over, and what it says', async () => {
      expect(
        await credits({ note: { totalMinor: 12_001 }, invoice: { creditedMinor: 12_001 } }),
      ).toBe(false)
      expect(await credits({ invoice: { creditedMinor: 4799 } })).toBe(false)
      expect(await credits({ invoice: { creditIds: ['k-other', 'k-draft'] } })).toBe(false)
      expect(await credits({ invoice: { creditIds: ['k-other'] } })).toBe(false)
      expect(await credits({ invoice: { credited: 7 } })).toBe(false)
      expect(await credits({ invoice: { note: 'x' } })).toBe(false)
      const again = { ...counted, creditIds: ['k-issued', 'k-issued'], creditedMinor: 9600 }
      const sent = updateOf(path('invoices/k-issued'), { sentAt: past, ...by })
      expect(await commit(updateOf(path('invoices/i-credited'), again), sent)).toBe(false)
      expect(await change('k-issued', counted)).toBe(false)
    })

    it('is sent, and nobody is reminded of it', async () => {
      expect(await change('k-issued', { sentAt: past })).toBe(true)
      expect(await change('k-issued', { remindersPausedAt: past })).toBe(false)
      expect(await change('k-issued', { xeroAt: past })).toBe(true)
    })

    it('is its customer’s', async () => {
      const of = (id: string) => [
        createOf(path('series/credits'), { ...firstOfCredits, lastId: id }, 'updatedAt'),
        updateOf(path(`invoices/${id}`), { ...issueOf(1, firstCredit), ...by }),
        updateOf(path('invoices/i-issued'), { ...counted, creditIds: [id] }),
      ]
      expect(await commit(...of('k-other'))).toBe(true)
      expect(await commit(...of('k-stranger'))).toBe(false)
    })

    it('is not the hundred and first of its invoice', async () => {
      const ids = Array.from({ length: 100 }, (_, i) => `k${i}`)
      const full = { ...counted, creditIds: [...ids, 'k-full'] }
      const writes = [
        updateOf(path('invoices/i-full'), full),
        updateOf(path('invoices/k-full'), { ...issueOf(1, firstCredit), ...by }),
        createOf(path('series/credits'), { ...firstOfCredits, lastId: 'k-full' }, 'updatedAt'),
      ]
      expect(await commit(...writes)).toBe(false)
    })

    it('begins its series as a series begins', async () => {
      const wrongs: readonly Doc[] = [
        { next: 3 },
        { pattern: 'CN-{year}' },
        { pattern: 'CN#{seq}' },
        { pattern: 'CN-{seq:5}' },
        { lastId: 'a/b' },
        { lastDay: '2026-02-30' },
        { extra: 1 },
      ]
      const old = { actedOn: '2020-01-01', issuedOn: '2020-01-01' }
      const series = { lastDay: '2020-01-01', period: '2020' }
      expect(await credits({ series, note: { ...old, number: 'CN-2020-00001' } })).toBe(false)
      for (const series of wrongs)
        expect(await credits({ series }), JSON.stringify(series)).toBe(false)
      const yearless = { pattern: 'CN{seq}', period: '' }
      expect(await credits({ series: yearless, note: { number: 'CN1' } })).toBe(true)
      const dotted = { pattern: 'C.N/{year}.{seq:2}', period: '2026' }
      expect(await credits({ series: dotted, note: { number: 'C.N/2026.01' } })).toBe(true)
      expect(await credits({ series: dotted, note: { number: 'CxN/2026x01' } })).toBe(false)
    })
  })
}
