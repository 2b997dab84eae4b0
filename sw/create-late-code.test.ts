import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCaches, type FakeCaches } from '#lib/testing/fake-caches.ts'
import { createLateCode } from './create-late-code.ts'

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

const cached = () => [...(fake.held.get('tiles-code')?.keys() ?? [])]

test('it is complete once every file is cached', async () => {
  const code = createLateCode('tiles-code', paths)
  expect(await code.isComplete()).toBe(false)
  await code.answer(new Request(`${site}/assets/maplibre-b.js`))
  expect(await code.isComplete()).toBe(false)
  expect(await code.download()).toBe(true)
  network = 'gone'
  const answer = await code.answer(new Request(`${site}/assets/maplibre-b.js`))
  expect(await answer.text()).toBe('code')
})

test("a captive portal's page is not cached, and offline nothing is downloaded", async () => {
  const code = createLateCode('tiles-code', paths)
  for (network of ['portal', 'gone'] as const) expect(await code.download()).toBe(false)
  network = 'here'
  fake.fill()
  expect(await code.download()).toBe(false)
  expect(cached()).toEqual([])
})

test("a new version downloads its own files if the earlier one's were cached, and removes those when it takes over", async () => {
  const earlier = createLateCode('tiles-code', new Set(['/assets/maplibre-a.js']))
  const later = createLateCode('tiles-code', paths)
  await later.update()
  expect(cached()).toEqual([])
  await earlier.download()
  await later.update()
  expect(await earlier.isComplete()).toBe(true)
  expect(await later.isComplete()).toBe(true)
  await later.removeOld()
  expect(cached()).toEqual([...paths].map((path) => site + path))
})
