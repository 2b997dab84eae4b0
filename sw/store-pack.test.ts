import { afterEach, expect, it, vi } from 'vitest'
import { packFiles } from './file-pack.ts'
import { storePack } from './store-pack.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
// Hard to compress, so that a pack that is cut off still holds the first file.
const large = bytes(Array.from({ length: 20_000 }, (_, i) => Math.sin(i)).join())
const pack = packFiles([
  { path: '/assets/a.js', bytes: bytes('let a') },
  { path: '/assets/b.css', bytes: bytes('b {}') },
  { path: '/assets/c.js', bytes: large },
])
const wanted = new Set(['/assets/a.js', '/assets/c.js'])

afterEach(() => vi.unstubAllGlobals())

it('stores the wanted files with their own type and the security headers of the pack', async () => {
  const stored = await stores(await compressed(pack))
  expect([...stored.keys()]).toEqual(['/assets/a.js', '/assets/c.js'])
  const script = stored.get('/assets/a.js')
  expect(await script?.text()).toBe('let a')
  expect(Object.fromEntries(script?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/javascript; charset=utf-8',
  })
})

it('stores what has arrived when the connection breaks', async () => {
  const stored = await stores((await compressed(pack)).slice(0, -1000))
  expect([...stored.keys()]).toEqual(['/assets/a.js'])
})

it.each([
  ['the page of the app', new Response('<!doctype html>')],
  ['nothing', new Response(null, { status: 404 })],
])('stores nothing when the answer is %s', async (_, response) => {
  expect((await stores(response)).size).toBe(0)
})

async function stores(answer: Uint8Array<ArrayBuffer> | Response): Promise<Map<string, Response>> {
  const headers = {
    'content-type': 'application/octet-stream',
    'content-security-policy': "default-src 'self'",
    etag: '"1"',
  }
  const response = answer instanceof Response ? answer : new Response(answer, { headers })
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  const stored = new Map<string, Response>()
  await storePack(
    '/app-files.pack',
    { put: async (path, file) => void stored.set(path as string, file) },
    wanted,
  )
  return stored
}

async function compressed(part: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([part]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
