import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { past } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { people, personOf } from '../world/people.ts'
import { orderOfPlanDoc, planDoc } from '../world/plan-document.ts'
import { createOf, deleteOf, updateOf } from '../world/world.ts'

const runs = 1500
const at = '2026-03-02T08:59:00.000Z'
const future = '2199-01-01T00:00:00Z'
const words = (length: number, size = 2) =>
  Array.from({ length }, (_, i) => `${i}`.padStart(size, 'w'))
const days = (length: number) =>
  Array.from({ length }, (_, i) => `20${String(i).padStart(2, '0')}-03-02`)

type Values = Readonly<Record<string, readonly unknown[]>>

/** What no app would store, in any new document. */
const common: Values = {
  customerId: ['', 7, null, 'a/b', 'x'.repeat(129)],
  siteId: ['', 7, null],
  assetIds: ['a1', null, [7], ['a/b'], words(101)],
  title: ['', ' ', 'x'.repeat(201), 7, null],
  description: ['x'.repeat(10_001), 7],
  instructions: ['x'.repeat(10_001), 7],
  priority: ['now', '', 7],
  tags: ['x', null, [7], words(101, 4), words(2, 81), ['a\nb']],
  requires: ['x', null, [7], words(101, 4)],
  templateId: ['', 7, 'a b'],
  checklist: ['x'.repeat(100_001), 7],
  skills: ['x'.repeat(20_001), 7],
  neededItems: ['x'.repeat(6001), 7],
  minutes: [4, 1441, 1e9, 30.5, Number.NaN, '60', null],
  createdAt: [future, '2025-01-01T00:00:00.000Z', 'now'],
  createdBy: ['somebody', 7, null],
  deletedAt: [at, past, 'now'],
  updatedBy: ['owner-foreign', ''],
  schema: [0, 2, '1'],
  extra: [1],
}
const ofPlan: Values = {
  ...common,
  start: ['2026-02-30T09:00', '2026-03-02T24:00', '2026-03-02', '2026-03-02T09:00Z', 7, null],
  timeZone: ['x'.repeat(81), 7, null],
  rrule: ['', 'FREQ=DAILY\n', 'F'.repeat(1001), 'FREQ=<b>', 7, null],
  exdates: ['2026-03-02', null, [7], days(101)],
  rdates: ['2026-03-02', null, [{}], days(101)],
  mode: ['', 'sometimes', 7],
  toleranceDays: [-1, 181, 1.5, Number.NaN, null],
  horizonDays: [0, 367, 1e9, null],
  endsOn: ['2026-02-30', '', 7, future],
  isPaused: ['no', null, 0],
  overrides: ['x'.repeat(25_001), 7],
  archivedAt: [future, '2025-01-01T00:00:00.000Z', 'now', 7],
}
const ofOrder: Values = {
  ...common,
  status: ['dispatched', 'done', 'invoiced', ''],
  statusReason: ['because'],
  open: [false, null],
  isSent: [true, null],
  sentAt: [at],
  assigneeIds: [['tech'], null, 'tech'],
  windowStart: ['2026-03-03T09:00:00.000Z'],
  answers: [{ plate: { value: 'x' } }],
  crewSize: [0, 2, 1e9, null],
  preferredIds: [['tech'], words(101)],
  excludedIds: [['tech']],
  plannedStart: ['1999-01-01T00:00:00Z', '2032-01-01T00:00:00Z', 'soon', 7],
  dueAt: ['1999-01-01T00:00:00Z', '2032-01-01T00:00:00Z', 'soon', 7],
  planId: ['', 'a/b', 7, null],
  occurrence: ['2026-02-30', 'never', '', 7, null],
}

interface Attack {
  readonly by: string
  readonly target: string
  readonly act: string
  readonly company: string
  readonly more: Doc
}

/** At most one wrong value, which nothing else betrays. */
function wrong(values: Values): fc.Arbitrary<Doc> {
  return fc.oneof(
    { arbitrary: fc.constant<Doc>({}), weight: 1 },
    {
      arbitrary: fc
        .constantFrom(...Object.entries(values))
        .chain(([field, bad]) => fc.constantFrom(...bad).map((value): Doc => ({ [field]: value }))),
      weight: 4,
    },
  )
}

