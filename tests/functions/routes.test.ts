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

/** Five minutes northwards, 1.1 km. */
function piece(from: number, latitude: number) {
  const fixes = [0, 5].map((minutes) => ({
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
    endAt: new Date(from + 5 * minute),
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
  const remains = () => fixture.get(`companies/long/routeDays/driver_${dateOf(old)}`)
  const expected = {
    uid: 'driver',
    day: dateOf(old),
    metres: 3336,
    startAt: new Date(old).toISOString(),
    endAt: new Date(night + 5 * minute).toISOString(),
  }
  const times = (doc: ReturnType<typeof remains>) =>
    doc && { ...doc, ...instantsOf(doc), updatedAt: undefined }
  expect(times(remains())).toMatchObject(expected)
  expect(fixture.get(`companies/short/routeDays/driver_${dateOf(afternoon(9))}`)).toMatchObject({
    metres: 1112,
  })

  // Nothing is counted twice, and what arrives late is added.
  await run()
  expect(times(remains())).toMatchObject(expected)
  await fixture.put('companies/long/tracks/late', piece(old - 60 * minute, 44))
  await run()
  expect(times(remains())).toMatchObject({
    ...expected,
    metres: 4448,
    startAt: new Date(old - 60 * minute).toISOString(),
  })
  expect(fixture.all('routeDays', 'companies/long')).toHaveLength(1)
})

it('takes less from a company that shortens its limit', async () => {
  await fixture.put('companies/changed', company({ timeZone: 'UTC' }))
  await fixture.put('companies/changed/tracks/a', piece(afternoon(10), 44))
  await run()
  expect(has('companies/changed/tracks/a')).toBe(true)
  await fixture.put('companies/changed', company({ timeZone: 'UTC', trackDays: 7 }))
  await run()
  expect(has('companies/changed/tracks/a')).toBe(false)
})

function instantsOf(doc: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    ['startAt', 'endAt'].map((field) => [field, new Date(String(doc[field])).toISOString()]),
  )
}
