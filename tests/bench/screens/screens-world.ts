import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { startDaybook } from '#emulator/start-daybook.ts'
import { createPhone } from '../../e2e/browser.ts'
import { fillRows } from './fill-rows.ts'
import { installProbe } from './probe.ts'

/** A technician's phone with a lot of data, offline, four times slower than this machine. */
export interface ScreensWorld {
  readonly url: string
  /** Titles of orders that no one has begun. */
  readonly untouched: readonly string[]
  /** A page in a newly started browser. */
  open(): Promise<Page>
  kill(): void
  /** Closes the browser as a person would: one that is killed loses what it has not written yet. */
  close(): Promise<void>
  dispose(): Promise<void>
}

const orders = 10_000
const messages = 10_000
const openOrders = 40
const slowness = 4

const devices = ['boiler', 'pump', 'radiator', 'valve', 'meter', 'gate', 'lamp', 'filter', 'drain']
const verbs = ['Repair', 'Replace', 'Inspect', 'Install', 'Clean', 'Adjust', 'Remove']
const rooms = ['in the cellar', 'on the roof', 'in the hall', 'behind the kitchen', 'by the gate']

export async function createScreensWorld(): Promise<ScreensWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-screens-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5521, appPort: 5621 })
  const phone = createPhone()
  const url = daybook.appUrl
  const now = Date.now()
  try {
    const page = await (await phone.open()).newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(`${url}/dashboard`)
    await page.locator('input[type=email]').fill('technician@daybook.demo')
    await page.locator('input[type=password]').fill('daybook-demo')
    await page.locator('button[type=submit]').click()
    await page.locator('main a[href^="/orders/"]').first().waitFor({ timeout: 60_000 })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(`${url}/chat`)
    await page.locator('main a[href^="/chat?thread="]').nth(1).waitFor()
    // Going offline first, because the server's next answer would remove data that only this device has.
    await page.context().setOffline(true)
    const made = (count: number, fieldsOf: (i: number, now: number) => object) =>
      Array.from({ length: count }, (_, i) => fieldsOf(i, now))
    await fillRows(page, 'technician', 'orders', made(orders, orderFields))
    await fillRows(page, 'technician', 'messages', made(messages, messageFields))
    await fillRows(page, 'technician', 'reads', [readFields(Date.now())])
  } catch (error) {
    await phone.dispose()
    throw error
  } finally {
    phone.kill()
    await daybook.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    url,
    untouched: Array.from({ length: openOrders }, (_, i) => titleOf(i)),
    open: async () => slowPage(await phone.open({ offline: true })),
    kill: () => phone.kill(),
    close: () => phone.close(),
    dispose: () => phone.dispose(),
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  // The transpiler names functions with this helper, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(installProbe)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return page
}

function titleOf(i: number): string {
  const word = (words: readonly string[], step: number) =>
    words[Math.floor(i / step) % words.length] ?? ''
  return `${word(verbs, 1)} the ${word(devices, 7)} ${word(rooms, 63)}, ${i + 1}`
}

/** A few orders are today's work; the rest is history that a phone stores. */
function orderFields(i: number, now: number) {
  const isOpen = i < openOrders
  const start = isOpen ? now + i * 600_000 : now - (i + 1) * 1_800_000
  return {
    id: `many${i}`,
    ref: `M-${i + 1}`,
    title: titleOf(i),
    description: `Seen on the round; call before you come. Number ${i + 1}.`,
    tags: [],
    assigneeIds: ['demo-technician'],
    status: isOpen ? 'dispatched' : 'invoiced',
    open: isOpen,
    isSent: true,
    requires: [],
    checklist: [],
    plannedStart: new Date(start).toISOString(),
    plannedEnd: new Date(start + 1_800_000).toISOString(),
  }
}

/** Everything until now is read. */
function readFields(now: number) {
  const at = new Date(now).toISOString()
  return {
    id: 'team__demo-technician',
    schema: 1,
    createdAt: at,
    createdBy: 'demo-technician',
    updatedAt: at,
    updatedBy: 'demo-technician',
    deletedAt: null,
    threadId: 'team',
    userId: 'demo-technician',
    readAt: at,
    readerIds: ['demo-technician'],
  }
}

function messageFields(i: number, now: number) {
  return {
    id: `many${i}`,
    threadId: 'team',
    authorId: i % 3 === 0 ? 'demo-technician' : 'demo-admin',
    text: `${titleOf(i * 13)}. ${'It was as the customer said. '.repeat(i % 4)}`,
    about: null,
    readerIds: ['demo-technician', 'demo-admin'],
    at: new Date(now - (messages - i) * 60_000).toISOString(),
  }
}
