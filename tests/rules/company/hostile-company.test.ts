import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { laterDefaults } from '#domain/company/later-defaults.ts'
import { jsonFieldsOf } from '#domain/stored/json-fields.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { createHome, openInvite } from '../world/home.ts'
import { people } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf, withMaps } from '../world/world.ts'

const runs = 2000
const path = 'companies/home'
const outsiders = [
  null,
  ...people
    .filter(
      ({ role, status, companyId }) =>
        role === 'technician' || status !== 'active' || companyId !== 'home',
    )
    .map(({ uid }) => uid),
]

/** What an app writes, and what no app would. */
const values: Readonly<
  Record<string, { readonly good: unknown; readonly bad: readonly unknown[] }>
> = {
  legalName: { good: 'Harbour Ltd.', bad: ['x'.repeat(201)] },
  phone: { good: '+1 902 555 0100', bad: ['x'.repeat(201)] },
  email: { good: 'a@harbour.example', bad: ['harbour', 'a b@c', 'x'.repeat(201), '@'] },
  website: {
    good: 'https://harbour.example',
    bad: ['javascript:alert(1)', 'data:text/html,x', 'HTTP://', ' https://a', 'https://a\nb'],
  },
  iban: { good: 'ES9121000418450200051332', bad: ['ES91 2100', 'es91', 'ES91', '0'.repeat(40)] },
  taxIds: { good: '[]', bad: ['x'.repeat(2501), [], [{ id: 't1' }]] },
  holidays: { good: '[]', bad: ['x'.repeat(60_001), [], [{ id: 'h1' }]] },
  taxCodes: { good: '[]', bad: ['x'.repeat(30_001), [], [{ code: 'S21' }]] },
  skills: { good: '[]', bad: ['x'.repeat(30_001), [], [{ id: 's1' }]] },
  defaultTaxCode: { good: 'S21', bad: ['s21', 'S 21', 'X'.repeat(21), "S'"] },
  mailLanguage: { good: 'es', bad: ['fr', '', 'EN', false] },
  mailReplyTo: {
    good: 'a@harbour.example',
    bad: ['a@b@c', 'a\n@b.c', 'a@b\r\n', '<a>@b.c', 'x'.repeat(201)],
  },
  mailSender: { good: 'Harbour', bad: ['x'.repeat(201)] },
  mailFooter: { good: 'Call us.', bad: ['x'.repeat(1001)] },
  takesPaymentsOnSite: { good: true, bad: ['true', 1, null] },
  techniciansSeePrices: { good: true, bad: ['true', 1, null] },
  termsDays: { good: 30, bad: [-1, 366, 0.5, '14', null] },
  reminders: {
    good: '7,21,35',
    bad: ['7,', '0', '1,2,3,4', '7;21', '1000', 'x'.repeat(40), 7, null],
  },
  visitMails: {
    good: 'booked,dayBefore',
    bad: ['onTheWay,booked', 'booked,', ',booked', 'x', 'x'.repeat(90), ['booked'], true, null],
  },
  cashRounding: { good: '0.05', bad: ['0.5', '0', '2', '1 ', 0.05, 1, null] },
  trackDays: { good: 14, bad: [0, 1, 8, 31, 36500, -7, '7', 7.5, null] },
  pricesIncludeTax: { good: true, bad: ['true', 1, null] },
  sendsWelcome: { good: false, bad: ['false', 0, null] },
  alertOffer: { good: 'never', bad: ['always', '', null] },
  quietHours: { good: '20:00-06:00', bad: ['20:00', '24:00-06:00', '20:00-06:00;'] },
  arrivalWindows: { good: '[]', bad: ['x'.repeat(2001), [], [{ id: 'w1' }]] },
  windowBefore: { good: 0, bad: [-1, 481, 0.5, '15', null] },
  windowAfter: { good: 30, bad: [4, 481, 5.5, null] },
  freezeMinutes: { good: 0, bad: [-1, 481, null, '60'] },
  restMinutes: { good: 0, bad: [-1, 1441, null] },
  laborItemId: { good: 'i-labor', bad: ['', 'a/b', 'x'.repeat(129), false] },
  expiredSkill: { good: 'block', bad: ['note', '', null] },
  barriers: { good: '[]', bad: ['x'.repeat(30_001), [], [{ id: 'r1' }]] },
  planningWeights: { good: '[]', bad: ['x'.repeat(3001), [], [{ id: 'late' }]] },
  territories: { good: '[]', bad: ['x'.repeat(60_001), [], [{ id: 't1' }]] },
  tracking: { good: 'travel', bad: ['on', '', null] },
}
const fields = Object.keys(values)
/** Never a value of any of these fields. */
const absurd: readonly unknown[] = [-7, {}, { a: 1 }, [7], ['x', null], new Date(now)]
/** Fields that are no one's to write from a device. */
const closed: Readonly<Record<string, readonly unknown[]>> = {
  subscriptionStatus: ['trialing', 'unlimited'],
  plan: ['pro', 7],
  trialEndsAt: ['2199-01-01T00:00:00Z'],
  disabledFeatures: [['inventory'], ['x']],
  ownerId: ['admin', 'tech'],
  createdAt: [now],
  deletedAt: [now],
  pictureCount: [1],
  skillset: ['x'],
}

