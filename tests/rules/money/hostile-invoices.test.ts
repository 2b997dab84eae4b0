import { expect, it } from 'vitest'
import { past } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import {
  draftDoc,
  firstCounted,
  firstCredit,
  firstCreditDoc,
  issueOf,
  takenOff,
} from '../world/invoice-document.ts'
import { type Acts, tryHonestWrites, tryHostileWrites, type Values } from './hostile-writes.ts'

const runs = 5000

const future = '2199-01-01T00:00:00Z'

const days = ['2026-02-30', '2199-01-01', '', 'soon', 7]
/** What no app would store in a draft. */
const ofDraft: Values = {
  customerId: ['', 7, null, 'a/b', 'x'.repeat(129)],
  orderIds: ['o1', null, [7], ['a/b']],
  isInclusive: ['yes', null, 0],
  taxRounding: ['never', null, 1],
  discount: ['x'.repeat(201), 7, false],
  lines: ['x'.repeat(150_001), 7, null],
  note: ['x'.repeat(10_001), 7, null],
  termsDays: [-1, 366, 1.5, '14', null],
  supplyFrom: ['2026-02-30', 7, ''],
  supplyTo: ['2026-02-30', 7, ''],
  creditIds: [['k-draft'], null],
  creditedMinor: [1, -1, null],
  credited: [7, null],
  number: ['INV-2026-00009', 7],
  seq: [1, 2, 3, 0],
  issuedOn: ['2026-03-01', 'x'],
  totalMinor: [1, -1],
  seller: ['{}'],
  buyer: ['{}'],
  totals: ['{}'],
  createdBy: ['someone', 7, null],
  schema: [2, '1'],
  updatedBy: ['owner-foreign', ''],
  deletedAt: [past, 'now'],
  extra: [1],
}
const ofNew: Values = {
  ...ofDraft,
  kind: ['gift', 'credit', null],
  status: ['issued', 'issuing', 'discarded', null],
  currency: ['euro', 7, null],
  creditOf: ['i-issued', 'a/b', 7],
  cashStepMinor: [0, -5, 0.5, 10_001, '5', null],
  createdAt: [future, '2025-01-01T00:00:00.000Z', 'now'],
  sentAt: [past, future],
}
/** What issuing must not write into a document: other numbers, days and amounts. */
const ofIssue: Values = {
  status: ['issuing', 'paid', ''],
  actedOn: ['2026-03-03', ...days],
  issuedOn: ['2026-03-01', '2026-03-03', ...days],
  dueOn: ['2026-03-01', '2026-02-30', '', 7],
  seq: [0, 1, 3, 2.5, -1, '2', null],
  number: ['INV-2026-00003', 'INV-2025-00002', 'INV-2026-', '', 7, null, 'x'.repeat(81)],
  totalMinor: [-1, 100_000_000_001, 1.5, null, '1'],
  seller: ['x'.repeat(5001), 7, null],
  buyer: ['x'.repeat(5001), 7, null],
  totals: ['x'.repeat(8001), 7, null],
  lines: ['[]'],
  termsDays: [0],
  note: ['x'],
  customerId: ['c2'],
  kind: ['credit', 'gift'],
  currency: ['USD'],
  creditOf: ['i-issued'],
  creditIds: [['k-draft']],
  creditedMinor: [1],
  createdBy: ['somebody'],
  schema: [2],
  deletedAt: [past],
  extra: [1],
}
const ofSeries: Values = {
  next: [1, 2, 4, 99, 2.5, null],
  lastId: ['i-other', 'i-issued', 'i-gone', 'none', 'a/b', 7, null],
  lastDay: ['2026-03-01', '2026-03-03', ...days],
  period: ['2025', '2027', '', 2026, null],
  pattern: ['X{seq}', 'INV', 7, null],
  schema: [2],
  deletedAt: [past],
  extra: [1],
}
/** What an invoice must not count. */
const ofCount: Values = {
  creditIds: [[], ['k-other'], ['k-draft', 'k-draft'], ['k-draft', 'k-other'], ['a/b'], 'k-draft'],
  creditedMinor: [0, 4799, 4801, -4800, 12_001, null],
  credited: ['x'.repeat(5001), 7, null],
  status: ['draft', 'discarded'],
  number: ['INV-2026-00009'],
  totalMinor: [1],
  lines: ['[]'],
  sentAt: [past],
}
/** What may never change once a document was issued. */
const ofIssued: Values = {
  ...Object.fromEntries(Object.entries(ofDraft).filter(([field]) => field !== 'seq')),
  seq: [2, 3, null],
  status: ['draft', 'discarded', 'issuing'],
  dueOn: ['2026-04-01', null],
  actedOn: ['2026-03-01', null],
  sentAt: [future, 'now', 7],
  kind: ['credit'],
  currency: ['USD'],
}

