import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#domain/entities/fields.ts'
import { parseRow } from '#domain/entities/parse-row.ts'
import { usualWorkingHours, weekdays } from '#domain/entities/working-hours.ts'
import type { CollectionName } from '#domain/entities/collections.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { companyDoc, customerDoc, orderDoc, siteDoc } from './documents.ts'
import { createOf, now, updateOf, type World } from './world.ts'

const values: readonly unknown[] = [
  null,
  true,
  0,
  5,
  -1,
  1.5,
  100_001,
  '',
  ' ',
  'x',
  'low',
  'USD',
  'usd',
  'a/b',
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(10_000),
  'x'.repeat(10_001),
  now,
  '2026-03-02T09:00:00Z',
  '2026-03-02',
  '2026-03-02T09:00:00+01:00',
  [],
  ['a'],
  ['a b!'],
  ['x'.repeat(80), 'y'.repeat(80)],
  ['x'.repeat(81)],
  ['a,b'],
  Array.from({ length: 100 }, (_, i) => `id${i}`),
  Array.from({ length: 101 }, (_, i) => `id${i}`),
  {},
  emptyAddress,
  ...Object.keys(emptyAddress).flatMap((key) => [
    { [key]: 'x'.repeat(200) },
    { ...emptyAddress, [key]: 'x'.repeat(201) },
    { ...emptyAddress, [key]: 5 },
  ]),
  { ...emptyAddress, planet: 'Earth' },
  { latitude: 44.5, longitude: -64 },
  { latitude: -90, longitude: 180 },
  { latitude: 90, longitude: -180 },
  { latitude: 91, longitude: 0 },
  { latitude: -90.5, longitude: 0 },
  { latitude: 0, longitude: 181 },
  { latitude: 0, longitude: -180.5 },
  { latitude: '0', longitude: 0 },
  { latitude: 0, longitude: '0' },
  { latitude: 0, longitude: 0, altitude: 0 },
  { latitude: 0 },
  ...weekdays.flatMap((day) => [
    { [day]: [{ start: '08:00', end: '17:00' }] },
    { [day]: 'all day' },
    { [day]: Array.from({ length: 5 }, (_, i) => ({ start: `0${i}:00`, end: `0${i}:30` })) },
  ]),
  { someday: [] },
]

/** Fields whose value the rules tie to more than their own shape. */
const tied = new Set([
  'schema',
  'updatedAt',
  'updatedBy',
  'deletedAt',
  'createdAt',
  'createdBy',
  'ownerId',
  'isSetup',
  'subscriptionStatus',
  'plan',
  'disabledFeatures',
  'open',
  'status',
])

const stamps = { updatedBy: 'admin', createdBy: 'admin' }
const rows: readonly [CollectionName, stored: string, frozen: readonly string[], Doc][] = [
  ['customers', 'c1', [], { ...customerDoc(), ...stamps }],
  ['sites', 's1', ['customerId'], { ...siteDoc(), ...stamps }],
  ['orders', 'o-new', ['ref', 'followUpOf'], { ...orderDoc('new', []), ...stamps }],
]

/** A value that the app could not read must not get in, and one that it writes must. */
export function describeFields(world: () => World): void {
  describe.each(rows)('the fields of %s', (collection, stored, frozen, doc) => {
    const path = `companies/home/${collection}`
    it.each(Object.keys(doc).filter((field) => !tied.has(field)))('%s', async (field) => {
      for (const value of values) {
        const candidate = { ...doc, [field]: value }
        const readable = parseRow(collection, 'n', candidate).ok && isOurs(field, value)
        const shown = JSON.stringify(value).slice(0, 60)
        const create = createOf(`${path}/n`, candidate, 'updatedAt')
        expect(await world().mayCommit('admin', [create]), shown).toBe(readable)
        if (frozen.includes(field)) continue
        const update = updateOf(`${path}/${stored}`, { [field]: value, updatedBy: 'admin' })
        expect(await world().mayCommit('admin', [update]), shown).toBe(readable)
      }
    })
  })

  describe('the settings of a company', () => {
    const doc = companyDoc('owner')
    it.each(Object.keys(doc).filter((field) => !tied.has(field)))('%s', async (field) => {
      for (const value of values) {
        const edits = { [field]: { from: null, to: value } }
        const valid = prepareMutation('company/edit', { companyId: 'home', edits }).ok
        // Which zones exist only the app knows.
        const zone = field === 'timeZone' && typeof value === 'string' && /^[\w+/-]+$/.test(value)
        const expected = (valid && isOurs(field, value)) || (zone && value.length <= 80)
        const write = updateOf('companies/home', { [field]: value, updatedBy: 'owner' })
        const shown = JSON.stringify(value).slice(0, 60)
        expect(await world().mayCommit('owner', [write]), shown).toBe(expected)
      }
    })
  })

  it('takes a plan only if it ends after it starts', async () => {
    const path = 'companies/home/orders/n'
    const doc = { ...orderDoc('new', []), ...stamps }
    for (const [plannedStart, plannedEnd, allowed] of [
      ['2026-03-02T09:00:00Z', '2026-03-02T10:00:00Z', true],
      ['2026-03-02T09:00:00Z', null, true],
      ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z', false],
      ['2026-03-02T09:00:00Z', '2026-03-02T08:00:00Z', false],
    ] as const) {
      const write = createOf(path, { ...doc, plannedStart, plannedEnd }, 'updatedAt')
      expect(await world().mayCommit('admin', [write])).toBe(allowed)
    }
  })
}

/** Reading is more lenient than writing: it takes any object for a map and ignores keys it does not know. */
function isOurs(field: string, value: unknown): boolean {
  const maps: Readonly<Record<string, object>> = {
    address: emptyAddress,
    billingAddress: emptyAddress,
    workingHours: usualWorkingHours,
    geo: { latitude: 0, longitude: 0 },
  }
  const map = maps[field]
  if (map === undefined || typeof value !== 'object' || value === null) return true
  return !Array.isArray(value) && Object.keys(value).every((key) => key in map)
}
