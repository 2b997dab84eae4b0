import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createRandom } from '#emulator/demo/base/random.ts'
import { iso, stampsAt } from './documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

const company = 'companies/c1'
const indexes = readFileSync('firestore.indexes.json', 'utf8')
const start = (disturb?: () => number) =>
  startFixture({ dir: resolve('functions'), indexes, ...(disturb && { disturb }) })

const now = Date.now()
const movement = (type: string, quantity: number, more: object = {}) => ({
  type,
  itemId: 'pump',
  name: '',
  unit: '',
  fromId: null,
  toId: null,
  quantity,
  orderId: null,
  lateOrderId: null,
  transferId: null,
  reason: '',
  actorId: 'office',
  readerIds: ['office'],
  at: iso(now),
  ...stampsAt(now),
  updatedAt: new Date(now),
  ...more,
})
const [to, from] = [{ toId: 'store' }, { fromId: 'store' }]
const out = { ...from, toId: 'van' }

/** Every type of movement: 8 pumps and 2.4 m of pipe remain. */
const ledger = [
  movement('receive', 12, to),
  movement('consume', 2, { ...from, orderId: 'o1' }),
  movement('return', 1, { ...to, orderId: 'o1' }),
  movement('transferOut', 3, out),
  movement('transferIn', 3, { ...out, transferId: 'm3' }),
  movement('transferOut', 1, { fromId: 'van', ...to }),
  movement('transferIn', 1, { fromId: 'van', ...to, transferId: 'm5' }),
  movement('count', -1, to),
  movement('receive', 2.5, { ...to, itemId: 'pipe' }),
  movement('consume', 0.1, { ...from, itemId: 'pipe', orderId: 'o1' }),
  movement('consume', 1, { itemId: null, name: 'A hinge', orderId: 'o1' }),
]

async function putLocations(fixture: Fixture) {
  for (const kind of ['warehouse', 'van'])
    await fixture.put(`${company}/locations/${kind === 'van' ? 'van' : 'store'}`, {
      kind,
      name: kind,
      technicianId: null,
      ...stampsAt(now),
    })
}

const levelsOf = (fixture: Fixture) =>
  Object.fromEntries(
    fixture
      .all('stockLevels', company)
      .map(({ locationId, itemId, quantity }) => [[locationId, itemId].join(' '), quantity]),
  )

const countedAt = (fixture: Fixture) =>
  new Map(
    fixture
      .all('stockLevels', company)
      .map((level) => [level['itemId'], level['countedAt'] as string]),
  )

test('a warehouse holds the sum of its movements, whose events are doubled, shuffled and cut off', async () => {
  const random = createRandom('levels')
  const fixture = await start(() => random.int(0, 999) / 1000)
  await putLocations(fixture)
  for (const [i, line] of ledger.entries()) {
    await fixture.put(`${company}/movements/m${i}`, line)
    if (i % 3 === 0) await fixture.functions.idle()
  }
  await fixture.functions.idle()
  expect(levelsOf(fixture)).toEqual({ 'store pump': 8, 'store pipe': 2.4 })
  expect(fixture.logged).toEqual([])
  await fixture.close()
})

test('the first movement after an update brings all that the warehouse holds', async () => {
  const fixture = await start()
  for (const [i, line] of ledger.entries()) await fixture.put(`${company}/movements/m${i}`, line)
  await fixture.functions.idle()
  expect(levelsOf(fixture)).toEqual({})
  await putLocations(fixture)
  await fixture.put(`${company}/movements/next`, movement('receive', 1, { ...to, itemId: 'tap' }))
  await fixture.functions.idle()
  expect(levelsOf(fixture)).toEqual({ 'store pump': 8, 'store pipe': 2.4, 'store tap': 1 })

  // Then only the item that was moved is summed.
  const before = countedAt(fixture)
  await fixture.put(`${company}/movements/last`, movement('receive', 4, to))
  await fixture.functions.idle()
  expect(levelsOf(fixture)).toMatchObject({ 'store pump': 12, 'store pipe': 2.4 })
  const after = countedAt(fixture)
  expect(after.get('pipe')).toBe(before.get('pipe'))
  expect((after.get('pump') ?? '') > (before.get('pump') ?? '')).toBe(true)
  await fixture.close()
})
