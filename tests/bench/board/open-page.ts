import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

export interface Wanted {
  readonly subject: string
  readonly visits: number
}

const origin = 'http://board.test'

/** Opens the built page in a window of its own, as large as a dispatcher's, without drawing anything. */
export async function openPage(browser: Browser, folder: string, wanted: Wanted): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Madrid',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${wanted.subject}: ${error.message}`))
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  )
  const query = new URLSearchParams({ subject: wanted.subject, visits: String(wanted.visits) })
  await page.goto(`${origin}/index.html?${query}`)
  await page.waitForFunction(() => 'board' in globalThis)
  return page
}
