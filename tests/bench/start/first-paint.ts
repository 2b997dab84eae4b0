import type { Page } from '@playwright/test'
import type { Phone } from '../../e2e/browser.ts'

/** One start of the app until its first row is painted. */
export interface FirstPaint {
  /** Paths of the scripts requested until then. */
  readonly scripts: readonly string[]
  /** When the page has read and shown its first row, in milliseconds since the navigation began. */
  readonly firstRow: number
  /** When the screen kept from last time was painted; the first row where none was kept. */
  readonly firstShown: number
  /** How many scripts and styles the page had asked for once it asked for no more. */
  readonly files: number
}

/** A page that asks for nothing this long, in milliseconds, has loaded what it needs. */
const quietMs = 3000

/** Starts at each of the paths in turn, each time in a newly started browser and with the servers gone. */
export async function firstPaints(
  phone: Phone,
  url: string,
  paths: readonly string[],
  cutNetwork: () => Promise<void>,
  ready: (page: Page) => Promise<void> = async () => undefined,
): Promise<FirstPaint[]> {
  const online = await (await phone.open()).newPage()
  await online.goto(`${url}/orders`)
  await online.locator('input[type=email]').fill('technician@daybook.demo')
  await online.locator('input[type=password]').fill('daybook-demo')
  await online.locator('button[type=submit]').click()
  await firstRow(online).waitFor({ timeout: 180_000 })
  await online.evaluate(() => navigator.serviceWorker.ready)
  await ready(online)
  // Closed as by a person: a browser killed now would lose what it has not yet written.
  await phone.close()
  await cutNetwork()

  const paints: FirstPaint[] = []
  for (const path of paths) {
    const page = await (await phone.open({ offline: true })).newPage()
    paints.push(await firstPaint(page, url, path))
    phone.kill()
  }
  return paints
}

async function firstPaint(page: Page, url: string, path: string): Promise<FirstPaint> {
  // Read from the page, which times resources whether the network or the worker served them.
  await page.addInitScript(() => {
    performance.setResourceTimingBufferSize(2000)
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main a[href^="/orders/"]')) return
      observer.disconnect()
      performance.mark('first-row')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${url}${path}`)
  await firstRow(page).waitFor()
  const files = await filesOnceQuiet(page)
  const found = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-row')[0]?.startTime ?? Infinity
    const isKept = performance.getEntriesByName('kept-screen').length > 0
    const [shown] = performance.getEntriesByName('first-contentful-paint')
    return {
      firstRow: painted,
      firstShown: isKept && shown ? Math.min(shown.startTime, painted) : painted,
      scripts: performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime < painted)
        .map((entry) => new URL(entry.name).pathname)
        .filter((path) => path.endsWith('.js')),
    }
  })
  return { ...found, files }
}

async function filesOnceQuiet(page: Page): Promise<number> {
  for (let before = -1; ;) {
    const files = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname)).length,
    )
    if (files === before) return files
    before = files
    await page.waitForTimeout(quietMs)
  }
}

function firstRow(page: Page) {
  return page.locator('main a[href^="/orders/"]').first()
}
