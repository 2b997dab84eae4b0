import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startDaybook } from '#emulator/start-daybook.ts'
import { launchBrowser } from '../../tests/e2e/browser.ts'
import { encodeWebp } from './encode-webp.ts'

const folder = 'public/screenshots'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

/** Takes the pictures of the README and the manifest, from the built app and the demo company. */
export async function takeReadmePictures(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-pictures-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5701, appPort: 5801 })
  const browser = await launchBrowser()
  let isUp = true
  const closeServer = async () => {
    if (isUp) await daybook.close()
    isUp = false
  }
  try {
    mkdirSync(folder, { recursive: true })
    await takeDesktopPictures(browser, daybook.appUrl)
    const offline = await takePhonePictures(browser, daybook.appUrl)
    // Playwright's offline mode does not reach the service worker, so the server is stopped.
    await closeServer()
    await takeOfflinePicture(offline)
  } finally {
    await browser.close()
    await closeServer()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function takePhonePictures(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, hasTouch: true, locale: 'en-GB' })
  const page = await signIn(await context.newPage(), url, 'technician')
  await page.locator('main a[href^="/orders/"]').first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await shoot(page, 'phone-today')
  await page.goto(`${url}/dashboard/van`)
  await page.getByRole('listitem').first().waitFor()
  await shoot(page, 'phone-van')
  await page.goto(`${url}/chat`)
  await page.locator('main a[href^="/chat?thread=order-"]').first().click()
  await page.getByRole('article').last().waitFor()
  await shoot(page, 'phone-chat')
  await page.goto(`${url}/orders?state=dispatched`)
  await page.locator('main a[href^="/orders/"]').first().waitFor()
  // Reading the chat is a change that is sent as well.
  await page.getByText('Synced').filter({ visible: true }).first().waitFor()
  return page
}

async function takeOfflinePicture(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /Sent/ }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const step = page.getByRole('button', { name: /^(Accept|Start driving|I’ve arrived)$/ })
  await step.first().click()
  await page
    .getByRole('button', { name: /1 waiting/ })
    .first()
    .waitFor()
  await shoot(page, 'phone-order-offline')
}

async function takeDesktopPictures(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ ...desktop, locale: 'en-GB' })
  const page = await signIn(await context.newPage(), url, 'admin')
  await page.getByText('Synced').filter({ visible: true }).first().waitFor({ timeout: 120_000 })
  await page.goto(`${url}/orders`)
  await page.locator('main a[href^="/orders/"]').nth(3).click()
  await page.getByRole('heading', { name: 'History' }).waitFor()
  await shoot(page, 'desktop-orders')
  await page.goto(`${url}/admin/templates`)
  await page.getByRole('button', { name: 'Heating service' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await shoot(page, 'desktop-template')
  await page.goto(`${url}/inventory?show=places`)
  await page.getByRole('link', { name: /^Van 2/ }).click()
  await page.getByRole('heading', { name: /^Van 2/ }).waitFor()
  await shoot(page, 'desktop-stock')
  await context.close()
}

async function signIn(page: Page, url: string, person: string): Promise<Page> {
  await page.goto(`${url}/dashboard`)
  await page.locator('input[type=email]').fill(`${person}@daybook.demo`)
  await page.locator('input[type=password]').fill('daybook-demo')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`${url}/dashboard`)
  return page
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled' })
  writeFileSync(join(folder, `${name}.webp`), await encodeWebp(page, png, 0.9))
}
