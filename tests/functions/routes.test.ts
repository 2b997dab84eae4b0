import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVirtualTimer } from '#emulator/functions/timer.ts'
import { encodePoints } from '#domain/tracking/track-points.ts'
import { company, day } from './documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

const timer = createVirtualTimer(Date.now())
const minute = 60_000
const today = Math.floor(timer.now() / day) * day
/** In the afternoon of a day, by Greenwich. */
const afternoon = (daysAgo: number) => today - daysAgo * day + 16 * 60 * minute
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A drive north at 222 m a minute, with a position at each of these minutes. */
function piece(from: number, latitude: number, at: readonly number[] = [0, 5]) {
  const fixes = at.map((minutes) => ({
    at: new Date(from + minutes * minute).toISOString(),
    latitude: latitude + minutes / 500,
    longitude: -64,
    accuracy: 5,
    battery: null,
    step: null,
  }))
  return {
    uid: 'driver',
    startAt: new Date(from),
    endAt: new Date(from + (at.at(-1) ?? 0) * minute),
    expireAt: new Date(from + 60 * day),
    points: encodePoints(fixes),
  }
}

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture({
    dir: resolve('functions'),
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
    timer,
  })
})
afterAll(() => fixture.close())

const run = async () => expect(await fixture.functions.run('deleteOldTracks')).toBe(true)
const has = (path: string) => fixture.get(path) !== undefined

const remainsOf = (company: string, day: string) => {
  const doc = fixture.get(`companies/${company}/routeDays/driver_${day}`)
  return doc && { ...doc, ...instantsOf(doc) }
}

it('replaces a day’s pieces by their length and times after the days that a company keeps them', async () => {
  await fixture.put('companies/short', company({ trackDays: 7, timeZone: 'UTC' }))
  await fixture.put('companies/long', company({ timeZone: 'America/Halifax' }))
  const old = afternoon(40)
  // In Halifax the day is not over.
  const night = afternoon(39) - 14 * 60 * minute
  for (const [path, doc] of [
    ['short/tracks/old', piece(afternoon(9), 44)],
    ['short/tracks/kept', piece(afternoon(6), 44)],
    ['long/tracks/kept', piece(afternoon(9), 44)],
    ['long/tracks/first', piece(old, 44)],
    ['long/tracks/next', piece(old + 6 * minute, 44.01)],
    ['long/tracks/night', piece(night, 44.5)],
    ['long/tracks/unreadable', { endAt: new Date(old) }],
  ] as const)
    await fixture.put(`companies/${path}`, doc)
  await run()

  expect(['short', 'long'].map((id) => has(`companies/${id}/tracks/kept`))).toEqual([true, true])
  expect(fixture.all('tracks', 'companies/short')).toHaveLength(1)
  expect(fixture.all('tracks', 'companies/long')).toHaveLength(1)
  const expected = {
    uid: 'driver',
    day: dateOf(old),
    metres: 3336,
    startAt: new Date(old).toISOString(),
    endAt: new Date(night + 5 * minute).toISOString(),
    pieces: ['first', 'next', 'night'],
  }
  expect(remainsOf('long', dateOf(old))).toMatchObject(expected)
  expect(remainsOf('short', dateOf(afternoon(9)))).toMatchObject({ metres: 1112 })

  // Neither a repeated run nor a piece whose answer a phone never heard counts twice; what comes late is added.
  await fixture.put('companies/long/tracks/next', piece(old + 6 * minute, 44.01))
  await run()
  expect(fixture.all('tracks', 'companies/long')).toHaveLength(1)
  expect(remainsOf('long', dateOf(old))).toMatchObject(expected)
  await fixture.put('companies/long/tracks/late', piece(old - 60 * minute, 44))
  await run()
  expect(remainsOf('long', dateOf(old))).toMatchObject({
    metres: 4448,
    startAt: new Date(old - 60 * minute).toISOString(),
  })
  expect(fixture.all('routeDays', 'companies/long')).toHaveLength(1)
})

it('counts a piece that goes on after midnight for both days', async () => {
  await fixture.put('companies/nights', company({ timeZone: 'UTC' }))
  const midnight = today - 40 * day
  await fixture.put('companies/nights/tracks/a', piece(midnight - 10 * minute, 44))
  const over = piece(midnight - minute, 44, [0, 3, 6])
  await fixture.put('companies/nights/tracks/b', over)
  await run()
  expect(fixture.all('tracks', 'companies/nights')).toEqual([])
  expect(remainsOf('nights', dateOf(midnight - day))?.['endAt']).toBe(
    new Date(midnight - minute).toISOString(),
  )
  // From the second to the third position.
  expect(remainsOf('nights', dateOf(midnight))).toMatchObject({
    metres: 667,
    startAt: new Date(midnight + 2 * minute).toISOString(),
    endAt: new Date(midnight + 5 * minute).toISOString(),
    pieces: ['b'],
  })
})

it('adds to a day whose document names no pieces', async () => {
  await fixture.put('companies/former', company({ timeZone: 'UTC' }))
  const at = afternoon(40)
  await fixture.put(`companies/former/routeDays/driver_${dateOf(at)}`, {
    uid: 'driver',
    day: dateOf(at),
    metres: 500,
    startAt: new Date(at - 60 * minute),
    endAt: new Date(at - 50 * minute),
    schema: 1,
    updatedAt: new Date(at),
    updatedBy: 'system',
  })
  await fixture.put('companies/former/tracks/a', piece(at, 44))
  await run()
  expect(remainsOf('former', dateOf(at))).toMatchObject({
    metres: 1612,
    startAt: new Date(at - 60 * minute).toISOString(),
    pieces: ['a'],
  })
})

it('follows a limit that is changed, and deletes nothing uncounted', async () => {
  await fixture.put('companies/changed', company({ timeZone: 'UTC' }))
  await fixture.put('companies/changed/tracks/a', piece(afternoon(10), 44))
  // As a phone wrote it while the limit was shorter.
  const expired = { ...piece(afternoon(10), 44.1), expireAt: new Date(timer.now() - day) }
  await fixture.put('companies/changed/tracks/b', expired)
  await run()
  expect(fixture.all('tracks', 'companies/changed')).toHaveLength(2)
  await fixture.put('companies/changed', company({ timeZone: 'UTC', trackDays: 7 }))
  await run()
  expect(fixture.all('tracks', 'companies/changed')).toEqual([])
  expect(remainsOf('changed', dateOf(afternoon(10)))?.['pieces']).toEqual(['a', 'b'])
})

it('counts so few pieces of a day that a phone which sends endless ones stops no one’s deletion', async () => {
  await fixture.put('companies/flooded', company({ timeZone: 'UTC' }))
  const at = new Date(afternoon(40))
  const path = `companies/flooded/routeDays/driver_${dateOf(afternoon(40))}`
  const pieces = Array.from({ length: 1999 }, (_, i) => `known${i}`)
  await fixture.put(path, { uid: 'driver', metres: 10, startAt: at, endAt: at, pieces })
  for (const id of ['a', 'b', 'c'])
    await fixture.put(`companies/flooded/tracks/${id}`, piece(afternoon(40), 44))
  await run()
  expect(fixture.all('tracks', 'companies/flooded')).toEqual([])
  const remains = remainsOf('flooded', dateOf(afternoon(40)))
  expect(remains).toMatchObject({ metres: 10 + 1112, pieces: [...pieces, 'a'] })
})

function instantsOf(doc: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    ['startAt', 'endAt'].map((field) => [field, new Date(String(doc[field])).toISOString()]),
  )
}
