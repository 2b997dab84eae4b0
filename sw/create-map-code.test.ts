import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCaches, type FakeCaches } from '#lib/testing/fake-caches.ts'
import { createMapCode } from './create-map-code.ts'

const site = 'https://daybook.example'
const paths = new Set(['/assets/maplibre-b.js', '/assets/maplibre-worker-b.js'])
let fake: FakeCaches
let network: 'here' | 'gone' | 'portal'

beforeEach(() => {
  fake = createFakeCaches(site)
  network = 'here'
  vi.stubGlobal('caches', fake.caches)
  vi.stubGlobal('fetch', async () => {
    if (network === 'gone') throw new TypeError('offline')
    const type = network === 'here' ? 'text/javascript; charset=utf-8' : 'text/html'
    return new Response('code', { headers: { 'content-type': type } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const kept = () => [...(fake.held.get('tiles-code')?.keys() ?? [])]

test('it is here when all of it is', async () => {
  const code = createMapCode(paths)
  expect(await code.isHere()).toBe(false)
  await code.answer(new Request(`${site}/assets/maplibre-b.js`))
  expect(await code.isHere()).toBe(false)
  expect(await code.take()).toBe(true)
  network = 'gone'
  const answer = await code.answer(new Request(`${site}/assets/maplibre-b.js`))
  expect(await answer.text()).toBe('code')
})

test('what a portal says in its place is not kept, and without a network nothing comes', async () => {
  const code = createMapCode(paths)
  for (network of ['portal', 'gone'] as const) expect(await code.take()).toBe(false)
  network = 'here'
  fake.fill()
  expect(await code.take()).toBe(false)
  expect(kept()).toEqual([])
})

test('a new version brings its own where the earlier one was, and drops that when it takes over', async () => {
  const earlier = createMapCode(new Set(['/assets/maplibre-a.js']))
  const later = createMapCode(paths)
  await later.renew()
  expect(kept()).toEqual([])
  await earlier.take()
  await later.renew()
  expect(await earlier.isHere()).toBe(true)
  expect(await later.isHere()).toBe(true)
  await later.dropOld()
  expect(kept()).toEqual([...paths].map((path) => site + path))
})
