import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startDaybook } from '#emulator/start-daybook.ts'
import { launchBrowser } from '../../tests/e2e/browser.ts'
import { copySite } from '../../tests/e2e/copy-site.ts'
import { type Look, heightOf, lookName, looksAt } from './looks.ts'
import { type Screen, guestScreens, officeScreens, technicianScreens } from './screen-list.ts'
import { shiftWorkers } from './shift-workers.ts'

interface Tour {
  /** Part of the names of its pictures. */
  readonly name: string
  readonly person: string | null
  readonly widths: readonly number[]
  readonly screens: readonly Screen[]
}

const tours: readonly Tour[] = [
  { name: 'guest', person: null, widths: [390, 820, 1440], screens: guestScreens },
  { name: 'technician', person: 'technician', widths: [390, 820], screens: technicianScreens },
  { name: 'office', person: 'owner', widths: [390, 820, 1440], screens: officeScreens },
]

/** A morning on which the demo company works; the same in every run, so that pictures can be compared. */
const morning = Date.parse('2026-06-17T13:10:00Z')
/** How long a page may take until nothing on it moves, in milliseconds. */
const settledMs = 1200

/**
 * Takes a picture of every screen in every look whose name is wanted, such as `technician-today-390-light-en`, into a
 * folder, and reports each. The built app and the demo company show it, on a fixed day.
 */
export async function takeScreens(
  folder: string,
  isWanted: (name: string) => boolean,
  report: (name: string) => void,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-screens-'))
  const aheadMs = morning - Date.now()
  const clock = () => Date.now() + aheadMs
  const site = copySite()
  shiftWorkers(site, aheadMs)
  const daybook = await startDaybook({
    root: site,
    dataDir,
    port: 5701,
    appPort: 5801,
    clock,
  })
  const browser = await launchBrowser()
  try {
    mkdirSync(folder, { recursive: true })
    for (const tour of tours) {
      const nameOf = ({ name }: Screen, look: Look) => `${tour.name}-${name}-${lookName(look)}`
      for (const look of looksAt(tour.widths)) {
        const screens = tour.screens.filter((screen) => isWanted(nameOf(screen, look)))
        if (screens.length === 0) continue
        const context = await openContext(browser, look)
        const page = await context.newPage()
        if (tour.person !== null) await signIn(page, daybook.appUrl, tour.person)
        for (const screen of screens) {
          const name = nameOf(screen, look)
          await openScreen(page, daybook.appUrl, screen)
          await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
          report(name)
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await daybook.close()
    for (const made of [dataDir, site]) rmSync(made, { recursive: true, force: true })
  }
}

async function openContext(browser: Browser, look: Look): Promise<BrowserContext> {
  const isTouch = look.width < 1000
  const context = await browser.newContext({
    viewport: { width: look.width, height: heightOf(look) },
    isMobile: isTouch,
    hasTouch: isTouch,
    locale: look.locale === 'es' ? 'es-ES' : 'en-CA',
    timezoneId: 'America/Halifax',
    reducedMotion: 'reduce',
  })
  await context.clock.setFixedTime(morning)
  await context.addInitScript(
    (settings) => localStorage.setItem('daybook:device', settings),
    JSON.stringify({ theme: look.theme, locale: look.locale }),
  )
  return context
}

async function signIn(page: Page, url: string, person: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.locator('input[type=email]').fill(`${person}@daybook.demo`)
  await page.locator('input[type=password]').fill('daybook-demo')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`${url}/dashboard`)
  // Everything is downloaded once the sync status has a check mark.
  await page
    .locator('svg.lucide-check')
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 120_000 })
}

async function openScreen(page: Page, url: string, { path, link }: Screen): Promise<void> {
  await page.goto(`${url}${path}`)
  await page.locator('main h1, h1').first().waitFor()
  if (link !== undefined) {
    const target = page.locator(`main a[href^="${link}"]:not([href$="/new"])`).first()
    await page.goto(`${url}${await target.getAttribute('href')}`)
    await page.locator('main h1, h1').first().waitFor()
  }
  await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(settledMs)
}
