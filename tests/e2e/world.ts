import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base } from '@playwright/test'
import { wholeId } from '#domain/mutation/split/part-id.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import { type Daybook, startDaybook } from '#emulator/start-daybook.ts'
import { copySite, resetWorker } from './copy-site.ts'
import { type Phone, createPhone, launchBrowser } from './browser.ts'

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

export interface Receipt {
  readonly id: string
  readonly name: string
  readonly at: string
  readonly actorId: string
  readonly deviceAt: string
}

interface Found {
  readonly id: string
  readonly text: (field: string) => string
  readonly number: (field: string) => number
  /** The first text of a list. */
  readonly first: (field: string) => string
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
  /** Whether the phone's browser has Background Sync, which costs time. */
  hasBackgroundSync: boolean
  /** Whether the app and the server read Firestore's limits in the strictest way. */
  strictLimits: boolean
  ports: { readonly port: number; readonly appPort: number }
  world: World
  phone: Phone
  /** A desktop browser context for a person of the office. */
  office: BrowserContext
}

/** A data folder with the demo company, created once for all tests of a run. */
let seeded: Promise<string> | undefined
function seededData(ports: Fixtures['ports']): Promise<string> {
  seeded ??= (async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'daybook-seeded-'))
    process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
    const daybook = await startDaybook({ root: process.cwd(), dataDir, ...ports })
    await sendAllPlanned(daybook)
    await daybook.close()
    return dataDir
  })()
  return seeded
}

/** The index of this worker among those that run at the same time. */
const lane = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

