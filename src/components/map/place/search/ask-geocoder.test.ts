import { expect, test } from 'vitest'
import { geocoderOf, type Geocoder } from '#domain/geo/geocoder/geocoder.ts'
import { createAddressSearch } from './ask-geocoder.ts'

const nominatim = geocoderOf('https://nominatim.example') as Geocoder
const photon = geocoderOf('https://photon.example') as Geocoder
const place = {
  lat: '44.3775',
  lon: '-64.3101',
  address: { house_number: '8', road: 'Mill Lane', town: 'Port Ellery', country_code: 'ca' },
}

/** A world whose clock moves only while someone waits. */
function world(answer: () => Response | Promise<Response>, isOnline = true) {
  let clock = 0
  const sent: { url: string; at: number; headers: unknown }[] = []
  const ports = {
    now: () => clock,
    isOnline: () => isOnline,
    async wait(ms: number, signal: AbortSignal) {
      clock += ms
      await Promise.resolve()
      signal.throwIfAborted()
    },
    async fetch(url: string, init: RequestInit) {
      sent.push({ url, at: clock, headers: init.headers })
      return answer()
    },
  }
  return { ports, sent }
}

const json = (value: unknown) => () => Response.json(value)
const question = { text: '8 Mill Lane', language: 'en', near: null }
const never = new AbortController().signal

test('finds addresses in the language that is asked for', async () => {
  const { ports, sent } = world(json([place]))
  const answer = await createAddressSearch(nominatim, ports)(question, never)
  expect(answer).toMatchObject({ kind: 'found', addresses: [{ address: { city: 'Port Ellery' } }] })
  expect(sent[0]?.url).toBe(
    'https://nominatim.example/search?q=8+Mill+Lane&format=jsonv2&addressdetails=1&accept-language=en&limit=6',
  )
})

test('asks at most once a second, also where several ask at once', async () => {
  const { ports, sent } = world(json([]))
  const ask = createAddressSearch(nominatim, ports)
  await ask(question, never)
  await Promise.all([ask(question, never), ask(question, never)])
  const times = sent.map(({ at }) => at)
  expect(times).toHaveLength(3)
  expect(times[1]).toBeGreaterThanOrEqual((times[0] ?? 0) + 1000)
  expect(times[2]).toBeGreaterThanOrEqual((times[1] ?? 0) + 1000)
})

test('a question that is replaced while someone types is never sent', async () => {
  const { ports, sent } = world(json({ features: [] }))
  const ask = createAddressSearch(photon, ports)
  const first = new AbortController()
  const replaced = ask({ ...question, text: '8 Mi' }, first.signal)
  first.abort()
  expect(await replaced).toBeNull()
  expect(await ask(question, never)).toEqual({ kind: 'none' })
  expect(sent.map(({ url }) => url)).toEqual(['https://photon.example/api?q=8+Mill+Lane&limit=6'])
  expect(sent[0]?.headers).toMatchObject({ 'Accept-Language': 'en' })
})

test('sends nothing without a network', async () => {
  const { ports, sent } = world(json([place]), false)
  expect(await createAddressSearch(nominatim, ports)(question, never)).toEqual({ kind: 'offline' })
  expect(sent).toEqual([])
})

test.each([
  ['busy', () => new Response('', { status: 429 })],
  ['busy', () => new Response('', { status: 503 })],
  ['broken', () => new Response('', { status: 400 })],
  ['broken', () => new Response('<html>Sign in to this network</html>')],
  ['broken', () => Response.json({ error: 'no' })],
  ['broken', () => Response.json([' '.repeat(500_000)])],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says that it is %s (%s)', async (kind, answer) => {
  const { ports } = world(answer)
  expect(await createAddressSearch(nominatim, ports)(question, never)).toEqual({ kind })
})
