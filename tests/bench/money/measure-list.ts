import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startDaybook } from '#emulator/start-daybook.ts'
import { createPhone } from '../../e2e/browser.ts'
import { fillRows } from '../screens/fill-rows.ts'
import { installProbe } from '../screens/probe.ts'

const viewport = { width: 1440, height: 900 }
const times = 5
const day = 86_400_000
const typed = 'INV-2026-1234'

export interface ListTimes {
  /** From the start of the navigation until the first row is painted, in milliseconds. */
  readonly firstRows: readonly number[]
  /** From a keystroke in the search until the rows that match are painted. */
  readonly keystrokes: readonly number[]
}

/** The list of this many invoices on a desktop, in the production build, from what is stored on the device. */
export async function measureList(count: number): Promise<ListTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-invoices-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5523, appPort: 5623 })
  const desk = createPhone()
  const url = `${daybook.appUrl}/invoices`
  try {
    const context = await desk.open({ viewport })
    // The transpiler names functions with this helper, which a page does not have.
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript(installProbe)
    const page = await context.newPage()
    await signIn(page, url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Offline first, because the server's next answer would remove what only this device has.
    await context.setOffline(true)
    await fillRows(page, 'admin', 'invoices', listed(count))
    return { firstRows: await firstRows(page, url), keystrokes: await keystrokes(page) }
  } finally {
    await desk.dispose()
    await daybook.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('input[type=email]').fill('admin@daybook.demo')
  await page.locator('input[type=password]').fill('daybook-demo')
  await page.locator('button[type=submit]').click()
  await page.locator('main li a[href^="/invoices/"]').first().waitFor()
  await page.getByText('Synced', { exact: true }).filter({ visible: true }).first().waitFor()
}

/** Issued over the last years, a third of them not paid; the lines are those of an invoice of the demo company. */
function listed(count: number): readonly object[] {
  const now = Date.now()
  const on = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return Array.from({ length: count }, (_, i) => {
    const issuedAt = now - (count - i) * (day / 20)
    const totalMinor = 1000 + ((i * 7919) % 90_000)
    return {
      id: `many${i}`,
      kind: 'invoice',
      status: 'issued',
      number: `INV-2026-${i}`,
      seq: i + 1,
      issuedOn: on(issuedAt),
      dueOn: on(issuedAt + 14 * day),
      totalMinor,
      creditOf: null,
      creditIds: [],
      creditedMinor: i % 3 === 0 ? 0 : totalMinor,
    }
  })
}

async function firstRows(page: Page, url: string): Promise<number[]> {
  const found: number[] = []
  for (let i = 0; i < times; i += 1) {
    await page.goto('about:blank')
    await page.goto(url)
    found.push(
      await page.evaluate(() => probe.fromStart({ selector: 'main li a[href^="/invoices/"]' })),
    )
  }
  // The whole list, which the search goes through.
  await page
    .getByText(/^[\d,]+ invoices$/)
    .filter({ visible: true })
    .first()
    .waitFor()
  return found
}

async function keystrokes(page: Page): Promise<number[]> {
  const field = page.getByRole('main').getByRole('searchbox')
  await field.click()
  // The first letter builds what is searched.
  await field.pressSequentially('x')
  await page.waitForTimeout(2000)
  await field.fill('')
  await page.waitForTimeout(2000)
  const found: number[] = []
  for (const letter of typed) {
    const asked = page.evaluate(() => probe.settled('keydown', 'main ul, main p'))
    await field.press(letter)
    found.push(await asked)
  }
  return found
}
