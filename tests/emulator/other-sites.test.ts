import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestBrowser, launchTestBrowser } from './tools/browser.ts'
import { createRestClient } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

// Requests of other sites' pages to an emulator on the same machine as the browser.
let browser: TestBrowser
const emulators: TestEmulator[] = []
let logged: string[] = []

beforeAll(async () => {
  browser = await launchTestBrowser()
})
afterAll(() => browser.close())
beforeEach(() => {
  logged = []
})
afterEach(async () => {
  await browser.closeClients()
  for (const emulator of emulators.splice(0)) {
    await emulator.close()
    removeDataDir(emulator.dataDir)
  }
})

async function start(allowedOrigins: readonly string[] = []): Promise<TestEmulator> {
  const log = (level: string, message: string) => void logged.push(`${level} ${message}`)
  const emulator = await startTestEmulator({ allowUnsigned: true, allowedOrigins, log })
  emulators.push(emulator)
  return emulator
}

const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp'

/** Sends a request without a preflight, as a form could; returns whether the page can read the response. */
const send = (page: Page, url: string, mode: RequestMode): Promise<string> =>
  page.evaluate(
    async ([to, how]) => {
      const body = JSON.stringify({ email: 'ann@example.com', password: 'correct horse' })
      try {
        const answer = await fetch(to, { method: 'POST', mode: how, body })
        return answer.type === 'opaque' ? 'opaque' : String(answer.status)
      } catch {
        return 'blocked'
      }
    },
    [url, mode] as const,
  )

test('a page of another site can neither read nor write', async () => {
  const emulator = await start()
  const page = await browser.openSite('evil.example')
  const url = `${emulator.url}${signUp}`
  expect(await send(page, url, 'cors')).toBe('blocked')
  expect(await send(page, url, 'no-cors')).toBe('opaque')
  expect(emulator.auth.findByEmail('ann@example.com')).toBeUndefined()
  await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const image = new Image()
        image.addEventListener('error', resolve)
        image.src = `${address}/emulator/mailbox`
        document.body.append(image)
      }),
    emulator.url,
  )
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().startsWith(emulator.url)),
    page.evaluate((address) => location.assign(`${address}/emulator/mailbox`), emulator.url),
  ])
  expect(answer.status()).toBe(403)
  expect(logged).toHaveLength(4)
  for (const line of logged)
    expect(line).toMatch(/^warn .*--allow-origin http:\/\/evil\.example(:\d+)?$/)
})

test('a page of this machine can use the SDK with any port and name', async () => {
  const emulator = await start()
  for (const hostname of ['127.0.0.1', 'localhost']) {
    const page = await browser.openSite(hostname)
    expect(await useSdk(page, emulator.port)).toEqual({ n: 1 })
  }
  expect(logged).toEqual([])
})

test('a page of an allowed origin can use the SDK, but not as the owner', async () => {
  const page = await browser.openSite('app.example')
  const origin = new URL(page.url()).origin
  const emulator = await start([origin])
  expect(await useSdk(page, emulator.port)).toEqual({ n: 1 })
  const status = await page.evaluate(async (url) => {
    const headers = { Authorization: 'Bearer owner' }
    return (await fetch(url, { headers })).status
  }, `${emulator.documents}/board/a`)
  expect(status).toBe(401)
  const cleared = await page.evaluate(
    async (url) => (await fetch(url, { method: 'DELETE' })).status,
    `${emulator.url}/emulator/v1/projects/demo/accounts`,
  )
  expect(cleared).toBe(403)
})

/** Signs up, writes, and receives the write through a listener. */
const useSdk = (page: Page, port: number): Promise<unknown> =>
  page.evaluate(async (given) => {
    const client = globalThis.connect({ port: given })
    await client.signInAnonymously(client.auth)
    const ref = client.doc(client.db, 'board/a')
    await client.setDoc(ref, { n: 1 })
    const received = await new Promise<unknown>((resolve, reject) => {
      client.onSnapshot(
        ref,
        { includeMetadataChanges: true },
        (snapshot) => {
          if (!snapshot.metadata.fromCache) resolve(snapshot.data())
        },
        reject,
      )
    })
    await client.deleteApp(client.app)
    return received
  }, port)

test('answers preflights only of allowed origins', async () => {
  const emulator = await start(['https://app.example'])
  const ask = async (origin: string) => {
    const { status, headers } = await fetch(`${emulator.documents}/board/a`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization',
        'Access-Control-Request-Private-Network': 'true',
      },
    })
    const names = ['origin', 'credentials', 'private-network', 'headers']
    return [status, ...names.map((name) => headers.get(`access-control-allow-${name}`))]
  }
  expect(await ask('https://app.example')).toEqual([
    204,
    'https://app.example',
    'true',
    'true',
    'authorization',
  ])
  expect(await ask('https://evil.example')).toEqual([403, null, null, null, null])
  expect(await ask('null')).toEqual([403, null, null, null, null])
})

test('serves requests without an origin, which do not come from pages', async () => {
  const emulator = await start()
  const path = '/v1/projects/demo/databases/(default)/documents/board/a'
  expect((await createRestClient(emulator, 'owner')('GET', path)).status).toBe(404)
  const answer = await fetch(`${emulator.url}${path}`, {
    headers: { Authorization: 'Bearer owner' },
  })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, null])
})
