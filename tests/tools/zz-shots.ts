import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startDaybook } from '#emulator/start-daybook.ts'
import { launchBrowser } from '../e2e/browser.ts'
import { readFileSync } from 'node:fs'
const dataDir = mkdtempSync(join(tmpdir(), 'day-shots-'))
const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5741, appPort: 5841 })
const browser = await launchBrowser()
const errors: string[] = []
async function open(person: string, w: number, h: number, locale = 'en-GB', theme?: string): Promise<Page> {
  const c = await browser.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: 1, isMobile: w < 600, hasTouch: w < 600, locale, colorScheme: theme === 'dark' ? 'dark' : 'light' })
  if (theme) await c.addInitScript((t) => localStorage.setItem('daybook:device', JSON.stringify({ theme: t })), theme)
  const page = await c.newPage()
  page.on('pageerror', (e) => errors.push(String(e)))
  page.on('console', (m) => m.type() === 'error' && errors.push(m.text()))
  await page.goto(`${daybook.appUrl}/dashboard`)
  await page.locator('input[type=email]').fill(`${person}@daybook.demo`)
  await page.locator('input[type=password]').fill('daybook-demo')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`${daybook.appUrl}/dashboard`)
  await page.locator('main a[href^="/orders/"]').first().waitFor()
  return page
}
const shot = (page: Page, name: string, fullPage = true) => page.screenshot({ path: `/tmp/day-shots/${name}.png`, fullPage, animations: 'disabled' })
const url = daybook.appUrl
try {
  const script = process.argv[2] ?? ''
  const mod = await import(script)
  await mod.run({ open, shot, url, daybook })
} catch (e) { console.error(e) } finally {
  await browser.close(); await daybook.close(); rmSync(dataDir, { recursive: true, force: true })
  console.log('errors', errors.slice(0, 8))
}
