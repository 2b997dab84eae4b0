import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline, signIn, signOut, visibleText, workerIsReady } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

test('a document of a newer or broken kind is reported as one, and the others stay', async ({
  world,
  office,
}) => {
  const { engine, projectId } = world.daybook.emulator
  const name = `projects/${projectId}/databases/(default)/documents/companies/demo-company/orders/broken`
  await engine.commit([
    {
      update: {
        name,
        fields: { title: { integerValue: '7' }, status: { stringValue: 'levitating' } },
      },
      updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ])
  const page = await office.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await openSignedIn(page, world, 'admin', '/orders?group=all')
  await expect(page.getByText('1 item can’t be shown')).toBeVisible()
  await expect(page.getByRole('row', { name: /Port|Lane|Road|Street/ }).first()).toBeVisible()
  await expect.poll(() => complaints.join('\n')).toContain('orders/broken')
  await page.goto(`${world.url}/orders/broken`)
  await expect(visibleText(page, /can’t be shown|not on this device/)).toBeVisible()
})

test('an update is offered and waits while unsaved work is on the screen', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/customers/new')
  await workerIsReady(page)
  await page.getByLabel('Name', { exact: true }).fill('Half typed')
  world.publishUpdate()
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  const take = page.getByRole('button', { name: 'Update' })
  await take.click()
  await expect(page.getByText(/Save your text/)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed')

  await page.getByLabel('Name', { exact: true }).fill('')
  const reloaded = page.waitForEvent('load')
  await take.click()
  await reloaded
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  expect(await isWaiting()).toBe(false)
  await expect(take).toBeHidden()
})

test('the page stays when a part of it cannot be fetched, and a reload is offered when the network returns', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const menu = /\/order-menu-.*\.js/
  // It can be fetched again once the page is reloaded: whether a repeated import asks the network again is the browser's choice.
  let isBroken = true
  await page.route(menu, (route) => (isBroken ? route.abort() : route.continue()))
  const refused = page.waitForEvent('requestfailed', (request) => menu.test(request.url()))
  await openSignedIn(page, world, 'technician', `/orders/${world.untouchedOrder().id}`)
  await refused
  const more = page.getByRole('button', { name: 'More actions' })
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  await expect(more).toBeHidden()

  page.on('request', (request) => {
    if (request.isNavigationRequest()) isBroken = false
  })
  await context.setOffline(true)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(more).toBeVisible()
  await expect(page.getByText('Part of the app didn’t load')).toBeHidden()
  await context.close()
})

test('case 67: two tabs of one person show the same, and one change is sent once', async ({
  world,
  office,
}) => {
  const [first, second] = [await office.newPage(), await office.newPage()]
  const { id: orderId } = world.untouchedOrder()
  await openSignedIn(first, world, 'technician', `/orders/${orderId}`)
  await second.goto(first.url())
  for (const tab of [first, second]) {
    await readyForOffline(tab)
    await expect(tab.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  }
  const before = world.receiptsOf(orderId).length
  await office.setOffline(true)
  await first.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(second.getByRole('button', { name: 'Start driving', exact: true })).toBeVisible()
  await expect(pill(second, /1 waiting/)).toBeVisible()
  await office.setOffline(false)
  await expect(pill(first, /Synced/)).toBeVisible()
  await expect(pill(second, /Synced/)).toBeVisible()
  expect(world.receiptsOf(orderId)).toHaveLength(before + 1)
})

test('case 30: signing out with unsent work keeps it for the next sign-in', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  const { id: orderId } = world.untouchedOrder()
  const path = `/orders/${orderId}`
  await signIn(page, world, 'technician', path)
  await readyForOffline(page)
  await office.setOffline(true)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(pill(page, /1 waiting/)).toBeVisible()
  await signOut(page, world)
  await expect(page.getByText('1 change on this device isn’t synced')).toBeVisible()
  await office.setOffline(false)
  await signIn(page, world, 'technician', path)
  await expect(pill(page, /Synced/)).toBeVisible()
  expect(world.receiptsOf(orderId).at(-1)?.name).toBe('order/move')
})

test('the page listens itself where no worker can start', async ({ world, browser }) => {
  const { id } = world.untouchedOrder()
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'Worker', { value: undefined })
  })
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', '/orders')
  await page.reload()
  await expect(page.locator(`main a[href="/orders/${id}"]`).first()).toBeVisible()
  await world.assign(id, ['demo-heating-2'])
  await expect(page.locator(`main a[href="/orders/${id}"]`)).toHaveCount(0)
  await context.close()
})

test('others’ changes arrive again after the code that listens could not be loaded', async ({
  world,
  office,
}) => {
  const { id } = world.untouchedOrder()
  const page = await office.newPage()
  await office.route('**/firestore-client-*', (route) => route.abort())
  await openSignedIn(page, world, 'technician', '/orders')
  await expect(pill(page, /Not updating/)).toBeVisible()
  await world.assign(id, ['demo-heating-2'])
  await office.unroute('**/firestore-client-*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(pill(page, /^Synced/)).toBeVisible()
  await expect(page.locator(`main a[href="/orders/${id}"]`)).toHaveCount(0)
})
