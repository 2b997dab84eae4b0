import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { workerIsReady } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

test('an app start is answered from the cache without its worker, every other address by the worker', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'technician', '/orders')
  await workerIsReady(page)
  await world.cutNetwork()
  for (const path of ['/orders', '/dashboard']) {
    await page.goto(`${world.url}${path}`)
    await expect(page.locator('main a[href^="/orders/"]').first()).toBeVisible()
    expect(await isAnsweredByWorker(page)).toBe(false)
  }
  for (const path of ['/orders?state=all', '/chat']) {
    await page.goto(`${world.url}${path}`)
    await expect(page.locator('main h1')).toBeVisible()
    expect(await isAnsweredByWorker(page)).toBe(true)
  }
})

function isAnsweredByWorker(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming && entry.workerStart > 0
  })
}