export const test = base.extend<Fixtures, WorkerFixtures>({
  ports: { port: 5301 + lane, appPort: 5401 + lane },
  clockAheadMs: 0,
  officeWorker: false,
  hasBackgroundSync: false,
  strictLimits: true,
  world: async ({ ports, site, clockAheadMs, strictLimits }, provide) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'daybook-world-'))
    cpSync(await seededData(ports), dataDir, { recursive: true })
    const worker = resetWorker(site, clockAheadMs)
    const start = () => startDaybook({ root: site, dataDir, strictLimits, ...ports })
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
  phone: async ({ playwright, clockAheadMs, hasBackgroundSync }, provide) => {
    const phone = createPhone(playwright.chromium, { clockAheadMs, isLight: !hasBackgroundSync })
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

function untouchedOrders(daybook: Daybook, count: number) {
  const found = ordersOfTechnician(daybook, 'dispatched')
  const quiet = found.filter(
    ({ id }) =>
      documentsOf(daybook, 'messages', [['threadId', 'EQUAL', `order-${id}`]]).length === 0,
  )
  if (quiet.length < count) throw new Error('The demo technician has too few untouched orders')
  return quiet.slice(0, count).map(({ id, text }) => ({ id, title: text('title') }))
}

function ordersOfTechnician(daybook: Daybook, status: string) {
  return documentsOf(daybook, 'orders', [
    ['assigneeIds', 'ARRAY_CONTAINS', 'demo-technician'],
    ['status', 'EQUAL', status],
  ])
}

/** Sends the orders of the coming days too, so that a test has enough orders to choose from. */
async function sendAllPlanned(daybook: Daybook): Promise<void> {
  const sent = { status: 'dispatched', isSent: true, sentAt: new Date().toISOString() }
  for (const { id } of ordersOfTechnician(daybook, 'scheduled')) await setFields(daybook, id, sent)
}

function lateOrder(daybook: Daybook): { id: string; title: string } {
  const hour = 3_600_000
  const [late] = documentsOf(daybook, 'mutations', [['name', 'EQUAL', 'order/move']])
    .filter(({ text }) => Date.parse(text('receivedAt')) - Date.parse(text('at')) > hour)
    .sort((a, b) => b.text('receivedAt').localeCompare(a.text('receivedAt')))
  const id = late?.first('refs').replace('orders/', '')
  const order = documentsOf(daybook, 'orders', [['ref', 'GREATER_THAN', '']]).find(
    (one) => one.id === id,
  )
  if (!order) throw new Error('Nothing in the demo company arrived late')
  return { id: order.id, title: order.text('title') }
}

function oldOrder(daybook: Daybook): { id: string; title: string } {
  const fortnight = 14 * 24 * 3_600_000
  const [order] = documentsOf(daybook, 'orders', [['ref', 'GREATER_THAN', '']])
    .filter(({ text }) => Date.parse(text('updatedAt')) < Date.now() - fortnight)
    .filter(({ id }) => receiptsOf(daybook, id).some(({ name }) => name === 'order/create'))
  if (!order) throw new Error('Nothing in the demo company is old')
  return { id: order.id, title: order.text('title') }
}

async function addEarlyOrders(daybook: Daybook, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await writeEarlyOrder(daybook, i, {})
}

async function sendEarlyOrder(daybook: Daybook, uid: string): Promise<string> {
  const sent = { status: 'dispatched', isSent: true, assigneeIds: [uid] }
  await writeEarlyOrder(daybook, 0, sent)
  return 'Early order 0'
}

async function writeEarlyOrder(daybook: Daybook, i: number, fields: Fields): Promise<void> {
  const [like] = documentsOf(daybook, 'orders', [['status', 'EQUAL', 'scheduled']])
  if (!like) throw new Error('The demo company has no scheduled order')
  const at = new Date().toISOString()
  await write(daybook, `orders/early${`${i}`.padStart(15, '0')}`, {
    schema: 1,
    createdAt: at,
    createdBy: 'demo-admin',
    updatedBy: 'demo-admin',
    deletedAt: null,
    ref: `W-EARLY${i}`,
    title: `Early order ${i}`,
    customerId: like.text('customerId'),
    siteId: like.text('siteId'),
    priority: 'normal',
    status: 'scheduled',
    statusAt: at,
    open: true,
    assigneeIds: [],
    plannedStart: '2020-01-01T09:00:00.000Z',
    plannedEnd: '2020-01-01T10:00:00.000Z',
    ...fields,
  })
}

type Fields = Readonly<Record<string, unknown>>

/** Replaces fields of an order, as the office would. */
function setFields(daybook: Daybook, orderId: string, fields: Fields): Promise<void> {
  return write(daybook, `orders/${orderId}`, fields)
}

function sendUrgently(daybook: Daybook, text: string): Promise<void> {
  const at = new Date().toISOString()
  const admin = 'demo-admin'
  return write(daybook, `messages/urgent${Date.parse(at)}`, {
    schema: 1,
    createdAt: at,
    createdBy: admin,
    updatedBy: admin,
    deletedAt: null,
    authorId: admin,
    threadId: 'team',
    text,
    priority: 'urgent',
    readerIds: [admin, 'demo-technician'],
    at,
  })
}

/** Writes fields of a company document as the server itself would. */
async function write(
  { emulator }: Daybook,
  path: string,
  fields: Fields,
  companyId?: string,
): Promise<void> {
  await emulator.engine.commit([
    {
      update: {
        name: `${companyPath(emulator.projectId, companyId)}/${path}`,
        fields: toFields(path, fields),
      },
      updateMask: { fieldPaths: Object.keys(fields) },
      updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ])
}

function receiptsOf(daybook: Daybook, orderId: string): Receipt[] {
  return receiptsWhere(daybook, ['refs', 'ARRAY_CONTAINS', `orders/${orderId}`])
}

function receiptsWhere(daybook: Daybook, filter: Filter): Receipt[] {
  const receipts = documentsOf(daybook, 'mutations', [filter])
    .map(({ id, text }) => ({
      id,
      name: text('name'),
      at: text('at'),
      actorId: text('actorId'),
      deviceAt: (JSON.parse(text('details')) as { deviceAt: string }).deviceAt,
    }))
    .sort((a, b) => a.at.localeCompare(b.at))
  return receipts.filter((receipt) => !isClockOfStep(receipt, receipts))
}

/** A step and its clock change that cost more than one commit may are sent separately, as parts of one mutation. */
function isClockOfStep({ id, name }: Receipt, receipts: readonly Receipt[]): boolean {
  const isPart = (other: Receipt) => other.id !== id && wholeId(other.id) === wholeId(id)
  return name === 'time/clock' && receipts.some(isPart)
}

type Filter = readonly [field: string, op: string, value: string]

function documentsOf(
  { emulator }: Daybook,
  collectionId: string,
  filters: readonly Filter[],
  companyId?: string,
): readonly Found[] {
  const { engine, projectId } = emulator
  const query = engine.prepareQuery(companyPath(projectId, companyId), {
    from: [{ collectionId }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: filters.map(([fieldPath, op, value]) => ({
          fieldFilter: {
            field: { fieldPath },
            op,
            value: { stringValue: value },
          },
        })),
      },
    },
  })
  return engine.runQuery(query).documents.map(({ name, fields }) => ({
    id: name.split('/').at(-1) ?? '',
    text: (field: string): string => {
      const value = fields[field]
      if (value && 'stringValue' in value) return value.stringValue
      return value && 'timestampValue' in value ? value.timestampValue : ''
    },
    number: (field: string): number => {
      const value = fields[field]
      if (value && 'doubleValue' in value) return Number(value.doubleValue)
      return value && 'integerValue' in value ? Number(value.integerValue) : NaN
    },
    first: (field: string): string => {
      const value = fields[field]
      const [one] = (value && 'arrayValue' in value && value.arrayValue.values) || []
      return one && 'stringValue' in one ? one.stringValue : ''
    },
  }))
}

function companyPath(projectId: string, companyId = 'demo-company'): string {
  return `projects/${projectId}/databases/(default)/documents/companies/${companyId}`
}
