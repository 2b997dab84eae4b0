import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { bookingDoc } from '../world/booking-document.ts'
import { past } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { assigned, people, personOf } from '../world/people.ts'
import { createOf, deleteOf, updateOf } from '../world/world.ts'

const runs = 3000
const at = '2026-03-02T08:59:00.000Z'
const future = '2199-01-01T00:00:00Z'
const longAgo = '2025-01-01T00:00:00.000Z'
const start = '2026-03-04T09:00:00.000Z'

/** Visits of the tests' world: whom a sent one was sent to, and who saw it before. */
const visits: Readonly<Record<string, { sentTo: readonly string[]; part: number; seenBy: Doc }>> = {
  'o-onSite': { sentTo: assigned, part: 1, seenBy: { editor: past } },
  'o-dispatched': { sentTo: assigned, part: 1, seenBy: {} },
  'o-dispatched-2': { sentTo: ['tech'], part: 2, seenBy: {} },
  'o-dispatched-3': { sentTo: [], part: 3, seenBy: {} },
  'o-scheduled': { sentTo: [], part: 1, seenBy: {} },
  'o-accepted': { sentTo: [], part: 1, seenBy: {} },
}
const idList = (length: number) => Array.from({ length }, (_, i) => `u${i}`)

/** What the office may make of a field, and what nobody may. */
const values: Readonly<Record<string, { good: readonly unknown[]; bad: readonly unknown[] }>> = {
  orderId: { good: [], bad: ['o-new', 7, null, '__proto__'] },
  part: { good: [], bad: [0, 4, 15, '1', null] },
  parts: { good: [2, 14], bad: [0, 15, 1.5, '2', Number.NaN] },
  assigneeIds: {
    good: [['idle'], []],
    bad: ['tech', null, [7], ['a/b'], [null], ['tech,idle'], idList(101), { a: 1 }],
  },
  leadId: { good: ['idle', null], bad: ['', 7, 'a b', 'x'.repeat(129), ['idle']] },
  start: {
    good: [start, '2026-03-04', null],
    bad: ['2026-02-30', '1999-12-31', '2032-01-01', '2026-03-04T24:00:00Z', 7, '', {}],
  },
  minutes: { good: [5, 1440], bad: [4, 1441, 1e9, 30.5, Number.NaN, '60', null] },
  locked: { good: ['both'], bad: ['all', '', null, 7] },
  isSent: { good: [true, false], bad: ['true', null, 1] },
  planRunId: { good: ['run', null], bad: ['x'.repeat(81), 7, {}] },
  toldAt: { good: [at, null], bad: [future, longAgo, 'now', 7] },
  customerTold: {
    good: [null],
    bad: [
      { start, at, by: 'somebody' },
      { start, at, by: null },
      { start: null, at, by: 'idle' },
      true,
      'yes',
      [start],
    ],
  },
  seenBy: { good: [{}], bad: [[], null, { somebody: at }, { editor: at }, { tech: future }] },
  cancelledAt: { good: [null], bad: [future, longAgo, 'now', 7, true] },
  createdBy: { good: [], bad: ['somebody', 7, null] },
  createdAt: { good: [], bad: [future, longAgo, 'now'] },
  deletedAt: { good: [], bad: [at, past, 'now'] },
  schema: { good: [], bad: [0, 2, '1'] },
  updatedBy: { good: [], bad: ['owner-foreign', ''] },
  extra: { good: [], bad: [1] },
}

interface Attack {
  readonly by: string
  readonly id: string
  readonly act: string
  readonly company: string
  readonly more: Doc
  /** What of it the person notes in their own name. */
  readonly notes: readonly ('seenBy' | 'customerTold')[]
}

