import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCaches, type FakeCaches } from '#lib/testing/fake-caches.ts'
import { hasMap, pointsWithoutMap, saveMaps } from './offline-map.ts'

const site = 'https://daybook.example'
const harbour = { latitude: 44.3755, longitude: -64.3031 }
const mill = { latitude: 44.3821, longitude: -64.3197 }
const madrid = { latitude: 40.4168, longitude: -3.7038 }

let fake: FakeCaches
let isCodeHere: boolean
let isWorkerHere: boolean
let fetched: string[]

/** A fake network with a caching service worker in front of it. */
beforeEach(() => {
  fake = createFakeCaches(site)
  isCodeHere = false
  isWorkerHere = true
  fetched = []
  vi.stubGlobal('navigator', {
    serviceWorker: {
      get controller() {
        return isWorkerHere ? {} : null
      },
    },
  })
  vi.stubGlobal('location', { origin: site })
  vi.stubGlobal('caches', fake.caches)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' } = {}) => {
    if (!isWorkerHere) return new Response('<html>here</html>')
    if (url === '/__/map-code') {
      isCodeHere ||= method === 'POST'
      return new Response(isCodeHere ? 'here' : 'missing')
    }
    fetched.push(url)
    await (await caches.open('tiles')).put(url, new Response('square'))
    return new Response('square')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('saved maps are available offline and fetched only once', async () => {
  expect(await pointsWithoutMap([harbour, mill])).toEqual([harbour, mill])
  // Two orders at the same site.
  expect(await saveMaps([harbour, harbour])).toBe(true)
  expect(await pointsWithoutMap([harbour, mill])).toEqual([mill])
  const before = fetched.length
  expect(await saveMaps([harbour, mill])).toBe(true)
  expect(new Set(fetched).size).toBe(fetched.length)
  expect(fetched.length).toBeGreaterThan(before)
})

test('a map is missing if one of its tiles or its code is', async () => {
  await saveMaps([harbour])
  isCodeHere = false
  expect(await pointsWithoutMap([harbour])).toEqual([harbour])
  isCodeHere = true
  expect(await pointsWithoutMap([harbour])).toEqual([])
  await (await caches.open('tiles')).delete(fetched.at(-1) ?? '')
  expect(await pointsWithoutMap([harbour])).toEqual([harbour])
})

test('without a service worker nothing is saved, and it is not reported as saved', async () => {
  isWorkerHere = false
  expect(await saveMaps([harbour])).toBe(false)
})

test('a point outside the map is not reported as missing', async () => {
  expect(hasMap(madrid)).toBe(false)
  expect(hasMap(null)).toBe(false)
  expect(await pointsWithoutMap([madrid])).toEqual([])
  expect(await saveMaps([madrid])).toBe(true)
  expect(fetched).toEqual([])
})
