import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxInMemory } from './assets.ts'
import { type Hosting, startHosting } from './start-hosting.ts'

const init = {
  projectId: 'demo',
  apiKey: 'local',
  authDomain: '127.0.0.1',
  appId: '1:0:web:demo',
  emulator: { host: '0.0.0.0', port: 4801 },
}
const firebaseJson = JSON.stringify({
  hosting: {
    ignore: ['**/*.map'],
    rewrites: [{ source: '**', destination: '/index.html' }],
    headers: [
      { source: '**', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
      {
        source: '**',
        headers: [
          {
            key: 'Content-Security-Policy',
            value: "default-src 'self'; connect-src 'self' https://x.example; img-src 'self'",
          },
        ],
      },
      { source: '/icons/**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    ],
  },
})
const script = 'export const answer = 42\n'.repeat(100)

let folder: string
let hosting: Hosting
const logged: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-hosting-'))
  const root = join(folder, 'dist')
  for (const inner of ['assets', 'icons']) mkdirSync(join(root, inner), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Daybook</title>')
  writeFileSync(join(root, 'sw.js'), 'self.skipWaiting()')
  writeFileSync(join(root, '.env'), 'secret')
  writeFileSync(join(root, 'assets/app-1a2b.js'), script)
  writeFileSync(join(root, 'assets/app-1a2b.js.map'), '{}')
  writeFileSync(join(root, 'icons/a.png'), Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
  writeFileSync(join(root, 'map.bin'), Buffer.alloc(maxInMemory + 10, 7))
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'))
  hosting = await startHosting({
    port: 0,
    host: '127.0.0.1',
    root,
    init,
    firebaseJson,
    log: (level, message) => logged.push(`${level} ${message}`),
  })
})
afterAll(async () => {
  await hosting.close()
  rmSync(folder, { recursive: true })
})

/** Requests the exact path, which `fetch` would normalise. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: hosting.port, path, headers, method },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

test('serves files with content type and cache headers', async () => {
  const page = await get('/')
  expect(page.body.toString()).toContain('Daybook')
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect((await get('/sw.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/icons/a.png')).headers).toMatchObject({
    'content-type': 'image/png',
    'x-frame-options': 'DENY',
  })
})

test('rewrites paths of the app to index.html, but not missing assets', async () => {
  expect((await get('/orders/o1?tab=parts')).body.toString()).toContain('Daybook')
  expect((await get('/orders/o1')).headers['cache-control']).toBe('no-cache')
  expect((await get('/assets/gone-3c4d.js')).status).toBe(404)
  expect((await get('/assets/app-1a2b.js.map')).status).toBe(404)
  expect((await get('/__/nothing')).status).toBe(404)
})

test('responds with 304 when the file has not changed', async () => {
  const { headers } = await get('/assets/app-1a2b.js')
  const again = await get('/assets/app-1a2b.js', {
    'If-None-Match': `W/"x", ${String(headers['etag'])}`,
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect((await get('/assets/app-1a2b.js', { 'If-None-Match': '"x"' })).status).toBe(200)
})

test('compresses text with an encoding that the browser accepts', async () => {
  const brotli = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  const gzip = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br;q=0' })
  expect(gunzipSync(gzip.body).toString()).toBe(script)
  expect(gzip.headers['etag']).not.toBe(brotli.headers['etag'])
  const picture = await get('/icons/a.png', { 'Accept-Encoding': 'br' })
  expect(picture.headers['content-encoding']).toBeUndefined()
})

test('sends ranges, from memory and from disk', async () => {
  const part = await get('/icons/a.png', { Range: 'bytes=2-4' })
  expect([part.status, [...part.body], part.headers['content-range']]).toEqual([
    206,
    [2, 3, 4],
    'bytes 2-4/10',
  ])
  const end = await get('/icons/a.png', { Range: 'bytes=-3' })
  expect([...end.body]).toEqual([7, 8, 9])
  expect((await get('/icons/a.png', { Range: 'bytes=10-' })).status).toBe(416)
  const large = await get('/map.bin', { Range: `bytes=${maxInMemory}-` })
  expect([large.status, large.body.length]).toEqual([206, 10])
  expect((await get('/map.bin')).body.length).toBe(maxInMemory + 10)
})

test('responds to HEAD without a body and refuses other methods', async () => {
  const head = await get('/assets/app-1a2b.js', {}, 'HEAD')
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(script.length),
  ])
  expect((await get('/', {}, 'POST')).status).toBe(405)
})

test('serves nothing outside the folder and no hidden files', async () => {
  for (const path of [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//../secret.txt',
    '/link.txt',
    '/.env',
    '/%2eenv',
    '/index.html%00.js',
    '/%E0%A4%A',
  ]) {
    const { body } = await get(path)
    expect([path, body.toString().includes('secret')]).toEqual([path, false])
  }
  expect((await get('/.env')).status).toBe(400)
})

test('gives the app the address of its Firebase, with the host name of the request', async () => {
  const { body, headers } = await get('/__/firebase/init.json', { Host: 'daybook.test:4800' })
  expect(JSON.parse(body.toString())).toEqual({
    ...init,
    emulator: { host: 'daybook.test', port: 4801 },
  })
  expect(headers['cache-control']).toBe('no-store')
})

test('refuses an invalid firebase.json', async () => {
  const start = startHosting({
    port: 0,
    host: '127.0.0.1',
    root: folder,
    init,
    firebaseJson: '{"hosting":{"headers":"all"}}',
  })
  await expect(start).rejects.toThrow()
})

test('logs nothing when a browser disconnects before it has the whole file', async () => {
  for (let times = 0; times < 3; times += 1) {
    const sent = request({ host: '127.0.0.1', port: hosting.port, path: '/map.bin' })
    sent.on('error', () => {})
    sent.end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.on('error', () => {})
    await once(response, 'readable')
    sent.destroy()
    await get('/')
  }
  expect((await get('/map.bin')).body.length).toBe(maxInMemory + 10)
  expect(logged).toEqual([])
})

test('adds the embedded Firebase to the connect-src of firebase.json', async () => {
  const policyFor = async (host: string) =>
    (await get('/', { Host: host })).headers['content-security-policy']
  const policy = (origin: string) =>
    `default-src 'self'; connect-src 'self' https://x.example ${origin}; img-src 'self'`
  expect(await policyFor('127.0.0.1:1')).toBe(policy('http://127.0.0.1:4801'))
  expect(await policyFor('192.168.1.7:1')).toBe(policy('http://192.168.1.7:4801'))
  expect(await policyFor('[::1]:1')).toBe(policy('http://[::1]:4801'))
})