const goodOf = (field: string): Doc => ({ [field]: values[field]?.good })
const someGood = fc
  .subarray(fields, { maxLength: 3 })
  .map((names): Doc => Object.assign({}, ...names.map(goodOf)))
const oneBad = fc.oneof(
  {
    arbitrary: fc
      .constantFrom(...fields)
      .chain((field) =>
        fc
          .constantFrom(...(values[field]?.bad ?? []), ...absurd)
          .map((value): Doc => ({ [field]: value })),
      ),
    weight: 4,
  },
  {
    arbitrary: fc
      .constantFrom(...Object.keys(closed))
      .chain((field) =>
        fc.constantFrom(...(closed[field] ?? [])).map((value): Doc => ({ [field]: value })),
      ),
    weight: 1,
  },
  {
    arbitrary: fc
      .constantFrom<unknown>(['orders'], ['x'], ['inventory', 'customers'], 'inventory', 7, null, {
        inventory: true,
      })
      .map((hiddenFeatures): Doc => ({ hiddenFeatures })),
    weight: 1,
  },
)
const names = fc.constantFrom(
  'company/edit',
  'company/setFeature',
  'company/setup',
  'user/edit',
  'owner/offer',
  'owner/requestDeletion',
)
const claims = fc.constantFrom<Doc>(
  {},
  {},
  { role: 'owner', permissions: [] },
  { role: 'admin', permissions: [] },
  { actorId: 'owner' },
)
/** Other writes of the same commit, which might lend it their receipt. */
const companions = (uid: string) => [
  [],
  [updateOf(`users/${uid}`, { name: 'Fine', updatedBy: uid })],
  [updateOf(`users/${uid}`, { role: 'owner', updatedBy: uid })],
  [deleteOf(path)],
  [deleteOf(`${path}/invites/${openInvite}`)],
  [createOf(`${path}/counters/other`, { used: 1, updatedBy: uid, updatedAt: '' }, 'updatedAt')],
]
/** With the values as they are, where the app would send JSON text. */
const write = (uid: string, changed: Doc) =>
  withMaps(updateOf(path, { ...changed, updatedBy: uid }), changed)

it('knows a good value of every setting', async () => {
  const world = await createHome()
  expect(Object.keys(laterDefaults).every((field) => fields.includes(field))).toBe(true)
  expect(Object.keys(jsonFieldsOf('companies')).filter((one) => !fields.includes(one))).toEqual([
    'workingHours',
  ])
  for (const field of fields)
    expect(await world.mayCommit('admin', [write('admin', goodOf(field))]), field).toBe(true)
})

it(`lets none of ${runs} generated writes of outsiders to the company through`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...outsiders),
      fc.oneof(
        { arbitrary: fc.constantFrom(...fields).map(goodOf), weight: 3 },
        { arbitrary: someGood, weight: 1 },
        { arbitrary: oneBad, weight: 1 },
        { arbitrary: fc.constant<Doc>({ hiddenFeatures: ['inventory'] }), weight: 1 },
      ),
      fc.nat(5),
      names,
      claims,
      fc.constantFrom(false, false, false, true),
      async (uid, changed, companion, name, claim, bare) => {
        fc.pre(Object.keys(changed).length > 0)
        const author = uid ?? 'nobody'
        const writes = [write(author, changed), ...(companions(author)[companion] ?? [])]
        const passed = bare
          ? await world.mayCommitBare(uid, writes)
          : await world.mayCommit(uid, writes, { name, ...claim })
        if (passed) through.push({ uid, changed, companion, name, claim, bare })
      },
    ),
    { numRuns: runs, seed: 21 },
  )
  expect(through).toEqual([])
}, 240_000)

it(`lets none of ${runs} generated wrong values of the office to the company through`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('owner', 'admin'),
      oneBad,
      someGood,
      names,
      async (uid, bad, more, name) => {
        const changed = { ...more, ...bad }
        if (await world.mayCommit(uid, [write(uid, changed)], { name }))
          through.push({ uid, bad, more, name })
      },
    ),
    { numRuns: runs, seed: 22 },
  )
  expect(through).toEqual([])
}, 240_000)
