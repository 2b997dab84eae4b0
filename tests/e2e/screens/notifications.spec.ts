import { type Page, expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, pill, workerIsReady } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

/**
 * Stands in for the platform, which no page can see: the number on the icon, and the permission prompt, answered with
 * no.
 */
function playPlatform() {
  const root = () => document.documentElement.dataset
  const badge = (count = 0) => {
    root()['badge'] = String(count)
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'setAppBadge', { value: badge })
  Object.defineProperty(navigator, 'clearAppBadge', { value: () => badge() })
  const notification = {
    permission: 'default',
    requestPermission: () => {
      root()['asked'] = 'once'
      return Promise.resolve('denied')
    },
  }
  Object.defineProperty(globalThis, 'Notification', { value: notification })
}

/** Whether Today has recorded the orders that were there at the first look. */
const wasFocused = () => localStorage.getItem('daybook:seen:demo-technician') !== null

/** The number of new messages in the list of conversations. */
async function unread(page: Page): Promise<number> {
  const words = await page
    .getByRole('main')
    .getByText(/^\d+ new$/)
    .allInnerTexts()
  return words.reduce((sum, text) => sum + Number.parseInt(text), 0)
}

test('a phone offers notifications when there is news, refusing costs nothing, and the icon counts', async ({
  world,
  office,
}) => {
  const { id: orderId, title } = world.untouchedOrder()
  await world.assign(orderId, [])
  await office.addInitScript(playPlatform)
  const page = await office.newPage()
  const root = page.locator('html')
  const offer = page.getByText('Get new order alerts?')
  await openSignedIn(page, world, 'technician', '/chat')
  await workerIsReady(page)
  await everythingHasArrived(page)
  await expect.poll(() => unread(page)).toBeGreaterThan(0)
  await expect(async () =>
    expect(await root.getAttribute('data-badge')).toBe(String(await unread(page))),
  ).toPass()
  const news = await unread(page)
  const chatTab = page.getByRole('navigation').getByRole('link', { name: /^Chat/ }).first()
  await expect(chatTab).toContainText(`${news} new`)

  await page.goto(`${world.url}/dashboard`)
  await expect(page.locator('main a[href^="/orders/"]').first()).toBeVisible()
  await expect(root).toHaveAttribute('data-badge', String(news))
  // Orders that were there at the first look are not news.
  await expect.poll(() => page.evaluate(wasFocused)).toBe(true)
  await expect(offer).toBeHidden()
  await expect(root).not.toHaveAttribute('data-asked')

  // They had the order before: it is news again once they know that it went.
  await page.getByRole('button', { name: 'Got it', exact: true }).click()
  await world.assign(orderId, ['demo-technician'])
  await expect(offer).toBeVisible()
  await expect(root).not.toHaveAttribute('data-asked')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(root).toHaveAttribute('data-asked', 'once')
  await expect(offer).toBeHidden()

  await office.setOffline(true)
  await page.reload()
  await page.locator(`main a[href="/orders/${orderId}"]`).first().click()
  // Today has a button for the next step of another order.
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(root).toHaveAttribute('data-badge', String(news + 1))
  await office.setOffline(false)
  await expect(pill(page, /Synced/)).toBeVisible()
  await expect(root).toHaveAttribute('data-badge', String(news))
  await expect(offer).toBeHidden()
  await expect(root).not.toHaveAttribute('data-asked')
})

test('an urgent message stays above Today until it is acknowledged', async ({ world, office }) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'technician', '/dashboard')
  const banner = page.getByText('Urgent message', { exact: true })
  const chatTab = page.getByRole('navigation').getByRole('link', { name: /^Chat/ }).first()
  await everythingHasArrived(page)
  await expect(chatTab).toContainText(/\d+ new/)
  await expect(banner).toBeHidden()

  await world.sendUrgently('Gas is off in the whole street')
  await expect(banner).toBeVisible()
  await expect(page.getByText('Gas is off in the whole street')).toBeVisible()
  await expect(chatTab).toContainText('1 urgent')
  await page.getByRole('link', { name: 'Read', exact: true }).click()
  await expect(page.getByRole('log').getByText('Gas is off in the whole street')).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden()
  await expect(chatTab).not.toContainText('urgent')
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(page.locator('main a[href^="/orders/"]').first()).toBeVisible()
  await expect(banner).toBeHidden()
})
