import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { userDbName } from '#data/local/database/user-db.ts'
import { createPhone } from '../../e2e/browser.ts'
import { installLoadWatch } from '../first-load/load-watch.ts'
import { installProbe } from '../screens/probe.ts'

/** The owner's desktop after its first load, beside a server with a long audit log. */
export interface LogWorld {
  readonly url: string
  /** A page in the same browser. */
  open(): Promise<Page>
  dispose(): Promise<void>
}

const script = fileURLToPath(new URL('serve-log.ts', import.meta.url))
const password = 'daybook-demo'

/** With the receipts on the device, or too old for that. */
export async function createLogWorld(
  receipts: number,
  place: 'device' | 'server',
): Promise<LogWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-audit-'))
  const server = fork(script, [dataDir, String(receipts), place, '5541', '5641'], {
    execArgv: ['--import', 'tsx'],
  })
  const desk = createPhone()
  async function dispose() {
    await desk.dispose()
    const gone = once(server, 'exit')
    if (server.connected) server.disconnect()
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const [{ url }] = (await once(server, 'message')) as [{ url: string }]
    const context = await desk.open({ viewport: { width: 1440, height: 900 } })
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript(installProbe)
    await context.addInitScript(installLoadWatch)
    const open = () => context.newPage()
    const page = await open()
    await page.goto(`${url}/orders`)
    await page.locator('input[type=email]').fill('owner@daybook.demo')
    await page.locator('input[type=password]').fill(password)
    await page.locator('button[type=submit]').click()
    const wanted = [userDbName('demo-owner'), ['orders', 'mutations']] as const
    await page.evaluate(([name, sets]) => loadWatch.setsAreHere(name, sets), wanted)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.close()
    return { url, open, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** Saves the log as a file, as its owner does; the time from the password to the file, in milliseconds, and its rows. */
export async function exportLog(
  page: Page,
): Promise<{ readonly ms: number; readonly rows: number }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Password').fill(password)
  const downloading = page.waitForEvent('download', { timeout: 300_000 })
  const from = performance.now()
  await sheet.getByRole('button', { name: 'Export log' }).click()
  const file = await downloading
  const ms = performance.now() - from
  let rows = 0
  for await (const chunk of await file.createReadStream())
    for (const byte of chunk as Buffer) if (byte === 10) rows += 1
  return { ms, rows: rows - 1 }
}
