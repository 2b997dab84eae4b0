import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, goWithinApp, signOut, workerIsReady } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

test('without network, pages are answered by the worker and the app’s files by the cache alone', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'technician', '/orders')
  await workerIsReady(page)
  await world.cutNetwork()
  for (const path of ['/orders', '/dashboard', '/orders?state=all', '/chat']) {
    await page.goto(`${world.url}${path}`)
    await expect(page.locator('main h1')).toBeVisible()
    expect(await answeredByWorker(page)).toEqual({ page: true, files: 0 })
  }
})

test('a start shows the screen that was kept, until the app has read its own', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'technician', '/orders')
  const kept = () => page.evaluate(() => localStorage.getItem('daybook:screen'))
  const width = await page.evaluate(() => innerWidth)
  await expect.poll(kept).toContain(`"width":${width},`)
  const wasShown = () =>
    page.evaluate(() => performance.getEntriesByName('kept-screen').length === 1)

  await page.reload()
  await expect(page.locator('main a[href^="/orders/"]').first()).toBeVisible()
  expect(await wasShown()).toBe(true)
  await expect(page.locator('#kept')).toHaveCount(0)

  // Another width, another address, and a page that nothing is kept of.
  await page.setViewportSize({ width: 700, height: 900 })
  await page.reload()
  expect(await wasShown()).toBe(false)
  await page.goto(`${world.url}/dashboard`)
  expect(await wasShown()).toBe(false)
  await goWithinApp(page, '/chat')
  await expect.poll(kept).toBeNull()
})

test('signing out in another tab forgets the screen that was kept', async ({ world, office }) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/orders')
  const kept = () => page.evaluate(() => localStorage.getItem('daybook:screen'))
  await everythingHasArrived(page)
  await signOut(await office.newPage(), world)
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(kept).toBeNull()

  // Were one left behind, the next start would remove it.
  await page.evaluate(() => localStorage.setItem('daybook:screen', '{}'))
  await page.reload()
  await expect.poll(kept).toBeNull()
})

interface RoutedTiming extends PerformanceResourceTiming {
  /** Which static route matched: 'cache', or an empty text where the worker was asked. Only Chromium has it. */
  readonly workerMatchedSourceType?: string
}

/** Whether the worker answered the page, and how many of the app's files it was asked for. */
function answeredByWorker(page: Page) {
  return page.evaluate(() => {
    const isByWorker = (entry: PerformanceEntry) => {
      const { workerStart, workerMatchedSourceType } = entry as RoutedTiming
      return workerStart > 0 && workerMatchedSourceType !== 'cache'
    }
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
    return {
      page: performance.getEntriesByType('navigation').every(isByWorker),
      files: files.filter(isByWorker).length,
    }
  })
}
