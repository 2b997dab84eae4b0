import { describe, expect, it } from 'vitest'
import { laterDefaults } from '#domain/company/later-defaults.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { jsonFieldsOf } from '#domain/stored/json-fields.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { weekdays } from '#domain/entities/working-hours.ts'
import type { CollectionName } from '#domain/entities/collections.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { collections } from '#domain/entities/collections.ts'
import { isPlannable, within, workBounds } from '#domain/time/bounds.ts'
import {
  assetDoc,
  companyDoc,
  customerDoc,
  orderDoc,
  needs,
  receiptDoc,
  siteDoc,
  templateDoc,
} from '../world/documents.ts'
import { itemDoc, locationDoc } from '../world/stock-documents.ts'
import { planDoc } from '../world/plan-document.ts'
import { createOf, now, updateOf, type World } from '../world/world.ts'

const values: readonly unknown[] = [
  null,
  true,
  0,
  5,
  12,
  13,
  1440,
  1441,
  -1,
  1.5,
  100_001,
  '',
  ' ',
  'x',
  'low',
  'travel',
  'USD',
  'usd',
  'a/b',
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(10_000),
  'x'.repeat(10_001),
  '🔧'.repeat(80),
  '🔧'.repeat(81),
  '🔧'.repeat(200),
  '🔧'.repeat(201),
  // Firestore does not document whether rules count code units or characters. The app reads both.
  '🔧'.repeat(5_000),
  '🔧'.repeat(10_001),
  now,
  '2026-03-02T09:00:00Z',
  '2026-03-02',
  '2026-03-02T09:00:00+01:00',
  '9999-99-99T99:99:99Z',
  '1899-12-31T23:59:59Z',
  '2199-12-31T23:59:59.123456789Z',
  '2200-01-01T00:00:00Z',
  '2026-00-10T09:00:00Z',
  '2026-13-10T09:00:00Z',
  '2026-04-00T09:00:00Z',
  '2026-04-30T09:00:00Z',
  '2026-04-31T09:00:00Z',
  '2026-12-31T09:00:00Z',
  '2026-12-32T09:00:00Z',
  '2026-02-28T09:00:00Z',
  '2026-02-29T09:00:00Z',
  '2028-02-29T09:00:00Z',
  '2000-02-29T09:00:00Z',
  '2100-02-29T09:00:00Z',
  '2026-03-02T24:00:00Z',
  '2026-03-02T23:60:00Z',
  '2026-03-02T23:59:60Z',
  [],
  ['a'],
  ['a b!'],
  ['x'.repeat(80), 'y'.repeat(80)],
  ['x'.repeat(81)],
  ['a,b'],
  ['a', 'a'],
  ['a\nb'],
  [5],
  ['a', 5],
  ['5', 5],
  [null],
  [''],
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

/** Fields whose valid values depend on more than the field itself. */
const dependent = new Set([
  'schema',
  'updatedAt',
  'updatedBy',
  'deletedAt',
  'createdAt',
  'createdBy',
  'ownerId',
  'isSetup',
  'subscriptionStatus',
  'trialEndsAt',
  'plan',
  'disabledFeatures',
  'open',
  // Days that the app cannot read are left out, and rules cannot tell them from other texts.
  'exdates',
  'rdates',
  'assigneeIds',
  'isSent',
  'status',
])

const stamps = { updatedBy: 'admin', createdBy: 'admin' }
const rows: readonly [CollectionName, stored: string, frozen: readonly string[], Doc][] = [
  ['customers', 'c1', [], { ...customerDoc(), ...stamps }],
  ['sites', 's1', ['customerId'], { ...siteDoc(), ...stamps }],
  [
    'orders',
    'o-new',
    ['ref', 'followUpOf', 'templateId', 'requires', 'checklist'],
    { ...orderDoc('new', []), ...needs, ...stamps },
  ],
  ['assets', 'a1', ['siteId'], { ...assetDoc(), ...stamps }],
  ['items', 'pump', [], { ...itemDoc(), ...stamps }],
  ['locations', 'van-tech', ['kind'], { ...locationDoc('van', 'tech'), ...stamps }],
  ['plans', 'p1', [], { ...planDoc(), ...stamps }],
  ['templates', 't1', [], { ...templateDoc(), ...stamps }],
]

/** The rules must deny every value that the app cannot read, and allow every value that it writes. */
export function describeFields(world: () => World): void {
  describe.each(rows)('the fields of %s', (collection, stored, frozen, doc) => {
    const path = `companies/home/${collection}`
    it.each(Object.keys(doc).filter((field) => !dependent.has(field)))('%s', async (field) => {
      for (const value of values) {
        const candidate = { ...doc, [field]: value }
        const readable = isAllowed(
          collection,
          field,
          value,
          parseRow(collection, 'n', candidate).ok,
        )
        const shown = JSON.stringify(value).slice(0, 60)
        const create = createOf(`${path}/n`, candidate, 'updatedAt')
        const isNew =
          readable && isTimely(field, value) && (field !== 'archivedAt' || value === null)
        expect(await world().mayCommit('admin', [create]), shown).toBe(isNew)
        if (frozen.includes(field)) continue
        const update = updateOf(`${path}/${stored}`, { [field]: value, updatedBy: 'admin' })
        const isNext = readable && isTimely(field, value)
        expect(await world().mayCommit('admin', [update]), shown).toBe(isNext)
      }
    })
  })

  describe('the settings of a company', () => {
    const doc = companyDoc('owner', { tracking: 'off', ...laterDefaults })
    it.each(Object.keys(doc).filter((field) => !dependent.has(field)))('%s', async (field) => {
      for (const value of values) {
        const edits = { [field]: { from: null, to: value } }
        const valid = prepareMutation('company/edit', { companyId: 'home', edits }).ok
        // The rules cannot check whether a time zone exists.
        const zone = field === 'timeZone' && typeof value === 'string' && /^[\w+/-]+$/.test(value)
        const taken = isAllowed('companies', field, value, valid)
        const expected = taken || (zone && value.length <= 80)
        const write = updateOf('companies/home', { [field]: value, updatedBy: 'owner' })
        const shown = JSON.stringify(value).slice(0, 60)
        expect(await world().mayCommit('owner', [write]), shown).toBe(expected)
      }
    })
  })

  describe('a receipt', () => {
    const doc = receiptDoc('tech', ['tech'])
    const create = (more: Doc) =>
      world().mayCommit('tech', [
        createOf('companies/home/mutations/n', { ...doc, ...more }, 'receivedAt'),
      ])
    it.each(['at'])('%s', async (field) => {
      for (const value of values) {
        const readable = parseRow('mutations', 'n', { ...doc, [field]: value }).ok
        const shown = JSON.stringify(value).slice(0, 60)
        const allowed = readable && isTimely(field, value)
        expect(await create({ [field]: value }), shown).toBe(allowed)
      }
    })
  })

  it('denies schema versions newer than any app, after which no app could write the document', async () => {
    const versions = Object.values(collections).map(({ version }) => version)
    const newest = Math.max(...versions)
    const order = { ...orderDoc('new', []), ...stamps }
    for (const [schema, allowed] of [
      [newest, true],
      [newest + 1, false],
    ] as const) {
      const path = 'companies/home/orders/o-onSite'
      const work = updateOf(path, { resolution: 'x', schema, updatedBy: 'tech' })
      expect(await world().mayCommit('tech', [work])).toBe(allowed)
      const create = createOf('companies/home/orders/n', { ...order, schema }, 'updatedAt')
      expect(await world().mayCommit('admin', [create])).toBe(allowed)
      const customer = { ...customerDoc(), ...stamps, schema }
      const other = createOf('companies/home/customers/n', customer, 'updatedAt')
      expect(await world().mayCommit('admin', [other])).toBe(allowed)
    }
  })

  it('denies changes of missing documents', async () => {
    for (const collection of ['orders', 'visits']) {
      const write = updateOf(`companies/home/${collection}/none`, { status: 'onSite', ...stamps })
      expect(await world().mayCommit('admin', [write])).toBe(false)
    }
  })

  it('allows a planned time only if it ends after it starts', async () => {
    const path = 'companies/home/orders/n'
    const doc = { ...orderDoc('new', []), ...stamps }
    for (const [plannedStart, plannedEnd, allowed] of [
      ['2026-03-02T09:00:00Z', '2026-03-02T10:00:00Z', true],
      ['2026-03-02T09:00:00Z', null, true],
      ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z', false],
      ['2026-03-02T09:00:00Z', '2026-03-02T08:00:00Z', false],
      ['1999-03-02T09:00:00Z', '2026-03-02T10:00:00Z', false],
      ['2026-03-02T09:00:00Z', '2196-03-02T10:00:00Z', false],
      ['2026-02-30T09:00:00Z', '2026-03-02T10:00:00Z', false],
      ['2026-03-02T09:00:00Z', '2026-03-32T10:00:00Z', false],
    ] as const) {
      const write = createOf(path, { ...doc, plannedStart, plannedEnd }, 'updatedAt')
      expect(await world().mayCommit('admin', [write])).toBe(allowed)
      const window = { windowStart: plannedStart, windowEnd: plannedEnd }
      const promise = createOf(path, { ...doc, ...window }, 'updatedAt')
      expect(await world().mayCommit('admin', [promise])).toBe(allowed)
    }
  })
}

/** Whether an instant is within the bounds for its field. `deviceAt` is unbounded, because a clock can be wrong. */
function isTimely(field: string, value: unknown): boolean {
  if (typeof value !== 'string') return true
  const bounds = workBounds(Date.parse(now))
  if (['at', 'statusAt', 'sentAt', 'archivedAt'].includes(field))
    return within(value, bounds) === value
  return !/^(planned|window|due)/.test(field) || isPlannable(value, now)
}

/**
 * Reading is more lenient than writing: it accepts any object as a map and ignores unknown keys. The rules check
 * only the length of JSON text.
 */
function isAllowed(
  collection: CollectionName,
  field: string,
  value: unknown,
  readable: boolean,
): boolean {
  const maps: Readonly<Record<string, object>> = {
    address: emptyAddress,
    billingAddress: emptyAddress,
    geo: { latitude: 0, longitude: 0 },
  }
  const isMap = typeof value === 'object' && value !== null
  const longest = jsonFieldsOf(collection)[field]
  if (longest !== undefined) {
    return isMap || (typeof value === 'string' && value.length <= longest)
  }
  const map = maps[field]
  if (map === undefined || !isMap) return readable
  return readable && !Array.isArray(value) && Object.keys(value).every((key) => key in map)
}