const anyone = {
  by: fc.oneof(
    { arbitrary: fc.constantFrom('admin', 'owner'), weight: 3 },
    { arbitrary: fc.constantFrom(...people.map(({ uid }) => uid)), weight: 1 },
  ),
  company: fc.constantFrom('home', 'home', 'home', 'home', 'other'),
}
const attacks: fc.Arbitrary<Attack> = fc
  .oneof(
    fc.record({
      ...anyone,
      target: fc.constantFrom('plans/p1', 'plans/p-paused'),
      act: fc.constantFrom('update', 'delete'),
      more: wrong(ofPlan),
    }),
    fc.record({
      ...anyone,
      target: fc.constant('plans/p-gone'),
      act: fc.constant('update'),
      more: wrong(ofPlan),
    }),
    fc.record({
      ...anyone,
      target: fc.constant('plans/p-new'),
      act: fc.constant('create'),
      more: wrong(ofPlan),
    }),
    fc.record({
      ...anyone,
      target: fc.constantFrom('orders/p1_2031-03-02', 'orders/p1_2030-03-02'),
      act: fc.constant('create'),
      more: wrong(ofOrder),
    }),
    fc.record({
      ...anyone,
      target: fc.constantFrom(
        'orders/p1_2028-03-02',
        'orders/p1_2029-03-02',
        'orders/p1_2030-03-02',
      ),
      act: fc.constant('again'),
      more: wrong({ ...ofOrder, planId: ['p-paused', null], occurrence: ['2035-03-02', null] }),
    }),
  )
  // At home people of another company are strangers too.
  .filter(({ by, company }) => company === 'home' || personOf(by).companyId === 'home')

it(`lets none of ${runs} generated writes to plans and their orders by others, or of wrong values, through`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  const seen = { strangers: 0, values: 0 }
  await fc.assert(
    fc.asyncProperty(
      attacks.filter(isHostile),
      fc.constantFrom('plan/create', 'plan/edit', 'plan/createOrder', 'order/edit'),
      async (attack, name) => {
        seen[isOffice(attack) ? 'values' : 'strangers']++
        if (await world.mayCommit(attack.by, writesOf(attack), { name })) through.push(attack)
      },
    ),
    { numRuns: runs, seed: 41 },
  )
  expect(through).toEqual([])
  expect(Math.min(seen.strangers, seen.values)).toBeGreaterThan(300)
}, 240_000)

it('lets the same writes of the office with right values through', async () => {
  const world = await createHome()
  const refused: unknown[] = []
  await fc.assert(
    fc.asyncProperty(
      attacks.filter((attack) => !isHostile(attack)),
      async (attack) => {
        if (!(await world.mayCommit(attack.by, writesOf(attack), { name: 'plan/edit' })))
          refused.push(attack)
      },
    ),
    { numRuns: 100, seed: 42 },
  )
  expect(refused).toEqual([])
}, 240_000)

function isOffice({ by, company }: Attack): boolean {
  const { role, status, companyId } = personOf(by)
  return [role !== 'technician', status, companyId, company].join() === 'true,active,home,home'
}

/** What the rules must never accept: an order that was sent is not created once more, a plan that is gone stays so. */
function isHostile(attack: Attack): boolean {
  const { target, act, more } = attack
  const isSent = act === 'again' && target === 'orders/p1_2030-03-02'
  const isGone = target === 'plans/p-gone'
  return !isOffice(attack) || act === 'delete' || isSent || isGone || Object.keys(more).length > 0
}

/** The writes that an honest client would send, with other values. */
function writesOf({ by, target, act, company, more }: Attack): readonly Write[] {
  const path = `companies/${company}/${target}`
  const fresh = { createdAt: at, createdBy: by, updatedBy: by }
  const doc = target.startsWith('plans/')
    ? planDoc({ ...fresh, ...more })
    : orderOfPlanDoc(target.slice(-10), { ...fresh, ...more })
  switch (act) {
    case 'create':
      return [createOf(path, doc, 'updatedAt')]
    case 'update':
      return [updateOf(path, { updatedBy: by, title: 'Service', ...more })]
    case 'again': {
      const { updatedAt: _, ...all } = doc
      return [updateOf(path, all)]
    }
    default:
      return [deleteOf(path)]
  }
}
