import { expect, it } from 'vitest'
import { placeKey } from '#domain/dispatch/travel/roads.ts'
import type { RoadRow } from '../local/database/rows.ts'
import { loadRoads } from './load-roads.ts'
import type { Http } from './rest/http.ts'

const service = { kind: 'osrm', url: 'https://routes.example' } as const
const day = 86_400_000
const place = (i: number) => ({ latitude: 44 + i * 0.01, longitude: -64 })

/** A device and a service whose drives take as many minutes as the places lie apart in the list. */
function world() {
  const rows = new Map<number, RoadRow>()
  const requests: number[] = []
  let [time, isUp] = [0, true]
  const http: Http = async ({ url }) => {
    const [, list = '', query = ''] = /driving\/([^?]*)\?(.*)$/.exec(url) ?? []
    const all = list.split(';').map((one) => Number(one.split(',')[1]))
    const count = (name: string) => new URLSearchParams(query).get(name)?.split(';').length ?? 0
    requests.push(all.length)
    if (!isUp) throw new TypeError('Failed to fetch')
    const from = all.slice(0, count('sources'))
    const to = all.slice(count('sources'))
    const durations = from.map((a) => to.map((b) => Math.round(Math.abs(a - b) * 100) * 60))
    const text = JSON.stringify({ code: 'Ok', durations })
    return { status: 200, redirected: false, header: () => null, text }
  }
  const store = {
    read: async () => [...rows.values()],
    put: async (put: readonly RoadRow[]) => put.forEach((row) => rows.set(row.id, row)),
  }
  const load = (count: number) =>
    loadRoads(
      service,
      Array.from({ length: count }, (_, i) => place(i)),
      { store, http, now: () => time },
    )
  return {
    load,
    requests,
    setTime: (next: number) => (time = next),
    setUp: (next: boolean) => (isUp = next),
    minutes: async (count: number, from: number, to: number) =>
      (await load(count)).get(placeKey(place(from)))?.get(placeKey(place(to))) ?? null,
  }
}

it('asks in blocks of fifty by fifty places, and each pair once', async () => {
  const { requests, minutes } = world()
  expect(await minutes(60, 3, 57)).toBe(54)
  expect(requests).toEqual([100, 60, 60, 20])
  expect(await minutes(60, 57, 3)).toBe(54)
  expect(requests.length).toBe(4)
})

it('asks again for a new place, and after ninety days', async () => {
  const { requests, minutes, setTime } = world()
  await minutes(3, 0, 1)
  await minutes(4, 0, 3)
  expect(requests).toEqual([6, 8])
  setTime(89 * day)
  await minutes(4, 0, 3)
  expect(requests.length).toBe(2)
  setTime(91 * day)
  await minutes(4, 0, 3)
  expect(requests.length).toBe(3)
})

it('keeps what it has while the service does not answer, and forgets what is too old', async () => {
  const { requests, minutes, setUp, setTime } = world()
  await minutes(2, 0, 1)
  setUp(false)
  expect(await minutes(3, 0, 1)).toBe(1)
  expect(await minutes(3, 0, 2)).toBeNull()
  expect(requests.length).toBe(3)
  setTime(91 * day)
  expect(await minutes(2, 0, 1)).toBeNull()
})
