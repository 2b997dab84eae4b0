import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test('a tablet shows an order in sections beside the list, which keeps its place', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 820, height: 560 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', '/more')
  await everythingHasArrived(page)
  await page.getByRole('link', { name: 'Orders' }).tap()

  // An order is open, and nothing that the person did is between it and the page before.
  const rows = page.getByRole('main').locator('li[data-row]')
  const current = rows.locator('[aria-current="page"]')
  await expect(page).toHaveURL(/\/orders\/.+/)
  await expect(current).toBeVisible()
  await expect(page.getByRole('button', { name: /^History/, expanded: false })).toBeVisible()

  const list = page.locator('main [data-scroll="list"]')
  await expect(page.getByRole('link', { name: /^Back to/ })).toBeVisible()
  await list.evaluate((box) => box.scrollTo(0, 160))
  const next = rows.filter({ has: page.getByText('New', { exact: true }) }).nth(2)
  await expect(next).toBeInViewport()
  const before = await list.evaluate((box) => box.scrollTop)
  await next.getByRole('link').tap()
  await expect(next.locator('[aria-current="page"]')).toBeVisible()
  await expect(current).toHaveCount(1)
  expect(await list.evaluate((box) => box.scrollTop)).toBe(before)
  // The step is in reach of the thumb, beside the list.
  const step = await page.locator('main').getByRole('button', { name: 'Accept' }).boundingBox()
  expect(step?.x).toBeGreaterThan(300)
  expect(step?.y).toBeGreaterThan(400)

  // Opened by its address there is no page before, and the list is beside it: Back would open an order again.
  await page.goto(`${world.url}/orders`)
  await expect(page).toHaveURL(/\/orders\/.+/)
  await expect(current).toBeVisible()
  await expect(page.getByRole('button', { name: /^History/, expanded: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All orders' })).toHaveCount(0)

  // The device holds only their own visits: a list of days, not the office's board.
  await page.goto(`${world.url}/schedule`)
  await expect(page.getByText(/over the next 7 days/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plan the day' })).toHaveCount(0)
  await context.close()
})
