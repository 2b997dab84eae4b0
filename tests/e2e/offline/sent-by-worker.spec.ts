import { type Page, expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { createOrder, pill, readyForOffline } from '../steps.ts'
import { test } from '../world.ts'

test.use({ hasBackgroundSync: true })

const title = 'Walk-in cooler drips'

test('with no page open, the worker sends what waits when the network returns', async ({
  world,
  office,
  phone,
}) => {
  const context = await phone.open()
  const screen = await context.newPage()
  await openSignedIn(screen, world, 'technician', '/orders')
  const desk = await office.newPage()
  await openSignedIn(desk, world, 'admin', '/orders')
  const orderId = await createOrder(desk, world, {
    title,
    customer: 'South Quay Bistro',
    street: '2 Ferry Steps',
    assignee: 'Daniel Reyes',
  })
  await screen.getByText(title).click()
  const accept = screen.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toBeVisible()
  await readyForOffline(screen)
  await context.setOffline(true)
  await accept.click()
  await expect(pill(screen, /1 waiting/)).toBeVisible()
  // The change is stored first; the browser is asked to wake the worker a moment later.
  await expect.poll(() => syncTagsOf(screen)).not.toEqual([])
  // The browser keeps running without a page of Daybook, as on a phone in a pocket.
  await context.newPage()
  await screen.close()
  await context.setOffline(false)
  await expect
    .poll(() => world.receiptsOf(orderId).map(({ name }) => name))
    .toEqual(['order/assign', 'order/create', 'order/move'])
  await desk.goto(`${world.url}/orders/${orderId}`)
  await expect(desk.getByText('Accepted the order')).toBeVisible()
})

test('case 20: in a browser without service workers the page itself sends', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  const { id: orderId } = world.untouchedOrder()
  await openSignedIn(page, world, 'technician', `/orders/${orderId}`)
  const before = world.receiptsOf(orderId).length
  const accept = page.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toBeVisible()
  await expect(pill(page, /^Synced/)).toBeVisible()
  // Without a worker, only what was fetched before can be shown without a network.
  await pill(page, /^Synced/).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await context.setOffline(true)
  await accept.click()
  await pill(page, /1 waiting/).click()
  await expect(page.getByText('Keep Daybook open until everything’s synced')).toBeVisible()
  await context.setOffline(false)
  await expect(pill(page, /Synced/)).toBeVisible()
  expect(world.receiptsOf(orderId)).toHaveLength(before + 1)
  await context.close()
})

/** The tags for which the browser will wake the worker when there is a network. */
function syncTagsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const registration: ServiceWorkerRegistration & {
      readonly sync?: { getTags(): Promise<string[]> }
    } = await navigator.serviceWorker.ready
    return (await registration.sync?.getTags()) ?? []
  })
}
