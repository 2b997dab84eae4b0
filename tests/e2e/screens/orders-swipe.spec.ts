import { expect, type Locator, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('a swipe on an order reveals its next step and the way there, and takes nothing by itself', async ({
  world,
  phone,
}) => {
  const { id } = world.untouchedOrder()
  const page = await (await phone.open()).newPage()
  await openSignedIn(page, world, 'technician', '/orders')
  await everythingHasArrived(page)
  const row = page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator(`[href="/orders/${id}"]`))
  await expect(row.getByText('New', { exact: true })).toBeVisible()
  const actions = page.locator('[data-swipe-actions]')
  const ownReceipts = () =>
    world
      .receiptsOf(id)
      .filter(({ actorId }) => actorId === 'demo-technician')
      .map(({ name }) => name)
  const accept = actions.getByRole('button', { name: 'Accept' })

  await test.step('a short swipe, or a slanted one, does nothing', async () => {
    await swipe(page, row, 40, 0)
    await expect(actions).toHaveCount(0)
    await swipe(page, row, 60, 55)
    await expect(actions).toHaveCount(0)
  })

  await test.step('a long one reveals the step and takes none', async () => {
    await swipe(page, row, 110, 4)
    await expect(accept).toBeInViewport({ ratio: 1 })
    const box = await accept.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(48)
    expect(box?.x).toBe(0)
    await expect(page).toHaveURL(`${world.url}/orders`)
  })

  await test.step('a tap elsewhere only closes the row', async () => {
    await row.tap({ position: { x: 150, y: 10 } })
    await expect(actions).toHaveCount(0)
    await expect(page).toHaveURL(`${world.url}/orders`)
    await expect(row.getByText('New', { exact: true })).toBeVisible()
    expect(ownReceipts()).toEqual([])
  })

  await test.step('to the left are directions', async () => {
    await swipe(page, row, -110, 4)
    const link = actions.getByRole('link', { name: 'Directions' })
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(link).toHaveAttribute('href', /^(geo:|https:)/)
    await page.keyboard.press('Escape')
    await expect(actions).toHaveCount(0)
  })

  await test.step('a tap on the revealed step takes it once', async () => {
    await swipe(page, row, 110, 4)
    await accept.tap()
    await expect(row.getByText('Accepted')).toBeVisible()
    await expect(actions).toHaveCount(0)
    await expect.poll(ownReceipts).toEqual(['order/move'])
  })

  await test.step('a row opens with a tap as before', async () => {
    await row.tap()
    await expect(page).toHaveURL(`${world.url}/orders/${id}`)
  })
})

test('a vertical swipe over the orders scrolls them, under the heading of their day', async ({
  world,
  phone,
}) => {
  const context = await phone.open({ viewport: { width: 390, height: 520 } })
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', '/orders')
  await everythingHasArrived(page)
  const rows = page.getByRole('main').locator('li[data-row]')
  await swipe(page, rows.nth(3).getByRole('link'), 10, -240)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(page.locator('[data-swipe-actions]')).toHaveCount(0)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect
    .poll(() => headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)))
    .toContain(0)

  // The place and the row survive an order.
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await atRest(scrolled)
  const key = await rows.evaluateAll((all) =>
    all.find((one) => one.getBoundingClientRect().top > 100)?.getAttribute('data-row'),
  )
  const row = page.locator(`main li[data-row="${key}"] a`)
  await row.tap()
  await expect(page).toHaveURL(`${world.url}/orders/${key}`)
  await page.goBack()
  await expect.poll(scrolled).toBe(before)
  await expect(row).toBeFocused()
})

async function framesPass(page: Page, frames: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let i = 0; i < count; i += 1) await new Promise(requestAnimationFrame)
  }, frames)
}

/** A number once it no longer changes. */
async function atRest(read: () => Promise<number>): Promise<number> {
  let last = NaN
  await expect
    .poll(async () => {
      const before = last
      last = await read()
      return last - before
    })
    .toBe(0)
  return last
}

/**
 * Moves a finger from the middle of an element, brought to the middle of the screen, and holds it still before it lifts:
 * lifted while it moves it would fling, and the browser makes no click of a tap that ends a fling.
 */
async function swipe(page: Page, element: Locator, dx: number, dy: number): Promise<void> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await atRest(() => page.evaluate(() => scrollY))
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing to swipe')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let i = 1; i <= 8; i += 1) {
    const point = { x: x + (dx * i) / 8, y: y + (dy * i) / 8 }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await framesPass(page, 8)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}
