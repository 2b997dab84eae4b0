import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base } from '@playwright/test'
import { type Daybook, startDaybook } from '#emulator/start-daybook.ts'
import { copySite, resetWorker } from './copy-site.ts'
import { type Phone, createPhone, launchBrowser } from './browser.ts'
import {
  type Fields,
  type Found,
  type Receipt,
  addEarlyOrders,
  documentsOf,
  lateOrder,
  oldOrder,
  receiptsOf,
  receiptsWhere,
  sendEarlyOrder,
  sendUrgently,
  setFields,
  untouchedOrders,
  write,
  writeCompany,
} from './demo-data.ts'
import { preparedData } from './prepared.ts'

/** The product as `npm start` serves it, for one test, with its own data and ports. */
export interface World {
  readonly url: string
  readonly daybook: Daybook
  /** Stops the servers, as when the network goes away: every request is refused. */
  cutNetwork(): Promise<void>
  /** Restarts the same servers, on the same ports, with the same data. */
  restoreNetwork(): Promise<void>
  /** Publishes a newer build of the app. */
  publishUpdate(): void
  /** An order of the demo technician that no one has begun or commented on. */
  untouchedOrder(): { readonly id: string; readonly title: string }
  /** Several of them. */
  untouchedOrders(count: number): readonly { readonly id: string; readonly title: string }[]
  /** An order with a change that reached the server hours after it was made. */
  lateOrder(): { readonly id: string; readonly title: string }
  /** An order whose whole history is older than what a device fetches of it by itself. */
  oldOrder(): { readonly id: string; readonly title: string }
  /** As the office, assigns an order to these people only. */
  assign(orderId: string, uids: readonly string[]): Promise<void>
  /** Removes an order's checklist, so that it can be finished with a tap. */
  askNothing(orderId: string): Promise<void>
  /** Replaces an order's checklist and requirements. */
  ask(orderId: string, words: readonly string[], questions?: readonly object[]): Promise<void>
  /** Changes fields of a document of the demo company, or of another one, as the server itself would. */
  change(path: string, fields: Fields, companyId?: string): Promise<void>
  /** Changes fields of the demo company itself. */
  changeCompany(fields: Fields): Promise<void>
  /** As the office, adds this many open orders that are planned before all others. */
  addEarlyOrders(count: number): Promise<void>
  /** As the office, sends a person an order that is planned before all others; returns its title. */
  sendEarlyOrder(uid: string): Promise<string>
  /** As the admin, sends everyone a message that each must acknowledge. */
  sendUrgently(text: string): Promise<void>
  /** The text of every message by a person on the server. */
  messagesOf(uid: string): string[]
  /** Every receipt of an order on the server, oldest first. */
  receiptsOf(orderId: string): Receipt[]
  /** Every receipt of a person, oldest first. */
  receiptsBy(uid: string): Receipt[]
  /** The documents of a collection of the demo company, or of another one, whose fields have these values. */
  find(
    collection: string,
    where: Readonly<Record<string, string>>,
    companyId?: string,
  ): readonly Found[]
}

/** One browser for all tests of a worker; each test has its own contexts in it. */
interface WorkerFixtures {
  browser: Browser
  /** A folder with the built app, of which a test may replace the service worker. */
  site: string
}

interface Fixtures {
  /** How far the phone's clock is ahead of true time. */
  clockAheadMs: number
  /** Whether the office's desktop installs the service worker, which takes seconds of processor time. */
  officeWorker: boolean
  /** Whether the phone installs it, without which it starts and works only online. */
  phoneWorker: boolean
  /** Whether the phone's browser has Background Sync, which costs time. */
  hasBackgroundSync: boolean
  /** Whether the app and the server read Firestore's limits in the strictest way. */
  strictLimits: boolean
  /** Whether the functions run, which takes seconds to start. */
  hasFunctions: boolean
  ports: { readonly port: number; readonly appPort: number }
  world: World
  phone: Phone
  /** A desktop browser context for a person of the office. */
  office: BrowserContext
}

/** The index of this worker among those that run at the same time. */
const lane = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

export const test = base.extend<Fixtures, WorkerFixtures>({
  ports: { port: 5301 + lane, appPort: 5401 + lane },
  clockAheadMs: 0,
  officeWorker: false,
  phoneWorker: true,
  hasBackgroundSync: false,
  strictLimits: true,
  hasFunctions: false,
  world: async ({ ports, site, clockAheadMs, strictLimits, hasFunctions }, provide) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'daybook-world-'))
    cpSync(preparedData(), dataDir, { recursive: true })
    const worker = resetWorker(site, clockAheadMs)
    // Two tests that built into the one folder at the same time would each find half of it.
    const functions = hasFunctions ? { functions: {} } : {}
    const start = () => startDaybook({ root: site, dataDir, strictLimits, ...functions, ...ports })
    let daybook = await start()
    let isUp = true
    await provide({
      url: daybook.appUrl,
      get daybook() {
        return daybook
      },
      async cutNetwork() {
        isUp = false
        await daybook.close()
      },
      async restoreNetwork() {
        daybook = await start()
        isUp = true
      },
      publishUpdate: () => appendFileSync(worker, '\n// a newer build\n'),
      untouchedOrder: () => {
        const [order] = untouchedOrders(daybook, 1)
        if (!order) throw new Error('The demo technician has no untouched order')
        return order
      },
      untouchedOrders: (count) => untouchedOrders(daybook, count),
      lateOrder: () => lateOrder(daybook),
      oldOrder: () => oldOrder(daybook),
      assign: (orderId, uids) => setFields(daybook, orderId, { assigneeIds: uids }),
      askNothing: (orderId) => setFields(daybook, orderId, { requires: [], checklist: [] }),
      ask: (orderId, requires, checklist = []) =>
        setFields(daybook, orderId, { requires, checklist }),
      change: (path, fields, companyId) => write(daybook, path, fields, companyId),
      changeCompany: (fields) => writeCompany(daybook, fields),
      addEarlyOrders: (count) => addEarlyOrders(daybook, count),
      sendEarlyOrder: (uid) => sendEarlyOrder(daybook, uid),
      sendUrgently: (text) => sendUrgently(daybook, text),
      messagesOf: (uid) =>
        documentsOf(daybook, 'messages', [['authorId', 'EQUAL', uid]]).map(({ text }) =>
          text('text'),
        ),
      receiptsOf: (orderId) => receiptsOf(daybook, orderId),
      receiptsBy: (uid) => receiptsWhere(daybook, ['actorId', 'EQUAL', uid]),
      find: (collection, where, companyId) =>
        documentsOf(
          daybook,
          collection,
          Object.entries(where).map(([field, value]) => [field, 'EQUAL', value]),
          companyId,
        ),
    })
    if (isUp) await daybook.close()
    rmSync(dataDir, { recursive: true, force: true })
  },
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, provide) => {
      const root = copySite()
      await provide(root)
      rmSync(root, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  phone: async ({ playwright, clockAheadMs, phoneWorker, hasBackgroundSync }, provide) => {
    const phone = createPhone(playwright.chromium, {
      clockAheadMs,
      hasWorker: phoneWorker,
      isLight: !hasBackgroundSync,
    })
    await provide(phone)
    await phone.dispose()
  },
  browser: [
    async ({ playwright }, provide) => {
      const browser = await launchBrowser(playwright.chromium, { isLight: true })
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  office: async ({ browser, officeWorker }, provide) => {
    const context = await browser.newContext({
      serviceWorkers: officeWorker ? 'allow' : 'block',
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
    })
    await provide(context)
    await context.close()
  },
})