const change = fc.subarray(Object.keys(values), { minLength: 1, maxLength: 2 }).chain((fields) =>
  fc.record(
    Object.fromEntries(
      fields.map((field) => {
        const { good = [], bad = [] } = values[field] ?? {}
        return [field, fc.constantFrom(...good, ...bad)]
      }),
    ),
  ),
) as fc.Arbitrary<Doc>
const attacks: fc.Arbitrary<Attack> = fc
  .record({
    by: fc.oneof(
      { arbitrary: fc.constantFrom('tech', 'editor', 'idle', 'admin', 'owner'), weight: 4 },
      { arbitrary: fc.constantFrom(...people.map(({ uid }) => uid)), weight: 1 },
    ),
    id: fc.constantFrom(...Object.keys(visits)),
    act: fc.constantFrom('update', 'update', 'update', 'create', 'replace', 'delete'),
    company: fc.constantFrom('home', 'home', 'home', 'home', 'other'),
    more: fc.oneof(fc.constant<Doc>({}), change, change),
    notes: fc.subarray<'seenBy' | 'customerTold'>(['seenBy', 'customerTold']),
  })
  // At home people of another company are strangers too.
  .filter(({ by, company }) => company === 'home' || personOf(by).companyId === 'home')

it(`lets none of ${runs} generated writes to planned visits of others, or of wrong values, through`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  const seen = { strangers: 0, assignees: 0, office: 0 }
  await fc.assert(
    fc.asyncProperty(
      attacks.filter(isHostile),
      fc.constantFrom('booking/see', 'booking/tell', 'booking/plan', 'booking/cancel'),
      async (attack, name) => {
        seen[groupOf(attack)]++
        if (await world.mayCommit(attack.by, writesOf(attack), { name })) through.push(attack)
      },
    ),
    { numRuns: runs, seed: 14 },
  )
  expect(through).toEqual([])
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(200)
}, 240_000)

it('lets the same writes through where they are honest', async () => {
  const world = await createHome()
  const refused: unknown[] = []
  await fc.assert(
    fc.asyncProperty(
      attacks.filter((attack) => attack.act === 'update' && !isHostile(attack)),
      async (attack) => {
        const name = attack.by === 'admin' || attack.by === 'owner' ? 'booking/plan' : 'booking/see'
        if (!(await world.mayCommit(attack.by, writesOf(attack), { name }))) refused.push(attack)
      },
    ),
    { numRuns: 300, seed: 15 },
  )
  expect(refused).toEqual([])
}, 240_000)

function groupOf({ by, id, company }: Attack): 'strangers' | 'assignees' | 'office' {
  const { role, status, companyId } = personOf(by)
  if (status !== 'active' || companyId !== 'home' || company !== 'home') return 'strangers'
  if (role !== 'technician') return 'office'
  return visits[id]?.sentTo.includes(by) ? 'assignees' : 'strangers'
}

/** What the rules must never accept. */
function isHostile(attack: Attack): boolean {
  const { by, id, act, more, notes } = attack
  switch (groupOf(attack)) {
    case 'strangers':
      return true
    case 'assignees':
      // They note one thing in their own name and nothing else; that the customer was not told after all is a note too.
      // Who noted it before may write nothing at all.
      return (
        act !== 'update' ||
        Object.keys(more).length > 0 ||
        (notes.length !== 1 && !(notes.length === 0 && by in (visits[id]?.seenBy ?? {})))
      )
    case 'office':
      return (
        act === 'delete' ||
        Object.entries(more).some(([field, value]) => !values[field]?.good.includes(value))
      )
  }
}

/** The writes that an honest client would send, with other values. */
function writesOf({ by, id, act, company, more, notes }: Attack): readonly Write[] {
  const path = `companies/${company}/bookings/${id}`
  const { sentTo = [], part = 1, seenBy = {} } = visits[id] ?? {}
  const own: Doc = { seenBy: { ...seenBy, [by]: at }, customerTold: { start, at, by } }
  const noted = Object.fromEntries(notes.map((field) => [field, own[field]]))
  const changes = { updatedBy: by, ...noted, ...more }
  const orderId = id.replace(/-\d$/, '')
  const whole = bookingDoc(orderId, sentTo, { part, createdBy: by, ...changes })
  switch (act) {
    case 'update':
      return [updateOf(path, changes)]
    case 'create':
      return [createOf(path, whole, 'updatedAt')]
    case 'replace':
      return [{ ...createOf(path, whole, 'updatedAt'), currentDocument: { exists: true } }]
    default:
      return [deleteOf(path)]
  }
}
