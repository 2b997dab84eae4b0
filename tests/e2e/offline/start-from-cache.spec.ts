import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { goWithinApp, workerIsReady } from '../steps.ts'
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

test('signing out forgets the screen that was kept', async ({ world, office }) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/orders')
  const kept = () => page.evaluate(() => localStorage.getItem('daybook:screen'))
  await expect.poll(kept).not.toBeNull()
  await page.evaluate(() => localStorage.removeItem('daybook:inside'))
  await page.goto(`${world.url}/login`)
  await expect.poll(kept).toBeNull()
})

function isAnsweredByWorker(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming && entry.workerStart > 0
  })
}
