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
  answers = () => new Response('square', { headers: { 'content-type': 'application/x-protobuf' } })
  vi.stubGlobal('caches', fake.caches)
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    return answers(url)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const square = (name: number | string) => new Request(`${site}/basemap/14/1/${name}.pbf`)
const kept = () => [...(fake.held.get('tiles')?.keys() ?? [])]

test('a square comes from the network once, and from this device from then on', async () => {
  expect(await (await answerTile(square(1))).text()).toBe('square')
  answers = () => {
    throw new TypeError('offline')
  }
  expect(await (await answerTile(square(1))).text()).toBe('square')
  expect(asked).toHaveLength(1)
  await expect(answerTile(square(2))).rejects.toThrow('offline')
})

test('the page of a portal is no square: it is neither shown nor kept', async () => {
  answers = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  expect((await answerTile(square(1))).type).toBe('error')
  answers = () => new Response('', { status: 503 })
  expect((await answerTile(square(2))).status).toBe(503)
  expect(kept()).toEqual([])
})

test('what is too large is shown and not kept, and so is all where there is no room', async () => {
  const image = { headers: { 'content-type': 'image/png' } }
  answers = () => new Response('x'.repeat(500_001), image)
  expect((await (await answerTile(square(1))).text()).length).toBe(500_001)
  fake.fill()
  answers = () => new Response('small', image)
  expect(await (await answerTile(square(2))).text()).toBe('small')
  expect(kept()).toEqual([])
})

test('there are never many more than so many: the oldest go', async () => {
  for (let i = 0; i < maxTiles + 100; i += 1) await answerTile(square(i))
  expect(kept().length).toBeLessThan(maxTiles + 50)
  expect(kept().at(-1)).toBe(square(maxTiles + 99).url)
  expect(kept()).not.toContain(square(0).url)
})
