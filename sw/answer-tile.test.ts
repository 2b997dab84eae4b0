import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCaches, type FakeCaches } from '#lib/testing/fake-caches.ts'
import { answerTile, maxTiles } from './answer-tile.ts'

const site = 'https://daybook.example'
let fake: FakeCaches
let answers: (url: string) => Response
let asked: string[]

beforeEach(() => {
  fake = createFakeCaches(site)
  asked = []
  answers = () => new Response('tile', { headers: { 'content-type': 'application/x-protobuf' } })
  vi.stubGlobal('caches', fake.caches)
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    return answers(url)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const tile = (name: number | string) => new Request(`${site}/basemap/14/1/${name}.pbf`)
const cached = () => [...(fake.held.get('tiles')?.keys() ?? [])]

test('a tile comes from the network once and from the cache after that', async () => {
  expect(await (await answerTile(tile(1))).text()).toBe('tile')
  answers = () => {
    throw new TypeError('offline')
  }
  expect(await (await answerTile(tile(1))).text()).toBe('tile')
  expect(asked).toHaveLength(1)
  await expect(answerTile(tile(2))).rejects.toThrow('offline')
})

test("a captive portal's page is neither shown nor cached", async () => {
  answers = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  expect((await answerTile(tile(1))).type).toBe('error')
  answers = () => new Response('', { status: 503 })
  expect((await answerTile(tile(2))).status).toBe(503)
  expect(cached()).toEqual([])
})

test('a tile that is too large, or for which there is no room, is shown and not cached', async () => {
  const image = { headers: { 'content-type': 'image/png' } }
  answers = () => new Response('x'.repeat(500_001), image)
  expect((await (await answerTile(tile(1))).text()).length).toBe(500_001)
  fake.fill()
  answers = () => new Response('small', image)
  expect(await (await answerTile(tile(2))).text()).toBe('small')
  expect(cached()).toEqual([])
})

test('the cache stays below its limit plus one interval: the oldest tiles are removed', async () => {
  for (let i = 0; i < maxTiles + 100; i += 1) await answerTile(tile(i))
  expect(cached().length).toBeLessThan(maxTiles + 50)
  expect(cached().at(-1)).toBe(tile(maxTiles + 99).url)
  expect(cached()).not.toContain(tile(0).url)
})