/** What a draft must not say of its deposits. */
const ofTaking: Values = {
  depositIds: [['d-gone'], ['d-issued', 'd-issued'], ['d-taken', 'd-issued'], ['a/b'], 'd', null],
  prepaidMinor: [11_999, 12_001, -12_000, 24_000, null, '1'],
  deposits: ['x'.repeat(40_001), 7, null],
  status: ['discarded', 'issuing'],
  lines: ['[]'],
  customerId: ['c2'],
  currency: ['USD'],
  kind: ['deposit', 'credit'],
}
/** What being taken off must not change of a deposit. */
const ofTaken: Values = {
  finalId: ['i-other', 'none', 'a/b', 7],
  totalMinor: [1, 24_000],
  creditedMinor: [1, -12_000],
  status: ['draft', 'discarded'],
  kind: ['invoice'],
  customerId: ['c2'],
}

/** What honest offices write together; each part can be left out, or be wrong in one field. */
const acts: Acts = {
  create: [{ ref: 'invoices/n', act: 'create', doc: draftDoc(), wrong: ofNew }],
  edit: [{ ref: 'invoices/i-draft', act: 'update', doc: { termsDays: 30 }, wrong: ofDraft }],
  discard: [{ ref: 'invoices/i-draft', act: 'update', doc: { status: 'discarded' }, wrong: {} }],
  issue: [
    {
      ref: 'series/invoices',
      act: 'update',
      doc: { next: 3, lastId: 'i-draft', lastDay: '2026-03-02', period: '2026' },
      wrong: ofSeries,
    },
    { ref: 'invoices/i-draft', act: 'update', doc: issueOf(2), wrong: ofIssue },
  ],
  credit: [
    {
      ref: 'series/credits',
      act: 'create',
      doc: firstCreditDoc(),
      wrong: { ...ofSeries, next: [1, 3, 99, 2.5, null] },
    },
    {
      ref: 'invoices/k-draft',
      act: 'update',
      doc: issueOf(1, firstCredit),
      wrong: {
        ...ofIssue,
        seq: [0, 2, 3],
        number: ['CN-2026-00002'],
        kind: ['invoice'],
        creditOf: ['i-full'],
      },
    },
    { ref: 'invoices/i-issued', act: 'update', doc: firstCounted, wrong: ofCount },
  ],
  take: [
    { ref: 'invoices/i-draft', act: 'update', doc: takenOff(['d-issued']), wrong: ofTaking },
    { ref: 'invoices/d-issued', act: 'update', doc: { finalId: 'i-draft' }, wrong: ofTaken },
  ],
  release: [
    { ref: 'invoices/i-final', act: 'update', doc: takenOff([]), wrong: ofTaking },
    { ref: 'invoices/d-taken', act: 'update', doc: { finalId: null }, wrong: ofTaken },
  ],
  sent: [{ ref: 'invoices/i-issued', act: 'update', doc: { sentAt: past }, wrong: ofIssued }],
}

it(`lets none of ${runs} generated writes to invoices and their numbers by others, or of wrong values, through`, async () => {
  const deletable = ['invoices/i-issued', 'invoices/i-draft', 'series/invoices']
  const seen = await tryHostileWrites(await createHome(), acts, deletable, { runs, seed: 51 })
  expect(seen.through).toEqual([])
  expect(Math.min(...Object.values(seen.tried))).toBeGreaterThan(150)
}, 240_000)

it('lets the same writes of the office with right values through', async () => {
  expect(await tryHonestWrites(await createHome(), acts, { runs: 100, seed: 52 })).toEqual([])
}, 240_000)
