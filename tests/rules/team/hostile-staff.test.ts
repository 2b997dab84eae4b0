import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { past, pictureDoc, staffDoc } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { people, personOf } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf } from '../world/world.ts'

const runs = 2000
const at = '2026-03-02T08:59:00.000Z'
const members = ['tech', 'idle', 'editor', 'admin', 'owner', 'technician-inactive']
/** Mostly people whom only these rules stop. */
const uid = fc.oneof(
  { arbitrary: fc.constantFrom('tech', 'idle', 'editor', 'admin', 'owner'), weight: 4 },
  { arbitrary: fc.constantFrom(...people.map((one) => one.uid)), weight: 1 },
)
const about = fc.constantFrom(...members, 'technician-foreign', 'logo', 'nobody')
/** At most one wrong value, which nothing else betrays. */
const change = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Doc> =>
  fc.oneof(
    fc.constant({}),
    ...Object.entries(fields).map(([field, value]) => value.map((one): Doc => ({ [field]: one }))),
  )

const staffValues = change({
  userId: fc.constantFrom(...members, 7),
  skills: fc.constantFrom('x'.repeat(20_001), 7, null),
  weeklyHours: fc.constantFrom('x'.repeat(2001), 7, true),
  breaks: fc.constantFrom('x'.repeat(2001), null, 7),
  exceptions: fc.constantFrom('x'.repeat(60_001), null),
  basePlace: fc.constantFrom('here', { address: {} }, { address: {}, geo: 'x' }, []),
  maxMinutesPerDay: fc.constantFrom(0, 29, 1441, 90.5, 'all'),
  territoryIds: fc.constantFrom('north', null, 7, ['a/b'], [7]),
  pace: fc.constantFrom(0, 49, 201, 99.5, '100', null),
  costRateMinor: fc.constantFrom(0, 4000),
  updatedBy: fc.constantFrom('owner-foreign', ''),
  deletedAt: fc.constantFrom(past, at, 'now'),
  schema: fc.constantFrom(0, 2, '1'),
})
const pictureValues = change({
  contentType: fc.constantFrom('image/svg+xml', 'image/gif', 'image/png', 'text/html', 7),
  width: fc.constantFrom(0, 513, 1.5, '256', null),
  height: fc.constantFrom(0, 513, null),
  data: fc.oneof(
    fc.constantFrom('', 'PHN2Zz4=', '<svg/>', '/9j/4', 7, null),
    fc.constant(`/9j/${'A'.repeat(80_000)}`),
  ),
  updatedBy: fc.constantFrom('owner-foreign', ''),
  deletedAt: fc.constantFrom(past, 'now', '2199-01-01T00:00:00Z', now),
  schema: fc.constantFrom(0, 2),
  caption: fc.constantFrom('Me'),
})
const acts = fc.constantFrom('create', 'update', 'replace', 'remove', 'delete')

interface Attack {
  readonly by: string
  readonly id: string
  readonly act: string
  readonly collection: string
  readonly more: Doc
  readonly company: string
}

const attacks = fc
  .record({
    by: uid,
    id: about,
    act: acts,
    company: fc.constantFrom('home', 'home', 'home', 'other'),
    wanted: fc.oneof(
      fc.record({ collection: fc.constant('staff'), more: staffValues }),
      fc.record({ collection: fc.constant('pictures'), more: pictureValues }),
    ),
  })
  .map(({ wanted, ...attack }): Attack => ({ ...attack, ...wanted }))

it(`lets none of ${runs} generated writes of others, or of wrong values, through`, async () => {
  const world = await createHome()
  const through: unknown[] = []
  const seen = { strangers: 0, values: 0 }
  await fc.assert(
    fc.asyncProperty(
      attacks.filter((attack) => isHostile(attack)),
      fc.constantFrom('user/edit', 'picture/set', 'picture/remove'),
      async (attack, name) => {
        seen[mayHonestly(attack) ? 'values' : 'strangers']++
        if (await world.mayCommit(attack.by, writesOf(attack), { name })) through.push(attack)
      },
    ),
    { numRuns: runs, seed: 23 },
  )
  expect(through).toEqual([])
  // Attacks by people who may write at all, and by people who may not.
  expect(Math.min(seen.strangers, seen.values)).toBeGreaterThan(100)
}, 240_000)

/** What the rules must never accept: by someone who may not, elsewhere, erased for good, or with a wrong value. */
function isHostile(attack: Attack): boolean {
  if (!mayHonestly(attack) || attack.company !== 'home' || attack.act === 'delete') return true
  if (attack.collection === 'staff' && attack.act === 'remove') return true
  // Only the tombstone of a picture has this field, and then no other.
  const { updatedBy: _, ...values } = attack.more
  return attack.act === 'remove'
    ? Object.keys(values).some((field) => field !== 'deletedAt')
    : Object.entries(values).some(([field, value]) => field !== 'userId' || value !== attack.id)
}

/** Whether the person may write such a document with right values. */
function mayHonestly({ by, id, collection }: Attack): boolean {
  const { role, status, companyId } = personOf(by)
  if (status !== 'active' || companyId !== 'home') return false
  const isOffice = role !== 'technician'
  if (collection === 'pictures' && id === 'logo') return isOffice
  if (!members.includes(id)) return false
  if (collection === 'pictures' && by === id) return true
  const person = personOf(id)
  if (role === 'owner') return collection === 'staff' || person.role !== 'owner'
  return role === 'admin' && person.role === 'technician'
}

/** The writes that an honest client would send, with other values. */
function writesOf({ by, id, act, collection, more, company }: Attack): readonly Write[] {
  const path = `companies/${company}/${collection}/${id}`
  const honest = collection === 'staff' ? staffDoc(id) : pictureDoc()
  const doc = { ...honest, updatedBy: by, ...more }
  const whole = createOf(path, doc, 'updatedAt')
  switch (act) {
    case 'create':
      return [whole]
    case 'update':
      return [updateOf(path, { updatedBy: by, ...more })]
    case 'replace':
      return [{ ...whole, currentDocument: { exists: true } }]
    case 'remove': {
      const gone = createOf(path, { schema: 1, updatedBy: by, deletedAt: at, ...more }, 'updatedAt')
      return [{ ...gone, currentDocument: { exists: true } }]
    }
    default:
      return [deleteOf(path)]
  }
}
