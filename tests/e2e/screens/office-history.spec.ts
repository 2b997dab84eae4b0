import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { expectStatus, pill, readyForOffline, visibleText } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

test('the office reads when a change happened, who made it, and when it arrived', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', `/orders/${world.lateOrder().id}`)
  await expect(visibleText(page, /\w · synced .* later/)).toBeVisible()
})

test('work finished on an order that was cancelled meanwhile waits for the office’s decision', async ({
  world,
  browser,
  office,
}) => {
  const { id: orderId, title } = world.untouchedOrder()
  const path = `/orders/${orderId}`
  await world.askNothing(orderId)
  const field = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const phone = await field.newPage()
  await openSignedIn(phone, world, 'technician', path)
  await readyForOffline(phone)
  await field.setOffline(true)
  for (const step of ['Accept', 'Start driving', 'I’ve arrived', 'Complete'])
    await phone.getByRole('button', { name: step, exact: true }).click()
  await expect(pill(phone, /4 waiting/)).toBeVisible()
  await expect(visibleText(phone, 'Saved on this phone')).toBeVisible()

  const desk = await office.newPage()
  await openSignedIn(desk, world, 'admin', path)
  await desk.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('menuitem', { name: 'Cancel order' }).click()
  await desk.getByLabel('Why?').fill('Customer request')
  const before = world.receiptsOf(orderId).length
  await desk.getByRole('button', { name: 'Cancel order' }).click()
  await expect.poll(() => world.receiptsOf(orderId).length).toBe(before + 1)
  await field.setOffline(false)

  await expect(pill(phone, /Synced/)).toBeVisible()
  await expect(phone.getByText('before your update arrived')).toBeVisible()
  await phone.getByRole('link', { name: 'Today', exact: true }).click()
  const row = phone.getByRole('link').filter({ hasText: title })
  await expect(row.filter({ hasText: 'Waiting for the office' })).toBeVisible()
  await pill(phone, /Synced/).click()
  const centre = phone.getByRole('dialog', { name: 'Sync', exact: true })
  await expect(centre.getByRole('heading', { name: 'Waiting for the office' })).toBeVisible()
  await expect(centre.getByText('Completed the order')).toBeVisible()
  await centre.getByRole('link', { name: title }).click()
  await expect(phone.getByText('before your update arrived')).toBeVisible()
  await expect(desk.getByText(/“Completed the order” by Daniel Reyes/)).toBeVisible()
  await desk.goto(`${world.url}/orders?state=review&q=${encodeURIComponent(title)}`)
  await desk
    .getByRole('row')
    .filter({ hasText: 'Decision needed' })
    .getByRole('link', { name: title })
    .click()
  await desk.getByRole('button', { name: 'Accept: Completed' }).click()
  await expect(phone.getByText('before your update arrived')).toBeHidden()
  await expectStatus(phone, 'Completed')
  expect(world.receiptsOf(orderId).at(-1)?.name).toBe('order/review')
  await field.close()
})

test('history older than what the device holds is loaded when there is a connection', async ({
  world,
  office,
}) => {
  const old = world.oldOrder()
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/orders')
  await readyForOffline(page)
  await office.setOffline(true)
  await page.goto(`${world.url}/orders/${old.id}`)
  await expect(page.getByText('Older history loads when')).toBeVisible()
  await office.setOffline(false)
  await expect(page.getByText('Created order')).toBeVisible()
  await expect(page.getByText('Older history loads when')).toBeHidden()
})
