import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { createHome } from '../world/home.ts'
import { people, personOf } from '../world/people.ts'
import { createOf, deleteOf, now, updateOf } from '../world/world.ts'

const runs = 5000
const day = 86_400_000
const fromNow = (ms: number) => new Date(Date.parse(now) + ms)
const times = { startAt: fromNow(-60_000), endAt: fromNow(-1000), expireAt: fromNow(30 * day) }

/** A right document of each collection by this person. */
const documents: Readonly<Record<string, (uid: string) => Doc>> = {
  tracks: (uid) => ({
    uid,
    deviceId: 'd1',
    ...times,
    count: 1,
    points: '0,4440000,-6430000,5,80,',
  }),
  positions: () => ({
    latitude: 44.4,
    longitude: -64.3,
    accuracy: 9,
    battery: 50,
    at: fromNow(-1000),
    expireAt: fromNow(day),
  }),
  looks: () => ({ uid: 'tech', day: '2026-03-01', expireAt: fromNow(30 * day) }),
  routeDays: (uid) => ({
    uid,
    day: '2026-03-01',
    metres: 100,
    startAt: times.startAt,
    endAt: times.endAt,
  }),
  currentLooks: () => ({ uid: 'tech', lookId: 'l-old' }),
}
const values = [null, 7, -1, 'x', '', '*', [], true, fromNow(400 * day), 'x'.repeat(20_000)]

const attacks = fc.constantFrom(...Object.keys(documents)).chain((collection) =>
  fc.record({
    collection: fc.constant(collection),
    by: fc.constantFrom(...people.map(({ uid }) => uid)),
    company: fc.constantFrom('home', 'home', 'home', 'other'),
    of: fc.constantFrom('tech', 'idle', 'admin', 'n'),
    act: fc.constantFrom('create', 'create', 'update', 'delete'),
    wrong: fc.option(
      fc.tuple(
        fc.constantFrom(...Object.keys(documents[collection]?.('x') ?? {}), 'schema', 'extra'),
        fc.constantFrom(...values),
      ),
    ),
  }),
)

/** What a phone or the office may do: their own, in their company, and with right values. */
function isHonest({ collection, by, company, of, act, wrong }: Attack): boolean {
  const { companyId, status, role } = personOf(by)
  if (company !== companyId || status !== 'active') return false
  // The other company does not record routes.
  if (company === 'other' && collection !== 'looks') return false
  const isRight =
    wrong === null ||
    (wrong[0] === 'battery' && (wrong[1] === null || wrong[1] === 7)) ||
    (wrong[0] === 'accuracy' && wrong[1] === 7) ||
    (wrong[0] === 'latitude' && (wrong[1] === 7 || wrong[1] === -1)) ||
    (wrong[0] === 'longitude' && (wrong[1] === 7 || wrong[1] === -1)) ||
    (wrong[0] === 'deviceId' && ['x', '', '*'].includes(wrong[1] as string)) ||
    (collection === 'looks' && wrong[0] === 'uid' && wrong[1] === 'x')
  switch (collection) {
    case 'tracks':
      return act === 'create' && isRight
    case 'positions':
      return of === by && (act === 'delete' || isRight)
    case 'looks':
      return act === 'create' && role !== 'technician' && isRight
    default:
      // What remains of routes is the server's; a current look never is without its look in the same commit.
      return false
  }
}
type Attack = typeof attacks extends fc.Arbitrary<infer T> ? T : never

it(`lets none of ${runs} generated writes of routes, what remains of them, positions and looks through`, async () => {
  const world = await createHome()
  const through: string[] = []
  const tried: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(
      attacks.filter((attack) => !isHonest(attack)),
      async (attack) => {
        const { collection, by, company, of, act, wrong } = attack
        tried[collection] = (tried[collection] ?? 0) + 1
        const path = `companies/${company}/${collection}/${of}`
        const doc: Doc = {
          ...documents[collection]?.(by),
          schema: 1,
          updatedBy: by,
          ...(wrong && { [wrong[0]]: wrong[1] }),
        }
        const write =
          act === 'delete'
            ? deleteOf(path)
            : act === 'update'
              ? updateOf(path, doc)
              : createOf(path, { ...doc, updatedAt: '' }, 'updatedAt')
        if (await world.mayCommitBare(by, [write])) through.push(JSON.stringify(attack))
      },
    ),
    { numRuns: runs, seed: 61 },
  )
  expect(through).toEqual([])
  expect(Math.min(...Object.values(tried))).toBeGreaterThan(500)
}, 240_000)
