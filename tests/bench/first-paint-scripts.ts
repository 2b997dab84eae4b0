import type { Page } from '@playwright/test'
import type { Phone } from '../e2e/browser.ts'

/** Paths of the scripts a cold, offline `/orders` asks for until its first row is painted. */
export async function firstPaintScripts(
  phone: Phone,
  url: string,
  cutNetwork: () => Promise<void>,
): Promise<string[]> {
  const online = await (await phone.open()).newPage()
  await online.goto(`${url}/orders`)
  await online.locator('input[type=email]').fill('technician@daybook.demo')
  await online.locator('input[type=password]').fill('daybook-demo')
  await online.locator('button[type=submit]').click()
  await firstRow(online).waitFor()
  await online.evaluate(() => navigator.serviceWorker.ready)
  phone.kill()
  await cutNetwork()

  const page = await (await phone.open({ offline: true })).newPage()
  // Asked of the page itself: resources are timed there whether the network or the worker served them.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main a[href^="/orders/"]')) return
      observer.disconnect()
      performance.mark('first-row')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${url}/orders`)
  await firstRow(page).waitFor()
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-row')[0]?.startTime ?? Infinity
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < painted && /\.js$/.test(new URL(entry.name).pathname))
      .map((entry) => new URL(entry.name).pathname)
  })
}

function firstRow(page: Page) {
  return page.locator('main a[href^="/orders/"]').first()
}
