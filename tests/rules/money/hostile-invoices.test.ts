import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { past } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import {
  draftDoc,
  firstCounted,
  firstCredit,
  firstCreditDoc,
  issueOf,
} from '../world/invoice-document.ts'
import { people, personOf } from '../world/people.ts'
import { createOf, deleteOf, updateOf } from '../world/world.ts'

const runs = 5000
const future = '2199-01-01T00:00:00Z'

type Values = Readonly<Record<string, readonly unknown[]>>

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
  createdBy: ['somebody', 7, null],
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

interface Part {
  readonly ref: string
  readonly act: 'create' | 'update' | 'delete'
  readonly doc: Doc
  readonly wrong: Values
}

/** What honest offices write together; each part can be left out, or be wrong in one field. */
const acts: Readonly<Record<string, readonly Part[]>> = {
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
  sent: [{ ref: 'invoices/i-issued', act: 'update', doc: { sentAt: past }, wrong: ofIssued }],
}

interface Attack {
  readonly by: string
  readonly company: string
  readonly act: string
  /** The parts that are sent, by their places. */
  readonly parts: readonly number[]
  /** The wrong value of one part. */
  readonly wrong: { readonly part: number; readonly more: Doc } | null
  /** Deletes one document too. */
  readonly deletes: string | null
}

const attacks: fc.Arbitrary<Attack> = fc
  .constantFrom(...Object.keys(acts))
  .chain((act) => {
    const all = acts[act] ?? []
    const wrongs = all.flatMap(({ wrong }, part) =>
      Object.entries(wrong).flatMap(([field, values]) =>
        values.map((value) => ({ part, more: { [field]: value } as Doc })),
      ),
    )
    return fc.record({
      by: fc.oneof(
        { arbitrary: fc.constantFrom('admin', 'owner'), weight: 4 },
        { arbitrary: fc.constantFrom(...people.map(({ uid }) => uid)), weight: 1 },
      ),
      company: fc.constantFrom('home', 'home', 'home', 'home', 'other'),
      act: fc.constant(act),
      parts: fc.oneof(
        { arbitrary: fc.constant([...all.keys()]), weight: 4 },
        { arbitrary: fc.subarray([...all.keys()], { minLength: 1 }), weight: 1 },
      ),
      wrong:
        wrongs.length === 0
          ? fc.constant(null)
          : fc.option(fc.constantFrom(...wrongs), { freq: 5, nil: null }),
      deletes: fc.option(
        fc.constantFrom('invoices/i-issued', 'invoices/i-draft', 'series/invoices'),
        {
          freq: 1,
          nil: null,
        },
      ),
    })
  })
  // At home people of another company are strangers too.
  .filter(({ by, company }) => company === 'home' || personOf(by).companyId === 'home')

it(`lets none of ${runs} generated writes to invoices and their numbers by others, or of wrong values, through`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  const seen = { strangers: 0, values: 0, parts: 0 }
  await fc.assert(
    fc.asyncProperty(attacks.filter(isHostile), async (attack) => {
      seen[!isOffice(attack) ? 'strangers' : isWhole(attack) ? 'values' : 'parts']++
      if (await world.mayCommit(attack.by, writesOf(attack))) through.push(attack)
    }),
    { numRuns: runs, seed: 51 },
  )
  expect(through.map((attack) => JSON.stringify(attack))).toEqual([])
  expect(Math.min(seen.strangers, seen.values, seen.parts)).toBeGreaterThan(150)
}, 240_000)

it('lets the same writes of the office with right values through', async () => {
  const world = await createHome()
  const refused: unknown[] = []
  await fc.assert(
    fc.asyncProperty(
      attacks.filter((attack) => !isHostile(attack)),
      async (attack) => {
        if (!(await world.mayCommit(attack.by, writesOf(attack)))) refused.push(attack)
      },
    ),
    { numRuns: 100, seed: 52 },
  )
  expect(refused).toEqual([])
}, 240_000)

function isOffice({ by, company }: Attack): boolean {
  const { role, status, companyId } = personOf(by)
  return [role !== 'technician', status, companyId, company].join() === 'true,active,home,home'
}

function isWhole({ act, parts }: Attack): boolean {
  return parts.length === acts[act]?.length
}

/** What the rules must never accept. */
function isHostile(attack: Attack): boolean {
  const { wrong, parts, deletes } = attack
  const isWrong = wrong !== null && parts.includes(wrong.part)
  return !isOffice(attack) || isWrong || !isWhole(attack) || deletes !== null
}

/** The writes that an honest client would send, with other values. */
function writesOf({ by, company, act, parts, wrong, deletes }: Attack): readonly Write[] {
  const path = (ref: string) => `companies/${company}/${ref}`
  const writes = parts.flatMap((i): readonly Write[] => {
    const part = acts[act]?.[i]
    if (!part) return []
    const author = part.ref === 'invoices/n' ? { createdBy: by } : {}
    const doc = { ...part.doc, ...author, updatedBy: by, ...(wrong?.part === i && wrong.more) }
    return [
      part.act === 'create'
        ? createOf(path(part.ref), doc, 'updatedAt')
        : updateOf(path(part.ref), doc),
    ]
  })
  return deletes === null ? writes : [...writes, deleteOf(path(deletes))]
}
