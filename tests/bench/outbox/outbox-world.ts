import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { LimitReading } from '#data/outbox/drain/plan/commit-cost.ts'
import { encodeFields } from '#data/server/rest/values.ts'
import { startEmulatorProcess } from '../../emulator-load/tools/emulator-process.ts'
import { buildScript } from '../../lab/build-lab.ts'
import type { SubjectOptions } from '../../lab/outbox-subject.ts'
import { createPrng } from '../../sync/support/prng.ts'
import { type SlowProxy, startSlowProxy } from './slow-proxy.ts'
import { sentOrder } from '../../fixtures/sent-order.ts'

const projectId = 'demo-daybook'
const companyId = 'c1'
const uid = 'office'
const epoch = '2026-03-01T08:00:00.000Z'
const stamps = { schema: 1, updatedAt: epoch, updatedBy: 'seed', deletedAt: null }

export interface OutboxWorld {
  readonly proxy: SlowProxy
  /** A fresh browser profile with the subject of `script` in its page. */
  open(browser: Browser, script: URL, reading?: LimitReading): Promise<Page>
  /** Milliseconds that a start of the app takes on the device of `page`, in a new tab. */
  start(page: Page, script: URL): Promise<number>
  close(): Promise<void>
}

/** A company with this many orders on a server behind a slow network. `rules`: the project's, or open ones. */
export async function createOutboxWorld(
  orderCount: number,
  rules: 'ours' | 'open',
): Promise<OutboxWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-outbox-'))
  const openRules = join(dataDir, 'open.rules')
  writeFileSync(
    openRules,
    "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read, write: if true; } }",
  )
  const rulesFile = rules === 'ours' ? 'firestore.rules' : openRules
  const emulator = await startEmulatorProcess({
    command: ['emulator/launch.js', 'cli', '--rules', rulesFile, '--allow-unsigned'],
    dataDir: join(dataDir, 'data'),
    port: 0,
  })
  const root = `projects/${projectId}/databases/(default)/documents`
  const orders = Array.from({ length: orderCount }, (_, i) => ({
    id: `order${i}`,
    doc: orderDoc(i),
  }))
  const commit = async (writes: readonly object[]) => {
    const answer = await fetch(`${emulator.url}/v1/${root}:commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const write = (path: string, doc: Readonly<Record<string, unknown>>) => ({
    update: { name: `${root}/${path}`, fields: encodeFields(doc) },
  })
  await commit([
    write(`companies/${companyId}`, {
      ...stamps,
      name: 'Demo Company',
      isSetup: true,
      subscriptionStatus: 'active',
      plan: null,
      disabledFeatures: [],
      ownerId: uid,
      createdAt: epoch,
    }),
    write(`users/${uid}`, {
      ...stamps,
      name: 'Demo Office',
      email: 'office@example.com',
      role: 'admin',
      status: 'active',
      companyId,
      permissions: [],
    }),
  ])
  for (let i = 0; i < orders.length; i += 250) {
    const part = orders.slice(i, i + 250)
    await commit(part.map(({ id, doc }) => write(`companies/${companyId}/orders/${id}`, doc)))
  }
  const proxy = await startSlowProxy(emulator.port, createPrng(5))
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Bench')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const options: SubjectOptions = {
    uid,
    companyId,
    projectId,
    port: proxy.port,
    token: unsignedToken(),
    orders,
  }

  return {
    proxy,
    async open(browser, script, reading) {
      const page = await (await browser.newContext()).newPage()
      await page.goto(origin)
      await page.evaluate(await buildScript(script))
      await page.evaluate(
        (given) => {
          window.subject = window.createSubject(given)
          return window.subject.load()
        },
        { ...options, ...(reading && { reading }) },
      )
      return page
    },
    async start(page, script) {
      const next = await page.context().newPage()
      await next.goto(origin)
      await next.evaluate(await buildScript(script))
      const ms = await next.evaluate(async (given) => {
        const started = performance.now()
        await window.createSubject(given).open()
        return performance.now() - started
      }, options)
      await next.close()
      return ms
    },
    async close() {
      site.closeAllConnections()
      site.close()
      await proxy.close()
      await emulator.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function orderDoc(i: number) {
  return { ...sentOrder(`W-${i}`, `Order number ${i}`, uid), updatedAt: epoch }
}

/** Built like the SDK's `mockUserToken`. */
function unsignedToken(): string {
  const iat = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat,
    exp: iat + 86_400,
    auth_time: iat,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'custom', identities: {} },
  }
  return `${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`
}
